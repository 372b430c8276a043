"""Hex maps as bit masks: a set of spaces is one whole number, neighbours are looked up."""

from __future__ import annotations

from typing import Final

PART: Final = 11
PART_MASK: Final = (1 << PART) - 1
"""Spaces for which what lies next to them is looked up at a time."""

REMEMBERED: Final = 10_000
"""Sets of which it is remembered what they touch."""

REMEMBERED_NAMES: Final = 1_000
"""Sets of which it is remembered what their spaces are called."""

LOOKED_UP: Final = 64
"""Spaces of which it is looked up which of them are in a set; larger maps go round again."""

_IN_BYTE: Final = tuple(
    [tuple([first + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]
    for first in range(0, LOOKED_UP, 8)
)
"""The spaces of each set of eight in a row: looking them up is quicker than counting."""


def spaces_of(mask: int) -> list[int]:
    """The spaces of a set in reading order."""
    spaces: list[int] = []
    for in_byte in _IN_BYTE:
        spaces += in_byte[mask & 0xFF]
        mask >>= 8
    return spaces + [LOOKED_UP + space for space in spaces_of(mask)] if mask else spaces


class NeighborCounts(dict[int, tuple[int, int, int]]):
    """How many spaces of a set each space touches, for all spaces at once: looked up by the set.

    The number is at most six: its binary digits lie in three sets, fours, twos, ones. The same
    sets come up again and again, so what was counted is remembered for a while.
    """

    def __init__(self, neighbours: tuple[int, ...]) -> None:
        super().__init__()
        self.neighbours: Final = neighbours

    def __missing__(self, mask: int) -> tuple[int, int, int]:
        if len(self) == REMEMBERED:
            self.clear()
        self[mask] = counted = self._count(mask)
        return counted

    def _count(self, mask: int) -> tuple[int, int, int]:
        neighbours = self.neighbours
        ones = twos = fours = 0
        while mask:
            lowest = mask & -mask
            mask ^= lowest
            near = neighbours[lowest.bit_length() - 1]
            carry = ones & near
            ones ^= near
            fours |= twos & carry
            twos ^= carry
        return fours, twos, ones


class SpaceNames(dict[int, tuple[str, ...]]):
    """The names of the spaces of a set, in reading order: looked up by the set.

    A turn runs again for every answer and asks for the same spaces: they are remembered a while.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names: Final = names

    def __missing__(self, mask: int) -> tuple[str, ...]:
        if len(self) == REMEMBERED_NAMES:
            self.clear()
        names = self.names
        self[mask] = named = tuple([names[space] for space in spaces_of(mask)])
        return named


class HexMap:
    """Rows of pointed-top hexes, each half a hex apart from the next, read from the top left.

    Space `n` is bit ``1 << n``; `names` are ``row.column`` from 1, `neighbours[n]` is the set
    around it, `edge` the outermost ring.
    """

    def __init__(self, row_lengths: tuple[int, ...]) -> None:
        self.row_lengths = row_lengths
        widest = max(row_lengths)
        places: dict[tuple[int, int], int] = {}
        names: list[str] = []
        self.rows: list[int] = []
        for row, length in enumerate(row_lengths):
            mask = 0
            for column in range(length):
                space = len(names)
                places[row, widest - length + 2 * column] = space
                names.append(f"{row + 1}.{column + 1}")
                mask |= 1 << space
            self.rows.append(mask)
        self.names = tuple(names)
        self.index = {name: space for space, name in enumerate(names)}
        self.all = (1 << len(names)) - 1
        around = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
        self.neighbours = tuple(
            sum(
                1 << places[row + down, half + right]
                for down, right in around
                if (row + down, half + right) in places
            )
            for row, half in places
        )
        self.edge = sum(
            1 << space for space, near in enumerate(self.neighbours) if near.bit_count() < 6
        )
        self._near = tuple(self._near_table(first) for first in range(0, len(names), PART))
        self.touched: Final = NeighborCounts(self.neighbours)
        self._named: Final = SpaceNames(self.names)

    def next_to(self, mask: int) -> int:
        """All spaces that touch a space of the set."""
        near = 0
        for table in self._near:
            near |= table[mask & PART_MASK]
            mask >>= PART
        return near

    def _near_table(self, first: int) -> list[int]:
        """What lies around each set of spaces out of the few from `first` on."""
        around = self.neighbours[first : first + PART]
        table = [0]
        for near in around:
            table += [known | near for known in table]
        return table

    def named(self, mask: int) -> tuple[str, ...]:
        """The names of a set of spaces, in reading order."""
        return self._named[mask]
