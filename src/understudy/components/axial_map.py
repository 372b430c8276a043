"""Flat-top hexes in axial coordinates; a set of hexes is a bit mask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from understudy.components.hex_map import spaces_of

DIRECTIONS: Final = {
    "N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0),
}  # fmt: skip
"""The six directions: q grows to the right, r downwards."""


def parse_hex(name: str) -> tuple[int, int]:
    """Return the coordinates of a hex from its name ``q,r``."""
    q, r = name.split(",")
    return int(q), int(r)


class AxialMap:
    """A map of hexes in listed order.

    Hex `n` is bit ``1 << n``; `names` are ``q,r``, `neighbors[n]` is the set around it.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.index = {name: hex for hex, name in enumerate(self.names)}
        self.coordinates = tuple(parse_hex(name) for name in self.names)
        hexes = {point: hex for hex, point in enumerate(self.coordinates)}
        self.all = (1 << len(self.names)) - 1
        self.neighbors = tuple(
            sum(
                1 << hexes[q + right, r + down]
                for right, down in DIRECTIONS.values()
                if (q + right, r + down) in hexes
            )
            for q, r in self.coordinates
        )

    def next_to(self, mask: int) -> int:
        near = 0
        neighbors = self.neighbors
        while mask:
            bit = mask & -mask
            mask ^= bit
            near |= neighbors[bit.bit_length() - 1]
        return near

    def named(self, mask: int) -> tuple[str, ...]:
        """Return the names of a set of hexes, in listed order."""
        return tuple(self.names[hex] for hex in spaces_of(mask))

    def rows(self, start: str, heading: str, second: str) -> tuple[tuple[int, ...], ...]:
        """Return all hexes row by row: first the row of `start` along `heading`, then of `second`.

        Along a heading one coordinate is constant; it changes by one from row to row.
        """
        points = self.coordinates
        right, down = DIRECTIONS[heading]
        key = _ROW_KEYS[heading]
        first = key(*parse_hex(start))
        step = key(*parse_hex(second)) - first
        rows: list[tuple[int, ...]] = []
        while True:
            row = [hex for hex, point in enumerate(points) if key(*point) == first]
            if not row:
                return tuple(rows)
            row.sort(key=lambda hex: right * points[hex][0] + down * points[hex][1])
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
