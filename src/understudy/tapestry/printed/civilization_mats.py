"""What is printed on the mats of civilizations."""

from __future__ import annotations

from typing import Final

from understudy.components.data_tables import Row
from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.benefits import Benefit, Points
from understudy.tapestry.printed.read_tables import rows_of

_ROWS: Final = rows_of(
    "civilization_mats.txt",
    ("civilization", "place", "gives?", "leads to?"),
    ("civilization", "place"),
)


def _printed_on(civilization: str) -> list[Row]:
    return [row for row in _ROWS if row["civilization"] == civilization]


def _benefit(row: Row) -> Benefit:
    return row.parse_cell("gives", parse_benefit)


def _lines(civilization: str) -> tuple[tuple[Benefit, ...], ...]:
    """Return the columns or rows of a mat; a place is ``line.cell``, both from 1."""
    lines: list[list[Benefit]] = []
    for row in _printed_on(civilization):
        line, _, cell = row["place"].partition(".")
        if cell == "1":
            lines.append([])
        if [line, cell] != [str(len(lines)), str(len(lines[-1]) + 1)]:
            raise row.error("place")
        lines[-1].append(_benefit(row))
    return tuple(tuple(line) for line in lines)


def _area_points(row: Row) -> int:
    points = _benefit(row)
    if not isinstance(points, Points):
        raise row.error("gives")
    return points.n


CRAFTSMEN_COLUMNS: Final = _lines("craftsmen")
"""The three columns of the Craftsmen, each from the bottom."""
MERRYMAKERS_COLUMNS: Final = _lines("merrymakers")
"""The three columns of the Merrymakers, each from the bottom."""
MILITANTS_ROWS: Final = _lines("militants")
"""The two rows of the Militants, each from the left."""
HISTORIANS_SQUARES: Final = tuple(_benefit(row) for row in _printed_on("historians"))
ISOLATIONISTS_POINTS: Final = (0, *(_area_points(row) for row in _printed_on("isolationists")))
"""Points by the number of territories in the largest area; the last one is for more, too."""

ENTERTAINERS_START: Final = "start"
ENTERTAINERS_PATH: Final = {
    row["place"]: tuple(row["leads to"].split()) for row in _printed_on("entertainers")
}
"""Where each space of the Entertainers leads."""
ENTERTAINERS_SPACES: Final = {
    row["place"]: _benefit(row)
    for row in _printed_on("entertainers")
    if row["place"] != ENTERTAINERS_START
}
"""What each space of the Entertainers gives."""
