"""Scenarios of Terraforming Mars: read a position, let one thing happen, compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.mars import options as choices
from understudy.mars.scenario.given import build, card_name
from understudy.mars.scenario.then import observe
from understudy.mars.scenario.when import Outcome, happen
from understudy.mars.state import Game
from understudy.table import Message, ScriptTable
from understudy.table.scenario import NONE, Keys, differences, missing_in_order

TOP: Final = ("title", "rule", "game")


def check_scenario(scenario: Mapping[str, Any]) -> list[Message]:
    """Run one scenario; what differs from what it says."""
    top = Keys(scenario, "")
    for key in TOP:
        top.need(key)
    options = top.table("options")
    seed = options.take("seed")
    chosen = {"expansions": [], **dict(options.items())}
    game = build(choices.setup(chosen), top.table("given"), seed)
    when = top.table("when")
    wanted = by_number(dict(top.table("then").items()))
    top.done()
    answers = when.take("answers", [])
    table = ScriptTable(answers, seed)
    table.begin_turn(1)
    outcome = happen(game, table, when)
    return _compare(game, table, outcome, wanted)


CARD_KEYS: Final = frozenset(
    "project_deck project_discard action_deck bonus_deck bonus_discard destroyed played set_aside "
    "bonus_cards picked discarded".split()
)
"""Keys whose values are cards, named by number or by English name."""


def by_number(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The same with every card named by its number."""

    def numbered(key: str, value: Any) -> Any:
        if isinstance(value, Mapping):
            return by_number(value)
        if key not in CARD_KEYS or value == NONE:
            return value
        return [card_name(card) for card in value] if isinstance(value, list) else card_name(value)

    return {key: numbered(key, value) for key, value in wanted.items()}


def _compare(
    game: Game, table: ScriptTable, outcome: Outcome, wanted: dict[str, Any]
) -> list[Message]:
    found = observe(game, table.steps, outcome)
    result: list[Message] = []
    cites = wanted.pop("journal", [])
    for cite in missing_in_order(cites, [step.cite for step in table.steps]):
        result.append(Message("table-scenario-not-cited", {"cite": cite}))
    _refuse_unknown(wanted, found, "then")
    if wanted:
        result += differences(wanted, found)
    if table.answers:
        result.append(Message("table-scenario-answers-left", {"count": len(table.answers)}))
    return result


FREE: Final = frozenset(
    {
        "then.tiles",
        "then.milestones",
        "then.awards",
        "then.bot.tracks",
        "then.bot.markers",
        "then.bot.storage",
        "then.bot.corporation_resources",
        "then.turmoil.delegates",
        "then.human.tags",
    }
)
"""Tables whose keys name things of the game rather than facts of the format."""


def _refuse_unknown(wanted: Mapping[str, Any], found: object, path: str) -> None:
    keys = Keys(wanted, path)
    known = found if isinstance(found, Mapping) else {}
    for key in known:
        value = keys.take(key)
        if isinstance(value, Mapping) and f"{path}.{key}" not in FREE:
            _refuse_unknown(value, known[key], f"{path}.{key}")
    if path not in FREE:
        keys.done()
