"""All that a database keeps into one file, and out of it into any other database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import IO, Any, Final

from sqlalchemy import JSON, Connection, Table, delete, func, insert, select, tuple_
from sqlalchemy.exc import DBAPIError, OperationalError, StatementError

from understudy.store.records import now
from understudy.store.sql import archive, schema
from understudy.store.sql.archive import Row
from understudy.store.sql.database import Database
from understudy.store.sql.migration import HEAD
from understudy.table import Illegal, Refused

Report = Callable[[int, int], None]
"""Called with how many rows are done, of how many."""

PAGE: Final = 500
"""So many rows are read or written at once."""

LEAP: Final = 10_000
"""How far revisions go on when everything is replaced. Whoever remembers a game from before, a
server or a page, then has none that is taken for the one of now.
"""

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
        total = sum(_count(connection, table) for table in kept_tables())
        writing = archive.Writing(stream, HEAD, total)
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


def restore(
    database: Database, stream: IO[bytes], report: Report, *, replace: bool
) -> Counter[str]:
    """Make everything what the file says, at once or not at all.

    Refused if there is something already, unless that may be replaced. What an older version did
    not know is left empty, or has its default.
    """
    head = archive.read_head(stream)
    if head.schema > HEAD:
        raise Refused("store-backup-newer")
    # Nobody who plays has to wait for a file to be found damaged.
    archive.check(stream)
    counted = Counter[str]()
    with database.replacing(kept_tables()) as connection:
        there = _count(connection, schema.games) + _count(connection, schema.sheets)
        if there and not replace:
            raise Illegal("store-not-empty")
        latest = connection.execute(select(func.max(schema.games.c.revision))).scalar() or 0
        for table in reversed(kept_tables()):
            connection.execute(delete(table))
        known = {table.name: table for table in kept_tables()}
        try:
            for name, rows in _batches(stream):
                for row in rows if name == schema.games.name else ():
                    row["revision"] += latest + LEAP
                connection.execute(insert(known[name]), rows)
                counted[name] += len(rows)
                report(counted.total(), head.rows)
        except OperationalError:
            raise
        except (KeyError, TypeError, ValueError, StatementError) as error:
            raise archive.damaged() from error
        connection.execute(delete(schema.restored))
        connection.execute(insert(schema.restored), {"at": now(), "made": head.made})
    return counted


def _batches(stream: IO[bytes]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of each table, so many at once."""
    for name, found in groupby(archive.tables(stream), key=lambda each: each[0]):
        rows = list[dict[str, Any]]()
        for _, columns, row in found:
            rows.append(dict(zip(columns, row, strict=True)))
            if len(rows) == PAGE:
                yield name, rows
                rows = []
        if rows:
            yield name, rows


def _count(connection: Connection, table: Table) -> int:
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
            rows = [_alone(connection, table, one) for one in found]
        left = [one for one, row in zip(found, rows, strict=True) if row is None]
        yield [row for row in rows if row is not None], left


def _alone(connection: Connection, table: Table, key: Key) -> Row | None:
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
