"""What you will have when the turn of a step comes: each step looks at it and leaves its mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from understudy.mars.human.state.side import HumanSide


class Projection:
    """Stock and production as they will be; cards in hand; steps of the rating so far.

    `planet` is how far the parameters will have come, once a tax makes that count.
    """

    __slots__ = ("hand", "held", "planet", "production", "rating", "stock")

    def __init__(self, you: HumanSide) -> None:
        self.stock = you.stock[:]
        self.production = you.production[:]
        self.hand = len(you.hand)
        self.held: dict[int, int] = {}
        self.rating = 0
        self.planet: dict[str, int] = {}

    def copy(self, you: HumanSide) -> Projection:
        """The same, to look further along one of several ways."""
        same = Projection(you)
        same.stock, same.production = self.stock[:], self.production[:]
        same.hand, same.held = self.hand, dict(self.held)
        same.rating, same.planet = self.rating, dict(self.planet)
        return same

    def on_card(self, you: HumanSide, card: int) -> int:
        """What will lie on a card."""
        return you.held.get(card, 0) + self.held.get(card, 0)
