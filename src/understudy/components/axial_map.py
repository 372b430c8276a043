"""Flat-top hexes in axial coordinates as bit masks: a set of hexes is one whole number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from understudy.components.hex_map import spaces_of

DIRECTIONS: Final = {
    "N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0),
}  # fmt: skip
"""The six ways from one hex to the next: q grows to the right, r downwards."""


def coordinates(name: str) -> tuple[int, int]:
    """The two numbers of a hex from its name ``q,r``."""
    q, r = name.split(",")
    return int(q), int(r)


class AxialMap:
    """A set of hexes in the order they are listed.

    Hex `n` is bit ``1 << n``; `names` are ``q,r``, `neighbours[n]` is the set around it.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.index = {name: hex for hex, name in enumerate(self.names)}
        self.places = tuple(coordinates(name) for name in self.names)
        at = {place: hex for hex, place in enumerate(self.places)}
        self.all = (1 << len(self.names)) - 1
        self.neighbours = tuple(
            sum(
                1 << at[q + right, r + down]
                for right, down in DIRECTIONS.values()
                if (q + right, r + down) in at
            )
            for q, r in self.places
        )

    def next_to(self, mask: int) -> int:
        """All hexes that touch a hex of the set."""
        near = 0
        neighbours = self.neighbours
        while mask:
            bit = mask & -mask
            mask ^= bit
            near |= neighbours[bit.bit_length() - 1]
        return near

    def named(self, mask: int) -> tuple[str, ...]:
        """The names of a set of hexes, in listed order."""
        return tuple(self.names[hex] for hex in spaces_of(mask))

    def rows(self, start: str, heading: str, second: str) -> tuple[tuple[int, ...], ...]:
        """All hexes row by row: the first from `start` along `heading`, then that of `second` …

        Along a heading one number stays the same; from row to row it grows or falls by one.
        """
        right, down = DIRECTIONS[heading]
        key = _ROW_KEYS[heading]
        first = key(*coordinates(start))
        step = key(*coordinates(second)) - first
        rows: list[tuple[int, ...]] = []
        while True:
            row = [hex for hex, place in enumerate(self.places) if key(*place) == first]
            if not row:
                return tuple(rows)
            row.sort(key=lambda hex: right * self.places[hex][0] + down * self.places[hex][1])
            rows.append(tuple(row))
            first += step


_ROW_KEYS: Final[dict[str, Callable[[int, int], int]]] = {
    "N": lambda q, r: q,
    "S": lambda q, r: q,
    "SE": lambda q, r: r,
    "NW": lambda q, r: r,
    "NE": lambda q, r: q + r,
    "SW": lambda q, r: q + r,
}
