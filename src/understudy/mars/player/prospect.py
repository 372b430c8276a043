"""What you will have when the turn of a step comes: each step looks at it and leaves its mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from understudy.mars.player.side import Played


class Prospect:
    """Stock and production as they will be; cards in hand; steps of the rating so far."""

    __slots__ = ("hand", "held", "production", "rating", "stock")

    def __init__(self, you: Played) -> None:
        self.stock = you.stock[:]
        self.production = you.production[:]
        self.hand = len(you.hand)
        self.held: dict[int, int] = {}
        self.rating = 0

    def on_card(self, you: Played, card: int) -> int:
        """What will lie on a card."""
        return you.held.get(card, 0) + self.held.get(card, 0)
