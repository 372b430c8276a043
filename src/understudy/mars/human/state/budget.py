"""The budget of the human side: its projected state while a sequence of steps is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from understudy.mars.human.state.side import Human


class Budget:
    """What the human side will have after the steps checked so far.

    `card_resources` holds changes, not totals. `parameters` holds the projected global parameters;
    it is filled only while rating steps are taxed.
    """

    __slots__ = ("card_resources", "hand_size", "parameters", "production", "rating_steps", "stock")

    def __init__(self, you: Human) -> None:
        self.stock = you.stock[:]
        self.production = you.production[:]
        self.hand_size = len(you.hand)
        self.card_resources: dict[int, int] = {}
        self.rating_steps = 0
        self.parameters: dict[str, int] = {}

    def copy(self, you: Human) -> Budget:
        """Return a copy, to check one of several alternatives."""
        same = Budget(you)
        same.stock, same.production = self.stock[:], self.production[:]
        same.hand_size, same.card_resources = self.hand_size, dict(self.card_resources)
        same.rating_steps, same.parameters = self.rating_steps, dict(self.parameters)
        return same

    def add_resources(self, card: int, count: int) -> None:
        """Add resources to a card, or remove them if `count` is negative."""
        self.card_resources[card] = self.card_resources.get(card, 0) + count

    def resources_on(self, you: Human, card: int) -> int:
        return you.card_resources.get(card, 0) + self.card_resources.get(card, 0)
