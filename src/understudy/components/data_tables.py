"""Printed tables: text files with strict columns, read once and never changed.

Lines that begin with ``#`` are comments. The first other line names the columns; each line below it
is a row. Cells are parted by bars; an empty cell, or a dash, says that there is nothing. Whatever
does not fit is an error that names the file and the line.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Collection, Sequence
from pkgutil import get_data
from typing import Final, TypeVar

T = TypeVar("T")

OPTIONAL: Final = "?"
"""Behind the name of a column: its cells may be empty."""
NOTHING: Final = "-"
YES: Final = "yes"


class Row:
    """A row of a printed table: its cells by column, and where it stands."""

    __slots__ = ("cells", "file", "key", "line")

    def __init__(self, file: str, line: int, key: tuple[str, ...], cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.key = key
        self.cells = cells

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def error(self, column: str) -> ValueError:
        """The error that a cell does not say what it can say."""
        what = f"{column} of {' '.join(self.key)} cannot be {self.cells[column]!r}"
        return _wrong(self.file, self.line, what)

    def number(self, column: str) -> int:
        """A whole number."""
        if not self.cells[column].isdecimal():
            raise self.error(column)
        return int(self.cells[column])

    def yes(self, column: str) -> bool:
        """Yes, or nothing."""
        return self.one_of(column, (YES, "")) == YES

    def one_of(self, column: str, known: Collection[str]) -> str:
        """One of these words."""
        if self.cells[column] not in known:
            raise self.error(column)
        return self.cells[column]

    def words(self, column: str, known: Collection[str]) -> tuple[str, ...]:
        """Some of these words, in the order they are printed."""
        words = tuple(self.cells[column].split())
        for word in words:
            if word not in known:
                raise self.error(column)
        return words

    def parse_cell(self, column: str, parse: Callable[[str], T]) -> T:
        """What a small grammar makes of a cell; a phrase that it does not know is an error."""
        try:
            return parse(self.cells[column])
        except ValueError:
            raise self.error(column) from None


def read_text(package: str, name: str) -> str:
    """A file among the data of a package."""
    # Whoever found the package reads it: inside an archive that is ten times as quick as a path.
    content = get_data(package, f"data/{name}")
    assert content is not None, package
    return content.decode("utf-8")


def read_table(package: str, name: str, columns: Sequence[str], key: Sequence[str]) -> list[Row]:
    """The rows of a table among the data of a package, see `parse_table`."""
    return parse_table(name, read_text(package, name), columns, key)


def parse_table(name: str, text: str, columns: Sequence[str], key: Sequence[str]) -> list[Row]:
    """The rows of a table that has exactly these columns.

    A question mark behind a column: its cells may be empty. The cells of the columns `key` together
    tell one row from another; without any, rows may be alike.
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
                raise _wrong(name, reader.line_num, f"the columns are {cells} and not {names}")
            continue
        if len(cells) != len(names):
            raise _wrong(name, reader.line_num, f"{len(cells)} cells in {len(names)} columns")
        if NOTHING in cells:
            cells = ["" if cell == NOTHING else cell for cell in cells]
        own = tuple([cells[n] for n in keys])
        row = Row(name, reader.line_num, own, dict(zip(names, cells, strict=True)))
        for n in needed:
            if not cells[n]:
                raise row.error(names[n])
        if own and own in seen:
            raise _wrong(name, reader.line_num, f"{own} is listed twice")
        seen.add(own)
        rows.append(row)
    if not rows:
        raise ValueError(f"{name}: no rows")
    return rows


def _wrong(file: str, line: int, what: str) -> ValueError:
    return ValueError(f"{file}, line {line}: {what}")
