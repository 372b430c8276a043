"""The maps of Mars: which spaces are reserved, what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from understudy.mars.printed.facts import read_toml
from understudy.parts.hexes import HexMap

MARS: Final = HexMap((5, 6, 7, 8, 9, 8, 7, 6, 5))
"""The shape that all maps of Mars share."""

BONUS_ICONS: Final = {
    "s": "steel", "t": "titanium", "p": "plant", "c": "card", "h": "heat", "e": "energy",
    "d": "delegate",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class SpecialSpace:
    """A space that costs money and gives something: `get` is ocean, colony or temperature."""

    space: int
    pay: int
    get: str


@dataclass(frozen=True, slots=True)
class MapFacts:
    """A map: which spaces are reserved, what is printed on them."""

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
        return SpecialSpace(MARS.index[name], facts["pay"], facts["get"])
    return None


@cache
def load_map(name: str) -> MapFacts:
    """A map by its name."""
    data = read_toml(f"maps/{name}.toml")
    masks = {"O": 0, "V": 0, "N": 0}
    bonus: list[str] = []
    for row in data["rows"]:
        for cell in row.split():
            kind, colon, icons = cell.rpartition(":")
            if not colon and cell in masks:
                kind, icons = cell, ""
            if kind:
                masks[kind] |= 1 << len(bonus)
            bonus.append("" if icons == "." else icons)
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
