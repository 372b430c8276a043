"""What every shared deck does when it is empty."""

from __future__ import annotations

from understudy.components.deck import Deck
from understudy.core import Change, Ref, Table


def reshuffle(deck: Deck, name: str, cite: str, table: Table, changes: list[Change]) -> None:
    """The discard pile becomes the new deck."""
    count = len(deck.discard)
    deck.shuffle_in(deck.discard)
    deck.discard = []
    if table.listening:
        changes.append(Change(f"deck.{name}", 0, count))
        table.tell(
            "tapestry-reshuffled", cite, *changes, deck=Ref("tapestry-deck", name), count=count
        )
