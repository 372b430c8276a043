"""SQLite: a file on this machine."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from understudy.core import Refused, Unreadable
from understudy.store.change_notices import Notice

BUSY_SECONDS: Final = 3

_NOT_WRITABLE: Final = frozenset(
    {
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
# An ordinary error of ours is none: the statements are fixed, so a table or a column is missing.
_DAMAGED: Final = frozenset(
    {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT}
)
_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


class Sqlite:
    """The database in this file."""

    reading: Final[Mapping[str, object]] = {"begin": "BEGIN"}
    glancing: Final = reading
    # A writer takes its lock at the start: taken later it could fail half-way.
    writing: Final[Mapping[str, object]] = {"begin": "BEGIN IMMEDIATE"}
    # A table that is made anew under its old name must not take along what points to it.
    migrating: Final[Mapping[str, object]] = {**writing, "pointers": "OFF"}

    notices: Final = None

    def __init__(self, path: Path) -> None:
        self.place = str(path)
        self._path = path
        self._file: tuple[int, int] | None = None
        url = URL.create("sqlite", database=self.place)
        self.engine = create_engine(
            url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
        )
        event.listen(self.engine, "connect", _connected)
        event.listen(self.engine, "begin", _began)

    def mark_ready(self) -> None:
        """From now on notice if the file is taken away: open connections go on writing to it."""
        self._file = self._identity()

    def look(self) -> None:
        """Refuse if the file is no longer there."""
        if self._file is not None and self._identity() != self._file:
            raise Refused("store-gone", path=self.place)

    def hold(self, connection: Connection) -> None:
        """Whoever writes is alone anyway."""

    def shut(self, connection: Connection, tables: Iterable[Table]) -> None:
        """Whoever writes is alone anyway."""

    def notify(self, connection: Connection, notice: Notice) -> None:
        """One process keeps these games, and tells its own people."""

    def insert(self, table: Table) -> sqlite.Insert:
        """A new row, or a change of the one that is there."""
        return sqlite.insert(table)

    def damaged(self) -> Unreadable:
        """What is there cannot be what was written."""
        return Unreadable("store-damaged", path=self.place)

    def refusal(self, error: DBAPIError) -> Refused | None:
        """What an error of the driver means; None if it is nothing to refuse."""
        code = getattr(error.orig, "sqlite_errorcode", None)
        if code is None:
            # Of its own the driver refuses what it finds: text that is not UTF-8.
            undecodable = isinstance(error.orig, sqlite3.OperationalError)
            return self.damaged() if undecodable else None
        primary = code & 0xFF
        if primary in _NOT_WRITABLE:
            return Refused("store-not-writable", path=self.place)
        if primary in _DAMAGED:
            return self.damaged()
        if primary in _BUSY:
            return Refused("store-busy", path=self.place)
        return None

    def _identity(self) -> tuple[int, int] | None:
        """Which file it is, whatever it is called; None if there is none."""
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    assert isinstance(connection, sqlite3.Connection)
    # The driver would begin transactions late and on its own; `_began` does it instead.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _began(connection: Connection) -> None:
    options = connection.get_execution_options()
    if "pointers" in options:
        # Inside a transaction SQLite would not listen.
        connection.exec_driver_sql(f"PRAGMA foreign_keys={options['pointers']}")
    connection.exec_driver_sql(options["begin"])
