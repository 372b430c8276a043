"""The maps of Mars: reserved spaces and printed bonuses."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any, Final

from understudy.components.hex_map import HexMap
from understudy.mars.printed.read_tables import data_text

MARS: Final = HexMap((5, 6, 7, 8, 9, 8, 7, 6, 5))
"""The shape of all maps of Mars."""

BONUS_ICONS: Final = {
    "s": "steel", "t": "titanium", "p": "plant", "c": "card", "h": "heat", "e": "energy",
    "d": "delegate",
}  # fmt: skip

SPECIAL_GAINS: Final = ("ocean", "colony", "temperature")
"""What a special space can give."""


@dataclass(frozen=True, slots=True)
class SpecialSpace:
    """A space with a price and a reward."""

    space: int
    pay: int
    get: str


@dataclass(frozen=True, slots=True)
class MapFacts:
    """A map: its reserved spaces and printed bonuses."""

    name: str
    ocean: int
    land: int
    named: int
    volcanic: int
    bonus: tuple[str, ...]
    icons: tuple[int, ...]
    special: SpecialSpace | None


def _special(data: dict[str, Any]) -> SpecialSpace | None:
    for name, facts in data.items():
        if facts.keys() != {"name", "pay", "get"} or facts["get"] not in SPECIAL_GAINS:
            raise ValueError(f"special space {name}: {facts}")
        return SpecialSpace(MARS.index[name], facts["pay"], facts["get"])
    return None


@cache
def load_map(name: str) -> MapFacts:
    """Return the map of this name."""
    return parse_map(name, data_text(f"maps/{name}.toml"))


def parse_map(name: str, text: str) -> MapFacts:
    """Parse the text of a map, row by row as printed."""
    data = tomllib.loads(text)
    if data.keys() - {"special"} != {"source", "confidence", "rows"}:
        raise ValueError(f"{name}: {sorted(data)}")
    rows = [row.split() for row in data["rows"]]
    if tuple(len(row) for row in rows) != MARS.row_lengths:
        raise ValueError(f"{name}: rows of {[len(row) for row in rows]}")
    masks = {"O": 0, "V": 0, "N": 0}
    bonus: list[str] = []
    for cell in chain.from_iterable(rows):
        kind, icons = _parts(cell, masks)
        if (kind and kind not in masks) or not BONUS_ICONS.keys() >= set(icons):
            raise ValueError(f"{name}: {cell}")
        if kind:
            masks[kind] |= 1 << len(bonus)
        bonus.append(icons)
    return MapFacts(
        name,
        ocean=masks["O"],
        land=MARS.all & ~masks["O"],
        named=masks["N"],
        volcanic=masks["V"],
        bonus=tuple(bonus),
        icons=tuple(len(icons) for icons in bonus),
        special=_special(data.get("special", {})),
    )


def _parts(cell: str, kinds: Collection[str]) -> tuple[str, str]:
    """Return the kind of a space and its icons: ``O:pp``, ``O``, ``pp`` or ``.``."""
    kind, _, icons = cell.rpartition(":")
    if icons in kinds and not kind:
        return icons, ""
    return kind, "" if icons == "." else icons
