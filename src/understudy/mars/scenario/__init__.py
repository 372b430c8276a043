"""Scenarios of Terraforming Mars: build a position, run one event, compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.core import Message, ScriptTable
from understudy.core.scenarios.scenario import compare, read_scenario
from understudy.mars import options
from understudy.mars.scenario.given import build
from understudy.mars.scenario.screen_game import check_screen_game
from understudy.mars.scenario.then import by_number, observe
from understudy.mars.scenario.when import run_event

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
"""Tables whose keys name things of the game instead of facts of the format."""


def check_scenario(data: Mapping[str, Any]) -> list[Message]:
    """Run one scenario. Return the differences from its expected result."""
    scenario = read_scenario(data)
    if scenario.options.get("you") == options.PLAYED:
        return check_screen_game(scenario)
    setup = options.make_setup({"expansions": [], **scenario.options})
    game = build(setup, scenario.given, scenario.seed)
    wanted = by_number(scenario.then)
    table = ScriptTable(scenario.answers, scenario.seed)
    table.begin_turn(1)
    outcome = run_event(game, table, scenario.when)
    return compare(wanted, observe(game, table.steps, outcome), table, FREE)
