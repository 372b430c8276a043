"""Store one more answer with a single call of the driver.

Nearly every change of a game is one more answer. SQLAlchemy takes 1 ms for its five statements, the
driver 0.2 ms. Anything unusual is left to the general path, which also reports errors: a busy or
full database, a lost connection, a key that was used before.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import LifoQueue
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy import Engine

MAX_CONNECTIONS: Final = 4
"""Connections to PostgreSQL for answers; Python computes one answer at a time anyway."""


class AppendedAnswer(NamedTuple):
    """The new values of a game; `summary`, `redo` and `answer` are JSON texts."""

    updated: str
    revision: int
    answers: int
    finished: bool
    summary: str
    redo: str
    game: str
    expected: int
    question: str
    answer: str
    key: str | None
    digest: str | None
    notice: str

    @property
    def place(self) -> int:
        """The index of the new answer."""
        return self.answers - 1


_SET: Final = "UPDATE games SET updated=?, revision=?, answers=?, finished=?, summary=?, redo=?"
_SQLITE_UPDATE: Final = f"{_SET} WHERE id=? AND revision=?"
_SQLITE_RECEIPT: Final = "INSERT INTO receipts (game, key) VALUES (?, ?)"
_SQLITE_SENT: Final = "INSERT INTO sent (game, key, digest) VALUES (?, ?, ?)"
_SQLITE_ANSWER: Final = "INSERT INTO answers (game, place, question, answer) VALUES (?, ?, ?, ?)"


class SqliteAppender:
    """Stores answers over one connection, because SQLite allows only one writer at a time.

    Every other write of this process holds the same lock.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], write_lock: Lock) -> None:
        self._connect = connect
        self._lock = write_lock
        self._connection: sqlite3.Connection | None = None

    def append(self, added: AppendedAnswer) -> bool | None:
        """Store the answer. Return False if the game has changed, None if it is not possible."""
        with self._lock:
            try:
                if self._connection is None:
                    self._connection = self._connect()
                return self._append(self._connection, added)
            except sqlite3.Error:
                self._close()
                return None

    def _append(self, connection: sqlite3.Connection, added: AppendedAnswer) -> bool:
        execute = connection.execute
        execute("BEGIN IMMEDIATE")
        if execute(_SQLITE_UPDATE, added[:8]).rowcount != 1:
            execute("ROLLBACK")
            return False
        if added.key is not None:
            execute(_SQLITE_RECEIPT, (added.game, added.key))
            execute(_SQLITE_SENT, (added.game, added.key, added.digest))
        execute(_SQLITE_ANSWER, (added.game, added.place, added.question, added.answer))
        execute("COMMIT")
        return True

    def close(self) -> None:
        """Close the connection; the next answer opens another one."""
        with self._lock:
            self._close()

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Closing rolls back.
            with suppress(sqlite3.Error):
                connection.close()


_CHANGED: Final = (
    "WITH changed AS (UPDATE games SET updated=%s, revision=%s, answers=%s, finished=%s, "
    "summary=%s::json, redo=%s::json WHERE id=%s AND revision=%s RETURNING id), "
    "added AS (INSERT INTO answers (game, place, question, answer) "
    "SELECT id, %s, %s, %s::json FROM changed)"
)
_RECEIPT: Final = (
    ", receipt AS (INSERT INTO receipts (game, key) SELECT id, %s FROM changed)"
    ", digest AS (INSERT INTO sent (game, key, digest) SELECT id, %s, %s FROM changed)"
)
_NOTIFY: Final = " SELECT pg_notify(%s, %s) FROM changed"


class PostgresqlAppender:
    """Stores each answer with one statement, which is a transaction and one round trip."""

    def __init__(self, engine: Engine, channel: str) -> None:
        self._engine = engine
        self._channel = channel
        self._free: LifoQueue[psycopg.Connection[Any] | None] = LifoQueue()
        for _ in range(MAX_CONNECTIONS):
            self._free.put(None)

    def append(self, added: AppendedAnswer) -> bool | None:
        """Store the answer. Return False if the game has changed, None if it is not possible."""
        connection = self._free.get()
        try:
            connection = connection or self._connect()
            return self._append(connection, added)
        except Exception:
            # The general path finds out what is wrong. If the answer was stored although the
            # connection was lost, it finds another revision, and the caller finds the receipt.
            if connection is not None:
                with suppress(Exception):
                    connection.close()
                connection = None
            return None
        finally:
            self._free.put(connection)

    def _append(self, connection: psycopg.Connection[Any], added: AppendedAnswer) -> bool:
        values: list[object] = [*added[:8], added.place, added.question, added.answer]
        statement = _CHANGED
        if added.key is not None:
            statement += _RECEIPT
            # PostgreSQL cannot store NUL characters.
            key = added.key.replace("\0", "\ufffd")
            values += (key, key, added.digest)
        values += (self._channel, added.notice)
        return connection.execute(statement + _NOTIFY, values).rowcount == 1

    def _connect(self) -> psycopg.Connection[Any]:
        borrowed = self._engine.raw_connection()
        connection = cast("psycopg.Connection[Any]", borrowed.driver_connection)
        borrowed.detach()
        connection.autocommit = True
        return connection

    def close(self) -> None:
        """Close all connections; the next answer opens another one."""
        for _ in range(MAX_CONNECTIONS):
            connection = self._free.get()
            if connection is not None:
                with suppress(Exception):
                    connection.close()
        for _ in range(MAX_CONNECTIONS):
            self._free.put(None)
