"""All that a backup holds into a database, of whichever kind it was made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from sqlalchemy import MetaData, delete, func, insert, select
from sqlalchemy.exc import OperationalError, StatementError

from understudy.core import Illegal, Refused
from understudy.store.records import now, raise_revision
from understudy.store.sql.backup import backup_file
from understudy.store.sql.backup.write import PAGE, Report, back_up, count, kept_tables
from understudy.store.sql.database import schema
from understudy.store.sql.database.migrate import HEAD, is_number, migrate, prepare
from understudy.store.sql.database.sqlite import Sqlite
from understudy.store.sql.database.transactions import Database


def restore(
    database: Database, stream: IO[bytes], report: Report, *, replace: bool
) -> Counter[str]:
    """Make everything what the file says, at once or not at all.

    Refused if there is something already, unless that may be replaced.
    """
    head = backup_file.read_head(stream)
    if not is_number(head.schema):
        raise backup_file.damaged_error()
    if head.schema > HEAD:
        raise Refused("store-backup-newer")
    # Nobody who plays has to wait for a file to be found damaged.
    backup_file.check(stream)
    counted = Counter[str]()
    with ExitStack() as stack:
        if head.schema != HEAD:
            stream = stack.enter_context(_migrate_row(stream, head.schema))
        connection = stack.enter_context(database.restore_transaction(kept_tables()))
        there = count(connection, schema.games) + count(connection, schema.sheets)
        if there and not replace:
            raise Illegal("store-not-empty")
        latest = connection.execute(select(func.max(schema.games.c.revision))).scalar() or 0
        for table in reversed(kept_tables()):
            connection.execute(delete(table))
        known = {table.name: table for table in kept_tables()}
        with _check_row():
            for name, rows in _batches(stream):
                for row in rows if name == schema.games.name else ():
                    row["revision"] = raise_revision(row["revision"], latest)
                connection.execute(insert(known[name]), rows)
                counted[name] += len(rows)
                report(counted.total(), head.rows)
        connection.execute(delete(schema.restored))
        connection.execute(insert(schema.restored), {"at": now(), "made": head.made})
    return counted


@contextmanager
def _check_row() -> Iterator[None]:
    """What a database cannot take has not come out of one."""
    try:
        yield
    except OperationalError:
        raise
    except (KeyError, TypeError, ValueError, StatementError) as error:
        raise backup_file.damaged_error() from error


@contextmanager
def _migrate_row(stream: IO[bytes], number: str) -> Iterator[IO[bytes]]:
    """What an older version has written, as this one writes it.

    It goes into a database of that version, which then changes as any other does.
    """
    with (
        TemporaryDirectory() as folder,
        closing(Database(Sqlite(Path(folder) / "older"))) as older,
        (Path(folder) / "newer").open("w+b") as newer,
    ):
        with older.schema_transaction(migrating=True) as connection, _check_row():
            migrate(connection, number)
            known = MetaData()
            known.reflect(connection)
            for name, rows in _batches(stream):
                connection.execute(insert(known.tables[name]), rows)
        prepare(older)
        back_up(older, newer, lambda done, total: None)
        yield newer


def _batches(stream: IO[bytes]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of each table, so many at once."""
    for name, found in groupby(backup_file.tables(stream), key=lambda each: each[0]):
        rows = list[dict[str, Any]]()
        for _, columns, row in found:
            rows.append(dict(zip(columns, row, strict=True)))
            if len(rows) == PAGE:
                yield name, rows
                rows = []
        if rows:
            yield name, rows
