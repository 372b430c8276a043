"""A deck of cards: what lies in known order, what is shuffled, what was discarded or destroyed.

Cards are small numbers. A shuffled card has no place until it is drawn: drawing takes any of them
at random, which is the same as shuffling beforehand and much cheaper. A negative number is a
stand-in for a real card that lies face down on somebody's table.
"""

from __future__ import annotations

from typing import Final

from understudy.core import Chance, Table

FACE_DOWN: Final = -1


class Deck:
    """`stack` lies on top in known order (last is top), `bag` below it in no order yet.

    `bottom` lies under both.
    A `real` deck is somebody's cardboard: the app does not know what is in it.
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
        """The same cards in the same places."""
        same = Deck(self.bag[:], self.stack[:], real=self.real)
        same.bottom = self.bottom[:]
        same.discard = self.discard[:]
        same.destroyed = self.destroyed[:]
        return same

    def __len__(self) -> int:
        return len(self.bag) + len(self.stack) + len(self.bottom)

    def shuffle_in(self, cards: list[int]) -> None:
        """Add cards and shuffle the whole deck."""
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
        """Lay out a deck: as it is listed from the top; if it is not, these others."""
        if listed is not None or not shuffled:
            self.stack = (others if listed is None else listed)[::-1]
        else:
            self.bag = others

    def draw(self, table: Table) -> int:
        """Take the top card. The deck must not be empty."""
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
        """All cards of the deck, the top ones first as far as their order is known."""
        return self.stack[::-1] + self.bag + self.bottom


def draw_random(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take `count` cards out of these at random, or all if there are fewer."""
    taken = []
    for _ in range(min(count, len(cards))):
        place = chance.below(len(cards))
        taken.append(cards[place])
        cards[place] = cards[-1]
        cards.pop()
    return taken
