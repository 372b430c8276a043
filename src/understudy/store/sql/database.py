"""Transactions: how the store begins them, and what it says when the database cannot."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from understudy.table import Refused, Unreadable

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


class Database:
    """A database by its URL. `place` is its name in messages to people."""

    def __init__(self, url: str, place: str) -> None:
        self.place = place
        self.engine = _sqlite(url) if url.startswith("sqlite") else create_engine(url)
        self._file: tuple[int, int] | None = None

    def close(self) -> None:
        """Close every connection."""
        self.engine.dispose()

    def remember_file(self) -> None:
        """From now on notice if the file is taken away: open connections go on writing to it."""
        self._file = self._identity()

    def damaged(self) -> Unreadable:
        """What is there cannot be what was written."""
        return Unreadable("store-damaged", path=self.place)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the database."""
        with self._transaction(writes=False) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk when it ends, or has not happened."""
        with self._transaction(writes=True) as connection:
            yield connection

    @contextmanager
    def _transaction(self, *, writes: bool) -> Iterator[Connection]:
        if self._file is not None and self._identity() != self._file:
            raise Refused("store-gone", path=self.place)
        try:
            with (
                self.engine.connect().execution_options(writes=writes) as connection,
                connection.begin(),
            ):
                yield connection
        except DBAPIError as error:
            refusal = self._refusal(error)
            if refusal is None:
                raise
            raise refusal from error
        except UnicodeDecodeError as error:
            # The driver cannot even say what is wrong: it would quote what is not UTF-8.
            raise self.damaged() from error

    def _identity(self) -> tuple[int, int] | None:
        """Which file it is, whatever it is called; None if there is none, or no file at all."""
        name = self.engine.url.database
        if self.engine.dialect.name != "sqlite" or not name or name == ":memory:":
            return None
        try:
            found = os.stat(name)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _refusal(self, error: DBAPIError) -> Refused | None:
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


def _sqlite(url: str) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})

    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        assert isinstance(connection, sqlite3.Connection)
        # The driver would begin transactions late and on its own; `began` does it instead.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    def began(connection: Connection) -> None:
        # A writer takes its lock at the start: taken later it could fail half-way.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)
    return engine
