"""Reshuffling of the shared decks."""

from __future__ import annotations

from understudy.components.deck import Deck
from understudy.core import Change, Ref, Table


def reshuffle(deck: Deck, name: str, cite: str, table: Table, changes: list[Change]) -> None:
    """Make the discard pile the new deck; `changes` says which cards leave the pile."""
    count = len(deck.discard)
    deck.shuffle_in(deck.discard)
    deck.discard = []
    if table.listening:
        changes.append(Change(f"deck.{name}", 0, count))
        table.tell(
            "tapestry-reshuffled", cite, *changes, deck=Ref("tapestry-deck", name), count=count
        )
