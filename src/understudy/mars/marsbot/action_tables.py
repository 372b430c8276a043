"""MarsBot's track actions and bonus cards as lookup tables."""

from __future__ import annotations

from functools import cache
from typing import Final

from understudy.mars.marsbot.bonus_cards import BONUS
from understudy.mars.marsbot.corporations.bonus_cards import CORPORATION_BONUS
from understudy.mars.marsbot.track_actions import track_actions
from understudy.mars.printed.card_titles import bonus_card
from understudy.mars.state import ActionTables

BONUS_ACTIONS: Final = {
    bonus_card(title): action for title, action in {**BONUS, **CORPORATION_BONUS}.items()
}


@cache
def make_action_tables(modifiers: frozenset[str], expansions: frozenset[str]) -> ActionTables:
    """Return the tables for these rules of difficulty and these expansions."""
    return ActionTables(track_actions(modifiers, expansions), BONUS_ACTIONS)
