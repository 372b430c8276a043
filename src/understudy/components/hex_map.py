"""Hex maps; a set of spaces is a bit mask, and neighbors come from lookup tables."""

from __future__ import annotations

from typing import Final

CHUNK: Final = 11
CHUNK_MASK: Final = (1 << CHUNK) - 1
"""Number of spaces in one lookup table of neighbors."""

MAX_CACHED_COUNTS: Final = 10_000
"""Sets of spaces whose neighbor counts are cached."""

MAX_CACHED_NAMES: Final = 1_000
"""Sets of spaces whose names are cached."""

TABLE_SPACES: Final = 64
"""Spaces that `_IN_BYTE` covers; `spaces_of` recurses for larger maps."""

_IN_BYTE: Final = tuple(
    [tuple([first + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]
    for first in range(0, TABLE_SPACES, 8)
)
"""The spaces in each byte of a set: a lookup is faster than a loop over bits."""


def spaces_of(mask: int) -> list[int]:
    """Return the spaces of a set in reading order."""
    spaces: list[int] = []
    for in_byte in _IN_BYTE:
        spaces += in_byte[mask & 0xFF]
        mask >>= 8
    return spaces + [TABLE_SPACES + space for space in spaces_of(mask)] if mask else spaces


class NeighborCounts(dict[int, tuple[int, int, int]]):
    """For a set of spaces, how many of them are adjacent to each space; cached.

    A count is at most six; its binary digits are three sets of spaces: fours, twos, ones.
    """

    def __init__(self, neighbors: tuple[int, ...]) -> None:
        super().__init__()
        self.neighbors: Final = neighbors

    def __missing__(self, mask: int) -> tuple[int, int, int]:
        if len(self) == MAX_CACHED_COUNTS:
            self.clear()
        self[mask] = counted = self._count(mask)
        return counted

    def _count(self, mask: int) -> tuple[int, int, int]:
        neighbors = self.neighbors
        ones = twos = fours = 0
        while mask:
            lowest = mask & -mask
            mask ^= lowest
            near = neighbors[lowest.bit_length() - 1]
            carry = ones & near
            ones ^= near
            fours |= twos & carry
            twos ^= carry
        return fours, twos, ones


class SpaceNames(dict[int, tuple[str, ...]]):
    """The names of the spaces of a set, in reading order.

    Cached, because a turn runs again for every answer and lists the same spaces.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names: Final = names

    def __missing__(self, mask: int) -> tuple[str, ...]:
        if len(self) == MAX_CACHED_NAMES:
            self.clear()
        names = self.names
        self[mask] = named = tuple([names[space] for space in spaces_of(mask)])
        return named


class HexMap:
    """Rows of pointy-top hexes, each shifted by half a hex, in reading order.

    Space `n` is bit ``1 << n``; `names` are ``row.column`` from 1, `neighbors[n]` is the set of
    its neighbors, `edge` the outermost ring.
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
        self.neighbors = tuple(
            sum(
                1 << places[row + down, half + right]
                for down, right in around
                if (row + down, half + right) in places
            )
            for row, half in places
        )
        self.edge = sum(
            1 << space for space, near in enumerate(self.neighbors) if near.bit_count() < 6
        )
        self._near = tuple(self._near_table(first) for first in range(0, len(names), CHUNK))
        self.touched: Final = NeighborCounts(self.neighbors)
        self._named: Final = SpaceNames(self.names)

    def next_to(self, mask: int) -> int:
        near = 0
        for table in self._near:
            near |= table[mask & CHUNK_MASK]
            mask >>= CHUNK
        return near

    def _near_table(self, first: int) -> list[int]:
        """Return the neighbors of each subset of the `CHUNK` spaces from `first` on."""
        around = self.neighbors[first : first + CHUNK]
        table = [0]
        for near in around:
            table += [known | near for known in table]
        return table

    def named(self, mask: int) -> tuple[str, ...]:
        """Return the names of a set of spaces, in reading order."""
        return self._named[mask]
