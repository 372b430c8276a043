"""SQLite in a file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile, mkstemp
from threading import Lock
from time import monotonic, sleep
from typing import Final

from sqlalchemy import Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from understudy.core import Refused, Unreadable
from understudy.store.change_notices import Notice
from understudy.store.sql.database.append_answer import SqliteAppender

BUSY_SECONDS: Final = 3
HEADER_BYTES: Final = 100
PROBE_BYTES: Final = 500_000
"""More than one answer needs."""

_NOT_WRITABLE: Final = frozenset(
    {
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
# SQL statements are constant, so SQLITE_ERROR can only mean a missing table or column.
_DAMAGED: Final = frozenset(
    {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT}
)
_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


class Sqlite:
    """The SQLite database in a file."""

    read_options: Final[Mapping[str, object]] = {"begin": "BEGIN"}
    single_read_options: Final = read_options
    # A write takes its lock at the start; taken later it could fail half-way.
    write_options: Final[Mapping[str, object]] = {"begin": "BEGIN IMMEDIATE"}
    # Keep foreign keys intact when a table is recreated under the same name.
    migration_options: Final[Mapping[str, object]] = {**write_options, "foreign_keys": "OFF"}

    notices: Final = None

    def __init__(self, path: Path) -> None:
        self.location = str(path)
        self._path = path
        self._file: tuple[int, int] | None = None
        self._size = 0
        _make_private(path)
        url = URL.create("sqlite", database=self.location)
        self.engine = create_engine(
            url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
        )
        event.listen(self.engine, "connect", _on_connect)
        event.listen(self.engine, "begin", _on_begin)
        self._write_lock = Lock()
        self.appender = SqliteAppender(lambda: _connect(path), self._write_lock)

    @contextmanager
    def exclusive_write(self) -> Iterator[None]:
        """Wait until no other thread writes. SQLite would look again only after up to 100 ms."""
        if not self._write_lock.acquire(timeout=BUSY_SECONDS):
            raise Refused("store-busy", path=self.location)
        try:
            yield
        finally:
            self._write_lock.release()

    def mark_ready(self) -> None:
        """Remember the file, to detect its removal: open connections would still write to it."""
        found = self._stat()
        if found is not None:
            self._file, self._size = (found.st_dev, found.st_ino), found.st_size

    def check_available(self) -> None:
        """Raise `Refused` if the file was removed, replaced or shortened."""
        if self._file is None:
            return
        found = self._stat()
        if found is None or (found.st_dev, found.st_ino) != self._file:
            raise Refused("store-gone", path=self.location)
        # With a write-ahead log SQLite would write on, and find damage only in what it reads.
        if found.st_size < self._size and found.st_size < _declared_size(self._path):
            raise Refused("store-damaged", path=self.location)
        self._size = found.st_size

    def check_space(self) -> None:
        """Raise `Refused` if the disk is full.

        A small write to the database may still succeed then, because SQLite uses the write-ahead
        log again from its start.
        """
        try:
            with TemporaryFile(dir=self._path.parent) as probe:
                probe.write(bytes(PROBE_BYTES))
                probe.flush()
                os.fsync(probe.fileno())
        except OSError as error:
            raise Refused("store-not-writable", path=self.location) from error

    def drop_page_cache(self, connection: Connection) -> None:
        """Make the next reads of this connection read the file."""
        connection.exec_driver_sql("PRAGMA shrink_memory")

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing: SQLite allows only one writer at a time."""

    def lock_tables(self, connection: Connection, tables: Iterable[Table]) -> None:
        """Do nothing: SQLite allows only one writer at a time."""

    def notify(self, connection: Connection, notice: Notice) -> None:
        """Do nothing: there are no other processes."""

    def insert(self, table: Table) -> sqlite.Insert:
        return sqlite.insert(table)

    def damaged_error(self) -> Unreadable:
        return Unreadable("store-damaged", path=self.location)

    def refusal(self, error: DBAPIError) -> Refused | None:
        """Translate an error of the driver; return None if it is a programming error."""
        code = getattr(error.orig, "sqlite_errorcode", None)
        if code is None:
            # The driver itself raises this for text that is not UTF-8.
            undecodable = isinstance(error.orig, sqlite3.OperationalError)
            return self.damaged_error() if undecodable else None
        primary = code & 0xFF
        if primary in _NOT_WRITABLE:
            return Refused("store-not-writable", path=self.location)
        if primary in _DAMAGED:
            return self.damaged_error()
        if primary in _BUSY:
            return Refused("store-busy", path=self.location)
        return None

    def _stat(self) -> os.stat_result | None:
        """Return the status of the file; None if it does not exist."""
        try:
            return os.stat(self._path)
        except OSError:
            return None


def _declared_size(path: Path) -> int:
    """Return the size that the header names, at least that of a header. A VACUUM lowers it."""
    header = b""
    with suppress(OSError), path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    page = int.from_bytes(header[16:18])
    return max(HEADER_BYTES, (65536 if page == 1 else page) * int.from_bytes(header[28:32]))


def _make_private(path: Path) -> None:
    """Create the file if necessary, and take all rights to it from other users.

    SQLite creates the files next to it with the same rights. If this fails, opening reports why.
    The file is created elsewhere and linked: closing a file that a connection of this process has
    open would drop the locks of that connection.
    """
    if not path.exists():
        with suppress(OSError):
            created, name = mkstemp(dir=path.parent)  # readable by its owner only
            os.close(created)
            try:
                os.link(name, path)
            finally:
                os.unlink(name)
    for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):
            each.chmod(each.stat().st_mode & 0o700)


def _connect(path: Path) -> sqlite3.Connection:
    """Return a connection without the pool that does not wait for locks; threads may share it."""
    connection = sqlite3.connect(path, timeout=0, check_same_thread=False)
    _set_up(connection)
    return connection


def _on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    assert isinstance(connection, sqlite3.Connection)
    _set_up(connection)


def _set_up(connection: sqlite3.Connection) -> None:
    # Turn off the driver's implicit transactions, which begin late; `_on_begin` begins them.
    connection.isolation_level = None
    _use_write_ahead_log(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log; SQLite itself does not wait if two connections switch."""
    end = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in _BUSY or monotonic() > end:
                raise
            sleep(0.01)


def _on_begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if "foreign_keys" in options:
        # SQLite ignores this pragma inside a transaction.
        connection.exec_driver_sql(f"PRAGMA foreign_keys={options['foreign_keys']}")
    connection.exec_driver_sql(options["begin"])
