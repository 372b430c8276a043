"""Your delegates (12.4). [T 12.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Ref, Table
from understudy.mars.expansions.turmoil import (
    changes_since,
    facts_before,
    send_your_delegate,
    turmoil_board,
)
from understudy.mars.human.rules.choices import choose_name
from understudy.mars.human.rules.payments import cannot_afford, methods_for_mc, pay
from understudy.mars.human.rules.trigger_clauses import LeadGained
from understudy.mars.human.rules.triggers import run_triggers
from understudy.mars.human.state.card import Context
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.state import HUMAN, PARTIES, Game

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
    """Return a delegate who does not lead to its reserve (12.4). [T 12.4]

    With `replace` one of your reserve takes its place. The size of the party does not change then,
    so the dominant party stays.
    """
    turmoil = turmoil_board(game)
    was_leader = turmoil.leader(party) == HUMAN
    before = facts_before(turmoil, table)
    turmoil.withdraw(party, side, game.first_player)
    if replace:
        turmoil.reserve[HUMAN] -= 1
        turmoil.send(party, HUMAN)
    else:
        turmoil.check_dominance()
    if table.listening:
        table.tell(
            "mars-you-replace-delegate" if replace else "mars-you-withdraw-delegate", "T 12.4",
            *changes_since(before, turmoil),
            party=Ref("mars-party", party), owner=Ref("mars-owner", side),
        )  # fmt: skip
    _on_new_leader(game, table, you, party, was_leader)


def become_chairman(game: Game, table: Table) -> None:
    """Replace the neutral chairman by a delegate of your reserve (12.4). [T 12.4]"""
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    turmoil.reserve[HUMAN] -= 1
    turmoil.chairman = HUMAN
    if table.listening:
        table.tell("mars-you-take-the-chair", "T 12.4", *changes_since(before, turmoil))


def choose_party(table: Table, parties: Sequence[str], context: Context | None) -> str:
    """Choose one of these parties."""
    return choose_name(table, "party", parties, context)


def _on_new_leader(game: Game, table: Table, you: Human, party: str, was_leader: bool) -> None:
    if not was_leader and turmoil_board(game).leader(party) == HUMAN:
        run_triggers(game, table, you, LeadGained)


def parties_with(game: Game, sides: Sequence[str]) -> dict[str, list[str]]:
    """Return parties with non-leading delegates of these sides, and those sides."""
    turmoil = game.turmoil
    if turmoil is None:
        return {}
    found: dict[str, list[str]] = {}
    for party in PARTIES:
        there = turmoil.delegates[party][1:]
        whose = [side for side in sides if side in there]
        if whose:
            found[party] = whose
    return found
