"""Scenarios of Terraforming Mars: read a position, let one thing happen, compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.mars import options as choices
from understudy.mars.scenario.given import build, card_name
from understudy.mars.scenario.played import check_played
from understudy.mars.scenario.then import observe
from understudy.mars.scenario.when import happen
from understudy.table import Message, ScriptTable
from understudy.table.scenario import NONE, compare, read_scenario

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


def check_scenario(scenario: Mapping[str, Any]) -> list[Message]:
    """Run one scenario; what differs from what it says."""
    parts = read_scenario(scenario)
    if parts.options.get("you") == choices.PLAYED:
        return check_played(parts)
    setup = choices.setup({"expansions": [], **parts.options})
    game = build(setup, parts.given, parts.seed)
    wanted = by_number(parts.then)
    table = ScriptTable(parts.answers, parts.seed)
    table.begin_turn(1)
    outcome = happen(game, table, parts.when)
    return compare(wanted, observe(game, table.steps, outcome), table, FREE)


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
