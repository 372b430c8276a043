"""A deck of cards: cards in known order, shuffled cards, discarded and destroyed cards.

Cards are small numbers. Shuffled cards have no order until they are drawn: `draw` takes one at
random, which is equivalent to shuffling beforehand and much faster. A negative number stands for a
real card that lies face down on the player's table.
"""

from __future__ import annotations

from typing import Final

from understudy.core import Chance, Table

FACE_DOWN: Final = -1


class Deck:
    """A deck: `stack` on top in known order (last is top), `bag` below it shuffled, then `bottom`.

    `real`: physical cards; the app does not know their order.
    """

    __slots__ = ("bag", "bottom", "destroyed", "discard", "real", "stack")

    def __init__(
        self, bag: list[int] | None = None, stack: list[int] | None = None, *, real: bool = False
    ) -> None:
        self.bag: list[int] = [] if bag is None else bag
        self.stack: list[int] = [] if stack is None else stack
        self.bottom: list[int] = []
        self.discard: list[int] = []
        self.destroyed: list[int] = []
        self.real = real

    def copy(self) -> Deck:
        copy = Deck(self.bag[:], self.stack[:], real=self.real)
        copy.bottom = self.bottom[:]
        copy.discard = self.discard[:]
        copy.destroyed = self.destroyed[:]
        return copy

    def __len__(self) -> int:
        # Mostly the whole deck is shuffled. With this, a game with its journal takes 0.985.
        if self.stack or self.bottom:
            return len(self.bag) + len(self.stack) + len(self.bottom)
        return len(self.bag)

    def shuffle_in(self, cards: list[int]) -> None:
        for pile in (self.stack, self.bottom):
            if pile:
                self.bag += pile
                pile.clear()
        self.bag += cards

    def remove(self, card: int) -> bool:
        """Remove one such card from the deck. Return False if there is none."""
        for pile in (self.stack, self.bag, self.bottom):
            if card in pile:
                pile.remove(card)
                return True
        return False

    def set_order(self, listed: list[int] | None, others: list[int], *, shuffled: bool) -> None:
        """Set the cards: `listed` from the top, or else `others`, shuffled or in their order."""
        if listed is not None or not shuffled:
            self.stack = (others if listed is None else listed)[::-1]
        else:
            self.bag = others

    def draw(self, table: Table) -> int:
        """Draw the top card. The deck must not be empty."""
        if self.stack:
            return self.stack.pop()
        bag = self.bag
        count = len(bag)
        if count > 1:
            place = table.chance.below(count)
            card = bag[place]
            bag[place] = bag[-1]
            bag.pop()
            return card
        return bag.pop() if bag else self.bottom.pop(0)

    def cards(self) -> list[int]:
        """Return all cards of the deck, from the top as far as their order is known."""
        return self.stack[::-1] + self.bag + self.bottom


def draw_random(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Remove and return `count` random cards, or all if there are fewer."""
    drawn = []
    for _ in range(min(count, len(cards))):
        place = chance.below(len(cards))
        drawn.append(cards[place])
        cards[place] = cards[-1]
        cards.pop()
    return drawn
