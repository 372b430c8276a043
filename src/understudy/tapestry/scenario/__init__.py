"""Scenarios of Tapestry: build a position, run one event, compare the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.core import Illegal, Message
from understudy.core.scenarios.scenario import compare, read_scenario
from understudy.tapestry.options import DECKS, PLAYED
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.scenario.dice import DiceTable
from understudy.tapestry.scenario.given import build
from understudy.tapestry.scenario.played import check_played
from understudy.tapestry.scenario.then import observe
from understudy.tapestry.scenario.when import Outcome, run_event

FREE: Final = frozenset({"then.hexes", "then.landmarks", "then.automa.gained"})
"""Tables whose keys are names of the game and not keys of the scenario format."""

SCENARIO_ERRORS: Final = frozenset({"tapestry-deck-empty", "table-script-unanswered"})
"""Refusals caused by a wrong scenario, not by the event."""


def check_scenario(scenario: Mapping[str, Any]) -> list[Message]:
    """Run one scenario; return the differences from its `[then]`."""
    parts = read_scenario(scenario)
    wanted = parts.then
    options = {"decks": dict.fromkeys(DECKS, "dealt"), **parts.options}
    if options.get("you") == PLAYED:
        return check_played(parts, options)
    given = build(options, parts.given, parts.seed)
    table = DiceTable(parts.answers, parts.seed, given.rolls)
    table.begin_turn(1)
    outcome = Outcome()
    before = given.game.copy()
    try:
        run_event(given.game, table, parts.when, outcome)
    except Illegal as refused:
        if refused.message.id in SCENARIO_ERRORS or "refused" not in wanted:
            raise
        given.game = before
        outcome = Outcome(refused=True)
        table.steps.clear()
    if wanted.get("achievements") == {}:
        wanted["achievements"] = {name: [] for name in ACHIEVEMENTS}
    result = compare(wanted, observe(given, table, table.rolls, outcome), table, FREE)
    if table.rolls:
        result.append(Message("tapestry-scenario-rolls-left", {"count": len(table.rolls)}))
    return result
