"""Your delegates (12.4). [T 12.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Table
from understudy.mars.expansions.turmoil import (
    send_your_delegate,
    turmoil_board,
    withdraw_delegate,
)
from understudy.mars.human.rules.choices import choose_name
from understudy.mars.human.rules.payments import cannot_afford, methods_for_mc, pay
from understudy.mars.human.rules.trigger_clauses import LeadGained
from understudy.mars.human.rules.triggers import run_triggers
from understudy.mars.human.state.card import Context
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.state import HUMAN, Game

DELEGATE_PRICE: Final = 5


def cannot_send_delegate(game: Game, you: Human) -> Obstacle | None:
    """Return why you cannot send a delegate now, or None (12.4). [T 12.4]"""
    turmoil = game.turmoil
    if turmoil is None:
        return Obstacle(Lack.NOTHING)
    if turmoil.lobby:
        return None
    if not turmoil.reserve[HUMAN]:
        return Obstacle(Lack.DELEGATE, "", 1, 0)
    return cannot_afford(you, DELEGATE_PRICE)


def send_delegate(game: Game, table: Table, you: Human, party: str) -> None:
    """Send a delegate: free from the lobby, 5 MC from the reserve (12.4). [T 12.4]"""
    turmoil = turmoil_board(game)
    you.ran_once.clear()
    if not turmoil.lobby:
        pay(table, you, DELEGATE_PRICE, methods_for_mc(you), None)
    _send(game, table, you, party, from_lobby=turmoil.lobby)


def _send(game: Game, table: Table, you: Human, party: str, *, from_lobby: bool) -> None:
    was_leader = turmoil_board(game).leader(party) == HUMAN
    send_your_delegate(game, table, party, "T 12.4", from_lobby=from_lobby)
    _on_new_leader(game, table, you, party, was_leader)


def place_delegate(game: Game, table: Table, you: Human, party: str) -> None:
    """Send a delegate from your reserve for free, by a card (12.4). [T 12.4]"""
    _send(game, table, you, party, from_lobby=False)


def remove_delegate(
    game: Game, table: Table, you: Human, party: str, side: str, *, replace: bool = False
) -> None:
    """Return a delegate who does not lead, or `replace` it by yours; run your triggers (12.4)."""
    was_leader = turmoil_board(game).leader(party) == HUMAN
    withdraw_delegate(game, table, party, side, replace=replace)
    _on_new_leader(game, table, you, party, was_leader)


def choose_party(table: Table, parties: Sequence[str], context: Context | None) -> str:
    """Choose one of these parties."""
    return choose_name(table, "party", parties, context)


def _on_new_leader(game: Game, table: Table, you: Human, party: str, was_leader: bool) -> None:
    if not was_leader and turmoil_board(game).leader(party) == HUMAN:
        run_triggers(game, table, you, LeadGained)
