"""Writing a backup of a database."""

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
"""Called with the number of rows done and the total."""

PAGE: Final = 500
"""Rows read or written at once."""

Key = tuple[Any, ...]

_UNDECODABLE: Final = (ValueError, TypeError, DBAPIError)

DAMAGED: Final = "damaged"
"""Key of the number of damaged rows, which are not in the file."""


def backup_tables() -> list[Table]:
    """Return the tables of a backup, referenced tables first."""
    internal = (schema.schema_version, schema.restored)
    return [table for table in schema.metadata.sorted_tables if table not in internal]


def back_up(database: Database, stream: IO[bytes], report: Report) -> Counter[str]:
    """Write a snapshot of all rows, without blocking players. Return the number of rows by table.

    Damaged rows are left out, and with a damaged game its other rows.
    """
    counted, left_out = Counter[str](), set[object]()
    with database.read_transaction() as connection:
        total = sum(count(connection, table) for table in backup_tables())
        writer = backup_file.BackupWriter(stream, HEAD, total)
        report(0, total)
        for table in backup_tables():
            writer.begin(table.name, table.columns.keys())
            game = _game_column(table)
            for page, damaged in _pages(connection, table):
                for row in page:
                    if game is None or row[game] not in left_out:
                        writer.row(row)
                        counted[table.name] += 1
                if table is schema.games:
                    left_out.update(id for (id,) in damaged)
                counted[DAMAGED] += len(damaged)
                report(counted.total(), total)
        writer.end()
    return counted


def count(connection: Connection, table: Table) -> int:
    """Return the number of rows."""
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _game_column(table: Table) -> int | None:
    """Return the index of the column that refers to a game, if there is one."""
    for index, column in enumerate(table.columns):
        if any(key.column.table is schema.games for key in column.foreign_keys):
            return index
    return None


def _pages(connection: Connection, table: Table) -> Iterator[tuple[list[Row], list[Key]]]:
    """Yield the rows in pages by primary key, with the keys of damaged rows."""
    key = tuple_(*table.primary_key)
    last: Key | None = None
    while True:
        rest = () if last is None else (key > last,)
        keys = select(*table.primary_key).where(*rest).order_by(*table.primary_key).limit(PAGE)
        page: list[Key] = [tuple(row) for row in connection.execute(keys)]
        if not page:
            return
        last = page[-1]
        query = select(table).where(*rest, key <= last).order_by(*table.primary_key)
        try:
            rows = [_check_types(table, row) for row in connection.execute(query)]
        except _UNDECODABLE:
            rows = [_read_row(connection, table, one) for one in page]
        damaged = [one for one, row in zip(page, rows, strict=True) if row is None]
        yield [row for row in rows if row is not None], damaged


def _read_row(connection: Connection, table: Table, key: Key) -> Row | None:
    query = select(table).where(tuple_(*table.primary_key) == key)
    try:
        return _check_types(table, connection.execute(query).one())
    except _UNDECODABLE:
        return None


def _check_types(table: Table, row: Sequence[Any]) -> Row | None:
    """Return the values of a row, or None if one has another type than its column."""
    for column, value in zip(table.columns, row, strict=True):
        if not isinstance(column.type, JSON) and type(value) is not column.type.python_type:
            return None
    return list(row)
