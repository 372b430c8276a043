"""All that a database keeps into one file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any, Final

from sqlalchemy import JSON, Connection, Table, func, select, tuple_
from sqlalchemy.exc import DBAPIError

from understudy.store.sql.backup import backup_file
from understudy.store.sql.backup.backup_file import Row
from understudy.store.sql.database import schema
from understudy.store.sql.database.migrate import HEAD
from understudy.store.sql.database.transactions import Database

Report = Callable[[int, int], None]
"""Called with how many rows are done, of how many."""

PAGE: Final = 500
"""So many rows are read or written at once."""

Key = tuple[Any, ...]

_UNDECODABLE: Final = (ValueError, TypeError, DBAPIError)

LEFT: Final = "left"
"""Rows that are damaged, and so not in the file."""


def kept_tables() -> list[Table]:
    """What belongs to the games, those that others refer to first."""
    ours = (schema.schema_version, schema.restored)
    return [table for table in schema.metadata.sorted_tables if table not in ours]


def back_up(database: Database, stream: IO[bytes], report: Report) -> Counter[str]:
    """Write everything as it is at one moment; others go on playing meanwhile.

    What is counted are the rows by table. A damaged row harms no other: it is left out.
    """
    counted, missing = Counter[str](), set[object]()
    with database.reading() as connection:
        total = sum(count(connection, table) for table in kept_tables())
        writing = backup_file.BackupWriter(stream, HEAD, total)
        report(0, total)
        for table in kept_tables():
            writing.begin(table.name, table.columns.keys())
            owner = _place_of_game(table)
            for page, left in _pages(connection, table):
                for row in page:
                    if owner is None or row[owner] not in missing:
                        writing.row(row)
                        counted[table.name] += 1
                if table is schema.games:
                    missing.update(id for (id,) in left)
                counted[LEFT] += len(left)
                report(counted.total(), total)
        writing.end()
    return counted


def count(connection: Connection, table: Table) -> int:
    """How many rows there are."""
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _place_of_game(table: Table) -> int | None:
    """Which column of a row names the game that it belongs to."""
    for place, column in enumerate(table.columns):
        if any(key.column.table is schema.games for key in column.foreign_keys):
            return place
    return None


def _pages(connection: Connection, table: Table) -> Iterator[tuple[list[Row], list[Key]]]:
    """The rows by their keys, and the keys of those that are damaged."""
    key = tuple_(*table.primary_key)
    last: Key | None = None
    while True:
        ahead = () if last is None else (key > last,)
        keys = select(*table.primary_key).where(*ahead).order_by(*table.primary_key).limit(PAGE)
        found: list[Key] = [tuple(row) for row in connection.execute(keys)]
        if not found:
            return
        last = found[-1]
        within = select(table).where(*ahead, key <= last).order_by(*table.primary_key)
        try:
            rows = [_whole(table, row) for row in connection.execute(within)]
        except _UNDECODABLE:
            rows = [_lock_row(connection, table, one) for one in found]
        left = [one for one, row in zip(found, rows, strict=True) if row is None]
        yield [row for row in rows if row is not None], left


def _lock_row(connection: Connection, table: Table, key: Key) -> Row | None:
    wanted = select(table).where(tuple_(*table.primary_key) == key)
    try:
        return _whole(table, connection.execute(wanted).one())
    except _UNDECODABLE:
        return None


def _whole(table: Table, row: Sequence[Any]) -> Row | None:
    """The values of a row, if all of them are what their columns can hold."""
    for column, value in zip(table.columns, row, strict=True):
        if not isinstance(column.type, JSON) and type(value) is not column.type.python_type:
            return None
    return list(row)
