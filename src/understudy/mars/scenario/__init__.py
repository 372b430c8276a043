"""Scenarios of Terraforming Mars: read a position, let one thing happen, compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from understudy.mars import options as choices
from understudy.mars.scenario.given import build
from understudy.mars.scenario.then import observe
from understudy.mars.scenario.when import Outcome, happen
from understudy.mars.state import Game
from understudy.table import Message, ScriptTable
from understudy.table.scenario import Keys, differences, missing_in_order

TOP: tuple[str, ...] = ("title", "rule", "game")


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
    wanted = dict(top.table("then").items())
    top.done()
    answers = when.take("answers", [])
    table = ScriptTable(answers, seed)
    table.begin_turn(1)
    outcome = happen(game, table, when)
    return _compare(game, table, outcome, wanted)


def _compare(
    game: Game, table: ScriptTable, outcome: Outcome, wanted: dict[str, Any]
) -> list[Message]:
    found = observe(game, table.steps, outcome)
    result: list[Message] = []
    cites = wanted.pop("journal", [])
    for cite in missing_in_order(cites, [step.cite for step in table.steps]):
        result.append(Message("table-scenario-not-cited", {"cite": cite}))
    _refuse_unknown(wanted, found, "then")
    result += differences(wanted, found)
    if table.answers:
        result.append(Message("table-scenario-answers-left", {"count": len(table.answers)}))
    return result


FREE = frozenset(
    {
        "then.tiles",
        "then.milestones",
        "then.awards",
        "then.bot.tracks",
        "then.bot.markers",
        "then.bot.storage",
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
