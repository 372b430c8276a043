"""The capital city: plots, districts, and where a landmark fits [H7]."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.tapestry.printed.capital_mats import (
    COLUMNS,
    DISTRICTS,
    PLOTS,
    ROWS,
    SIZE,
    plot_name,
)
from understudy.tapestry.printed.tracks import LANDMARKS

LINES: Final = (*ROWS, *COLUMNS)
UNKNOWN_LANDMARK: Final = "landmark"
"""Content of a plot that a landmark covers when its name does not matter."""


@dataclass(slots=True)
class City:
    """A capital city. `built` and `impassable` are sets of plots, `content` names what stands.

    A building on an impassable plot is in both sets; the plot was filled before.
    """

    impassable: int
    built: int
    content: dict[int, str]

    def copy(self) -> City:
        return City(self.impassable, self.built, dict(self.content))

    @property
    def filled(self) -> int:
        return self.built | self.impassable

    def build(self, plots: int, name: str) -> None:
        """Put a building or a landmark on these plots."""
        self.built |= plots
        while plots:
            plot = plots & -plots
            plots ^= plot
            self.content[plot.bit_length() - 1] = name

    def kinds_in(self, area: int, kinds: tuple[str, ...]) -> set[str]:
        """Return which of these kinds of buildings stand in an area."""
        return {name for plot, name in self.content.items() if area >> plot & 1 and name in kinds}

    def complete(self, areas: tuple[int, ...]) -> list[int]:
        """Return the areas whose plots are all filled [H7.1]."""
        filled = self.filled
        return [area for area in areas if area & filled == area]


def empty_city(impassable: int) -> City:
    """Return a capital city without buildings."""
    return City(impassable, 0, {})


@dataclass(frozen=True, slots=True)
class LandmarkPlace:
    """A place for a landmark: ``row.column`` of its top left corner, its turn, plots inside."""

    name: str
    plots: int


def _turned(shape: tuple[str, ...]) -> tuple[str, ...]:
    """Return a shape after a quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*reversed(shape), strict=True))


@cache
def orientations(landmark: str) -> tuple[tuple[str, ...], ...]:
    """Return the shapes of a landmark after 0 to 3 quarter turns."""
    shapes = [LANDMARKS[landmark].shape]
    for _ in range(3):
        shapes.append(_turned(shapes[-1]))
    return tuple(shapes)


@cache
def landmark_places(landmark: str) -> tuple[LandmarkPlace, ...]:
    """Return every place with at least one plot inside; equal shapes are listed once [H7.3]."""
    places: list[LandmarkPlace] = []
    shapes = orientations(landmark)
    for turn, shape in enumerate(shapes):
        if shape in shapes[:turn]:
            continue
        height, width = len(shape), len(shape[0])
        for top in range(1 - height, SIZE):
            for left in range(1 - width, SIZE):
                plots = _covered(shape, top, left)
                if plots:
                    name = f"{top + 1}.{left + 1}" + (f" r{turn}" if turn else "")
                    places.append(LandmarkPlace(name, plots))
    return tuple(places)


def _covered(shape: tuple[str, ...], top: int, left: int) -> int:
    plots = 0
    for down, row in enumerate(shape):
        for right, sign in enumerate(row):
            inside = 0 <= top + down < SIZE and 0 <= left + right < SIZE
            if sign == "1" and inside:
                plots |= 1 << (top + down) * SIZE + left + right
    return plots


def same_place(landmark: str, name: str) -> str:
    """Return the listed name of a place: a turn that changes nothing is left out."""
    where, _, turned = name.partition(" r")
    if turned not in ("0", "1", "2", "3"):
        return name
    shapes = orientations(landmark)
    first = shapes.index(shapes[int(turned)])
    return f"{where} r{first}" if first else where


@cache
def area_name(plots: int) -> str:
    """Return ``row.column`` of a plot, or the first and the last of several: ``1.4–3.6``."""
    found = spaces_of(plots)
    rows, columns = [plot // SIZE for plot in found], [plot % SIZE for plot in found]
    first = plot_name(min(rows) * SIZE + min(columns))
    last = plot_name(max(rows) * SIZE + max(columns))
    return first if first == last else f"{first}–{last}"


PLOT_NAMES: Final = tuple(plot_name(plot) for plot in range(PLOTS))
ALL_PLOTS: Final = (1 << PLOTS) - 1
DISTRICT_AREAS: Final = DISTRICTS
