"""Scenarios of Tapestry: read a position, let one thing happen, compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.table import Illegal, Message
from understudy.table.scenario import Keys, differences, missing_in_order
from understudy.tapestry.options import DECKS
from understudy.tapestry.printed.facts import ACHIEVEMENTS
from understudy.tapestry.scenario.dice import DiceTable
from understudy.tapestry.scenario.given import Given, build
from understudy.tapestry.scenario.then import observe
from understudy.tapestry.scenario.when import Outcome, happen

TOP: Final = ("title", "rule", "game")
FREE: Final = frozenset({"then.hexes", "then.landmarks", "then.automa.gained"})
"""Tables whose keys name things of the game rather than facts of the format."""

MISTAKES: Final = frozenset({"tapestry-deck-empty", "table-script-unanswered"})
"""Refusals that say something is wrong with the scenario, not with what somebody did."""


def check_scenario(scenario: Mapping[str, Any]) -> list[Message]:
    """Run one scenario; what differs from what it says."""
    top = Keys(scenario, "")
    for key in TOP:
        top.need(key)
    options = top.table("options")
    seed = options.take("seed")
    chosen = {"decks": dict.fromkeys(DECKS, "dealt"), **dict(options.items())}
    given = build(chosen, top.table("given"), seed)
    when = top.table("when")
    wanted = dict(top.table("then").items())
    top.done()
    table = DiceTable(when.take("answers", []), seed, given.rolls)
    table.begin_turn(1)
    outcome = Outcome()
    before = given.game.copy()
    try:
        happen(given.game, table, when, outcome)
    except Illegal as refused:
        if refused.message.id in MISTAKES or "refused" not in wanted:
            raise
        given.game = before
        outcome = Outcome(refused=True)
        table.steps.clear()
    return _compare(given, table, outcome, wanted)


def _compare(
    given: Given, table: DiceTable, outcome: Outcome, wanted: dict[str, Any]
) -> list[Message]:
    found = observe(given, table, outcome)
    result: list[Message] = []
    cites = wanted.pop("journal", [])
    for cite in missing_in_order(cites, [step.cite for step in table.steps]):
        result.append(Message("table-scenario-not-cited", {"cite": cite}))
    _refuse_unknown(wanted, found, "then")
    if wanted.get("achievements") == {}:
        wanted["achievements"] = {name: [] for name in ACHIEVEMENTS}
    if wanted:
        result += differences(wanted, found)
    if table.answers:
        result.append(Message("table-scenario-answers-left", {"count": len(table.answers)}))
    if table.rolls:
        result.append(Message("tapestry-scenario-rolls-left", {"count": len(table.rolls)}))
    return result


def _refuse_unknown(wanted: Mapping[str, Any], found: object, path: str) -> None:
    keys = Keys(wanted, path)
    known = found if isinstance(found, Mapping) else {}
    for key in known:
        value = keys.take(key)
        if isinstance(value, Mapping) and f"{path}.{key}" not in FREE:
            _refuse_unknown(value, known[key], f"{path}.{key}")
    keys.done()
