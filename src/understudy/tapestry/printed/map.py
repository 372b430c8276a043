"""The printed map, the hex tie-breaks, the territory tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.axial_map import DIRECTIONS, AxialMap
from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.benefits import Benefit
from understudy.tapestry.printed.read_tables import rows_of


@dataclass(frozen=True, slots=True)
class HexFacts:
    """A hex of the map: printed corners (none if empty), inner terrain, label."""

    name: str
    corners: tuple[str, ...]
    inside: tuple[str, ...]
    label: str


TERRAIN: Final = ("sea", "grass", "mountain", "desert", "forest")

MAP: Final = tuple(
    HexFacts(
        row["hex"],
        row.words("printed corners", TERRAIN),
        row.words("inside", TERRAIN),
        row["label"],
    )
    for row in rows_of("map.txt", ("hex", "printed corners?", "inside?", "label?"), ("hex",))
)
HEXES: Final = AxialMap([hex.name for hex in MAP])


def hex_label(q: int, r: int) -> str:
    """Return the label of a hex: a letter for the column, a number for the row.

    D4 is the middle island. A row goes half a hex up and down from column to column.
    """
    return f"{chr(ord('D') + q)}{4 + r + (q + 1) // 2}"


HEX_LABELS: Final = {
    name: hex_label(*place) for name, place in zip(HEXES.names, HEXES.coordinates, strict=True)
}
"""The label of every hex by name."""
PRINTED: Final = sum(1 << hex for hex, facts in enumerate(MAP) if facts.corners)
ISLAND: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "island")
YOUR_START: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "2/4")
AUTOMA_START: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "3/5")

SCAN_ROWS: Final = {
    row["scan"]: HEXES.rows(row["starts"], row.one_of("heads", DIRECTIONS), row["second row"])
    for row in rows_of("scan_patterns.txt", ("scan", "starts", "heads", "second row"), ("scan",))
}
SCANS: Final = {code: tuple(hex for row in rows for hex in row) for code, rows in SCAN_ROWS.items()}
"""The order of all hexes for each hex tie-break [R11.1]."""


@dataclass(frozen=True, slots=True)
class TileFacts:
    """A territory tile; `benefit` is for human players only."""

    number: int
    corners: tuple[str, ...]
    inside: tuple[str, ...]
    benefit: Benefit


TILES: Final = tuple(
    TileFacts(
        row.number("no."),
        row.words("corners", TERRAIN),
        row.words("inside", TERRAIN),
        row.parse_cell("benefit", parse_benefit),
    )
    for row in rows_of("territory_tiles.txt", ("no.", "corners", "inside?", "benefit"), ("no.",))
)
