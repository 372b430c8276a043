"""PostgreSQL at an address."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Table, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from understudy.core import Illegal, Refused, Unreadable
from understudy.store.change_notices import Notice
from understudy.store.sql.database.append_answer import PostgresqlAppender
from understudy.store.sql.database.notify import CHANNEL, DatabaseNotices, notify

if TYPE_CHECKING:
    # Imported on use, because it makes a start load a third more.
    from sqlalchemy.dialects import postgresql

BUSY_SECONDS: Final = 3
STATEMENT_SECONDS: Final = 20
CONNECT_SECONDS: Final = 5
IDLE_SECONDS: Final = 60
"""Longest idle time of a transaction: a process that hangs would keep its game locked."""
MIGRATING_SECONDS: Final = 300
KEEP_ALIVE: Final = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}
"""Detects a lost server on connections that only listen."""
POOL: Final = 5
POOL_OVERFLOW: Final = 10
"""Permanent and additional connections of a process."""
MAX_REASON: Final = 300

_SCHEMES: Final = frozenset({"postgresql", "postgres", "postgresql+psycopg"})
# An arbitrary number, the same in all processes.
_LOCK: Final = 0x756E6465727374

# https://www.postgresql.org/docs/current/errcodes-appendix.html
_BUSY: Final = frozenset({"40001", "40P01", "53300", "55P03", "57014"})
_UNAVAILABLE: Final = frozenset({"25P03", "57P01", "57P02", "57P03", "57P05"})
_NOT_WRITABLE: Final = frozenset({"25006", "3F000", "42501", "53100", "53200", "58030", "58P01"})
_DAMAGED: Final = frozenset({"42703", "42804", "42883", "42P01", "XX001", "XX002"})


class Postgresql:
    """The PostgreSQL database at an address."""

    # Reads use one snapshot. A write waits for a concurrent write to the same row, then fails on
    # the revision check.
    read_options: Final[Mapping[str, object]] = {
        "isolation_level": "REPEATABLE READ",
        "postgresql_readonly": True,
    }
    single_read_options: Final[Mapping[str, object]] = {"isolation_level": "AUTOCOMMIT"}
    write_options: Final[Mapping[str, object]] = {}
    migration_options: Final[Mapping[str, object]] = {}

    def __init__(self, address: str) -> None:
        url = _url(address)
        self.location = _location(url)
        self._password = url.password
        self._open = False
        settings = {
            "lock_timeout": BUSY_SECONDS,
            "statement_timeout": STATEMENT_SECONDS,
            "idle_in_transaction_session_timeout": IDLE_SECONDS,
        }
        given = url.query.get("options", "")
        options = [given if isinstance(given, str) else " ".join(given)]
        options += [f"-c {name}={seconds}s" for name, seconds in settings.items()]
        try:
            self.engine = create_engine(
                url,
                connect_args={
                    "connect_timeout": CONNECT_SECONDS,
                    "client_encoding": "utf8",
                    "application_name": "understudy",
                    **KEEP_ALIVE,
                    "options": " ".join(options).strip(),
                },
                hide_parameters=True,
                isolation_level="READ COMMITTED",
                max_overflow=POOL_OVERFLOW,
                pool_pre_ping=True,
                pool_size=POOL,
                pool_timeout=BUSY_SECONDS,
                pool_use_lifo=True,
            )
        except ImportError:
            raise Refused("store-needs-driver") from None
        self.notices = DatabaseNotices(self.engine)
        self.appender = PostgresqlAppender(self.engine, CHANNEL)

    def exclusive_write(self) -> AbstractContextManager[None]:
        """Do nothing: PostgreSQL locks rows."""
        return nullcontext()

    def mark_ready(self) -> None:
        """Report lost connections without details from now on, because players see the message."""
        self._open = True

    def check_available(self) -> None:
        """Do nothing: the pool tests a connection before use."""

    def check_space(self) -> None:
        """Do nothing: the disk belongs to the database server."""

    def drop_page_cache(self, connection: Connection) -> None:
        """Do nothing: the cache belongs to the database server."""

    def lock_schema(self, connection: Connection) -> None:
        """Take the schema lock until the transaction ends."""
        if not self._open:
            encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
            if encoding != "UTF8":
                raise Refused("store-database-encoding", path=self.location, encoding=str(encoding))
        for name in ("lock_timeout", "statement_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {name} = '{MIGRATING_SECONDS}s'")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")

    def lock_tables(self, connection: Connection, tables: Iterable[Table]) -> None:
        """Lock these tables against writes until the transaction ends."""
        names = ", ".join(table.name for table in tables)
        connection.exec_driver_sql(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE")

    def notify(self, connection: Connection, notice: Notice) -> None:
        """Notify every process when the transaction is committed."""
        notify(connection, notice)

    def insert(self, table: Table) -> postgresql.Insert:
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)

    def damaged_error(self) -> Unreadable:
        return Unreadable("store-database-damaged", path=self.location)

    def refusal(self, error: DBAPIError) -> Refused | None:
        """Translate an error of the driver; return None if it is a programming error."""
        state = getattr(error.orig, "sqlstate", None)
        if state in _BUSY:
            return Refused("store-busy", path=self.location)
        if state in _NOT_WRITABLE:
            return Refused("store-database-not-writable", path=self.location)
        if state in _DAMAGED:
            return self.damaged_error()
        lost = error.connection_invalidated or type(error.orig).__name__ == "OperationalError"
        if state in _UNAVAILABLE or (state or "").startswith("08") or lost:
            if self._open:
                return Refused("store-database-away", path=self.location)
            return Refused("store-database-refused", path=self.location, reason=self._reason(error))
        return None

    def _reason(self, error: DBAPIError) -> str:
        """Return the server's message on one line, without the password."""
        text = str(error.orig).replace(self._password or "\0", "***")
        return " ".join(text.split())[:MAX_REASON]


def _url(address: str) -> URL:
    try:
        url = make_url(address.strip())
        if url.drivername not in _SCHEMES or not url.database:
            raise Illegal("store-bad-database")
    except (ArgumentError, ValueError):
        # The message does not quote the address, which may contain a password.
        raise Illegal("store-bad-database") from None
    return url.set(drivername="postgresql+psycopg")


def _location(url: URL) -> str:
    """Return the address without user and password, for messages."""
    port = f":{url.port}" if url.port else ""
    return f"postgresql://{url.host or ''}{port}/{url.database}"
