"""The six capital city mats: nine rows of nine plots, in nine districts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.tapestry.printed.map import MAP
from understudy.tapestry.printed.read_tables import names_of, rows_of

SIZE: Final = 9
"""Rows and columns of a capital city."""
PLOTS: Final = SIZE * SIZE
IMPASSABLE_PLOTS: Final = 22
ROWS: Final = tuple(sum(1 << row * SIZE + column for column in range(SIZE)) for row in range(SIZE))
"""The plots of each row as a bit mask; plots are numbered from the top left, row by row."""
COLUMNS: Final = tuple(
    sum(1 << row * SIZE + column for row in range(SIZE)) for column in range(SIZE)
)
DISTRICTS: Final = tuple(
    sum(1 << (top + row) * SIZE + left + column for row in range(3) for column in range(3))
    for top in (0, 3, 6)
    for left in (0, 3, 6)
)
"""The plots of each district, row by row from the top left."""


@dataclass(frozen=True, slots=True)
class CapitalMat:
    """A capital city mat: label of its start hex, impassable plots as a bit mask."""

    number: int
    names: dict[str, str]
    start: str
    impassable: int


def _impassable(row: Row) -> int:
    lines = row["plots"].split()
    if len(lines) != SIZE or any(len(line) != SIZE or line.strip(".x") for line in lines):
        raise row.error("plots")
    return sum(1 << plot for plot, sign in enumerate("".join(lines)) if sign == "x")


def _capital_mats() -> dict[int, CapitalMat]:
    columns = ("mat", "English", "start", "plots")
    labels = {hex.label for hex in MAP if "/" in hex.label}
    mats: dict[int, CapitalMat] = {}
    for row in rows_of("capital_mats.txt", columns, ("mat",)):
        number = row.number("mat")
        mats[number] = CapitalMat(
            number, names_of(row), row.one_of("start", labels), _impassable(row)
        )
    return mats


CAPITAL_MATS: Final = _capital_mats()


def plot_name(plot: int) -> str:
    """Return ``row.column`` of a plot, both from 1."""
    return f"{plot // SIZE + 1}.{plot % SIZE + 1}"


def plot_named(name: str) -> int | None:
    """Return the plot with the name ``row.column``, or None."""
    row, dot, column = name.partition(".")
    digits = "123456789"
    if len(row) != 1 or len(column) != 1 or not dot or row not in digits or column not in digits:
        return None
    return (int(row) - 1) * SIZE + int(column) - 1
