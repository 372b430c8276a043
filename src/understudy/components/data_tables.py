"""Data tables: text files with strict columns.

Lines that begin with ``#`` are comments. The first other line names the columns; each further line
is a row. Cells are separated by ``|``; a dash is an empty cell. Errors name the file and the line.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Collection, Sequence
from pkgutil import get_data
from typing import Final, TypeVar

T = TypeVar("T")

OPTIONAL: Final = "?"
"""After the name of a column: its cells may be empty."""
EMPTY_CELL: Final = "-"
YES: Final = "yes"


class DataError(ValueError):
    """The data of a game is wrong; the text says in which file and what to change."""


class Row:
    """A row of a data table: its cells by column, its file and its line."""

    __slots__ = ("cells", "file", "key", "line")

    def __init__(self, file: str, line: int, key: tuple[str, ...], cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.key = key
        self.cells = cells

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def error(self, column: str) -> ValueError:
        what = f"{column} of {' '.join(self.key)} cannot be {self.cells[column]!r}"
        return _error(self.file, self.line, what)

    def number(self, column: str) -> int:
        if not self.cells[column].isdecimal():
            raise self.error(column)
        return int(self.cells[column])

    def yes(self, column: str) -> bool:
        """Return whether a cell is ``yes``; otherwise it must be empty."""
        return self.one_of(column, (YES, "")) == YES

    def one_of(self, column: str, known: Collection[str]) -> str:
        """Return a cell that must be one of these words."""
        if self.cells[column] not in known:
            raise self.error(column)
        return self.cells[column]

    def words(self, column: str, known: Collection[str]) -> tuple[str, ...]:
        """Return the words of a cell, each of which must be known."""
        words = tuple(self.cells[column].split())
        for word in words:
            if word not in known:
                raise self.error(column)
        return words

    def parse_cell(self, column: str, parse: Callable[[str], T]) -> T:
        """Return a parsed cell; `parse` raises ValueError for an invalid one."""
        try:
            return parse(self.cells[column])
        except ValueError:
            raise self.error(column) from None


def read_text(package: str, name: str) -> str:
    """Return the text of a file in the data folder of a package."""
    # The package loader reads from a zip archive ten times faster than a path does.
    content = get_data(package, f"data/{name}")
    assert content is not None, package
    return content.decode("utf-8")


def read_table(package: str, name: str, columns: Sequence[str], key: Sequence[str]) -> list[Row]:
    """Return the rows of a table in the data folder of a package, see `parse_table`."""
    return parse_table(name, read_text(package, name), columns, key)


def parse_table(name: str, text: str, columns: Sequence[str], key: Sequence[str]) -> list[Row]:
    """Return the rows of a table with exactly these columns.

    A question mark after a column: its cells may be empty. The cells of the columns `key` together
    must be unique; without `key` rows may repeat.
    """
    names = [column.removesuffix(OPTIONAL) for column in columns]
    needed = [n for n, column in enumerate(columns) if not column.endswith(OPTIONAL)]
    keys = [names.index(column) for column in key]
    lines = ["" if line.startswith("#") else line for line in text.splitlines()]
    reader = csv.reader(lines, delimiter="|", quoting=csv.QUOTE_NONE, strict=True)
    rows: list[Row] = []
    seen: set[tuple[str, ...]] = set()
    headed = False
    for raw in reader:
        if not raw:
            continue
        cells = [cell.strip() for cell in raw]
        if not headed:
            headed = True
            if cells != names:
                raise _error(name, reader.line_num, f"the columns are {cells} and not {names}")
            continue
        if len(cells) != len(names):
            raise _error(name, reader.line_num, f"{len(cells)} cells in {len(names)} columns")
        if EMPTY_CELL in cells:
            cells = ["" if cell == EMPTY_CELL else cell for cell in cells]
        own = tuple([cells[n] for n in keys])
        row = Row(name, reader.line_num, own, dict(zip(names, cells, strict=True)))
        for n in needed:
            if not cells[n]:
                raise row.error(names[n])
        if own and own in seen:
            raise _error(name, reader.line_num, f"{own} is listed twice")
        seen.add(own)
        rows.append(row)
    if not rows:
        raise DataError(f"{name}: no rows")
    return rows


def _error(file: str, line: int, what: str) -> DataError:
    return DataError(f"{file}, line {line}: {what}")
