"""Tapestry cards, face down until the Automa searches for a trap [R16.1, R17.8]."""

from __future__ import annotations

from typing import Final

from understudy.components.deck import FACE_DOWN, Deck
from understudy.core import Change, Table, YesNo
from understudy.tapestry.decks.reshuffle import reshuffle
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TRAP
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import hex_ref

AUTOMA_TRAP: Final = "tapestry-ask-automa-trap"


def draw_tapestry_card(game: Game, table: Table) -> tuple[int, tuple[Change, ...]] | None:
    """Draw the top card; return it with its changes, or None if no card is left (Q10)."""
    deck = game.tapestry
    if deck.real:
        return FACE_DOWN, ()
    if not len(deck):
        if not deck.discard:
            return None
        reshuffle(deck, "tapestry", "R17.8", table, _discard_changes(deck))
    card = deck.draw(table)
    return card, (Change("deck.tapestry", len(deck) + 1, len(deck)),)


def _discard_changes(deck: Deck) -> list[Change]:
    ids = [TAPESTRY_CARDS[card].id for card in deck.discard]
    return [Change(f"tapestry_discard.{id}", ids.count(id), None) for id in dict.fromkeys(ids)]


def discard_tapestry_card(game: Game, card: int) -> Change:
    """Put a tapestry card face up on the discard pile; return the change."""
    game.tapestry.discard.append(card)
    count = game.tapestry.discard.count(card)
    return Change(f"tapestry_discard.{TAPESTRY_CARDS[card].id}", count - 1, count)


def is_trap(table: Table, card: int, hex: int) -> bool:
    """Return whether a revealed card is a trap; the player answers for a real card."""
    if card != FACE_DOWN:
        return card == TRAP
    args = {"hex": hex_ref(hex)}
    return table.ask(YesNo(id=AUTOMA_TRAP, cite="R16.1", args=args, default=False))
