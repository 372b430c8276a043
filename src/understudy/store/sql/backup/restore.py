"""Restoring a backup into a database of any kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final

from sqlalchemy import MetaData, delete, func, insert, select
from sqlalchemy.exc import OperationalError, StatementError

from understudy.core import Illegal, Refused
from understudy.store.records import now, raise_revision
from understudy.store.sql.backup import backup_file
from understudy.store.sql.backup.write import PAGE, Report, back_up, backup_tables, count
from understudy.store.sql.database import schema
from understudy.store.sql.database.migrate import (
    BEFORE_MIGRATIONS,
    HEAD,
    is_migration_number,
    migrate,
    prepare,
)
from understudy.store.sql.database.sqlite import Sqlite
from understudy.store.sql.database.transactions import Database

BATCH_BYTES: Final = 4_000_000
MAX_REVISION: Final = 2**30
"""Far above any revision; leaves room to raise it within a column of 32 bits."""


def restore(
    database: Database, stream: IO[bytes], report: Report, *, replace: bool
) -> Counter[str]:
    """Replace everything by the backup, atomically. Return the number of rows by table.

    Raise `Illegal` if there are games already, unless `replace` is set.
    """
    head = backup_file.read_head(stream)
    if not is_migration_number(head.schema) or head.schema == BEFORE_MIGRATIONS:
        raise backup_file.damaged_error()
    if head.schema > HEAD:
        raise Refused("store-backup-newer")
    # Verify the file before taking any lock.
    backup_file.check(stream)
    counted = Counter[str]()
    with ExitStack() as stack:
        if head.schema != HEAD:
            stream = stack.enter_context(_migrate(stream, head.schema))
        connection = stack.enter_context(database.restore_transaction(backup_tables()))
        stored = count(connection, schema.games) + count(connection, schema.custom_boards)
        if stored and not replace:
            raise Illegal("store-not-empty")
        latest = connection.execute(select(func.max(schema.games.c.revision))).scalar() or 0
        for table in reversed(backup_tables()):
            connection.execute(delete(table))
        by_name = {table.name: table for table in backup_tables()}
        with _damage_errors():
            for name, rows in _batches(stream):
                for row in rows if name == schema.games.name else ():
                    if type(row["revision"]) is not int or not 0 <= row["revision"] <= MAX_REVISION:
                        raise backup_file.damaged_error()
                    row["revision"] = raise_revision(row["revision"], latest)
                connection.execute(insert(by_name[name]), rows)
                counted[name] += len(rows)
                report(counted.total(), head.rows)
        connection.execute(delete(schema.restored))
        connection.execute(insert(schema.restored), {"at": now(), "made": head.made})
    return counted


@contextmanager
def _damage_errors() -> Iterator[None]:
    """Report rows that the database cannot store as damage of the backup."""
    try:
        yield
    except OperationalError:
        raise
    except (KeyError, OverflowError, TypeError, ValueError, StatementError) as error:
        raise backup_file.damaged_error() from error


@contextmanager
def _migrate(stream: IO[bytes], number: str) -> Iterator[IO[bytes]]:
    """Yield the backup of an older version in the current format.

    It is restored into a temporary database of that version, migrated, and backed up again.
    """
    with (
        TemporaryDirectory() as folder,
        closing(Database(Sqlite(Path(folder) / "older"))) as older,
        (Path(folder) / "newer").open("w+b") as newer,
    ):
        with older.schema_transaction(migrating=True) as connection, _damage_errors():
            migrate(connection, number)
            old_schema = MetaData()
            old_schema.reflect(connection)
            for name, rows in _batches(stream):
                connection.execute(insert(old_schema.tables[name]), rows)
        prepare(older)
        back_up(older, newer, lambda done, total: None)
        yield newer


def _batches(stream: IO[bytes]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the rows of each table in batches of at most `PAGE` rows and about `BATCH_BYTES`."""
    for name, group in groupby(backup_file.tables(stream), key=lambda each: each[0]):
        rows, size = list[dict[str, Any]](), 0
        for _, columns, row, length in group:
            rows.append(dict(zip(columns, row, strict=True)))
            size += length
            if len(rows) == PAGE or size >= BATCH_BYTES:
                yield name, rows
                rows, size = [], 0
        if rows:
            yield name, rows
