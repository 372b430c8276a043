"""Transactions on a database, with errors of the driver translated to `Refused`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Table, bindparam, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from understudy.core import Refused, Unreadable
from understudy.store.change_notices import ChangeNotices, Notice

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

    from understudy.store.sql.database.append_answer import AppendedAnswer
    from understudy.store.sql.database.postgresql import Postgresql
    from understudy.store.sql.database.sqlite import Sqlite


_PROCESS_LOCK: Final = select(
    func.pg_advisory_xact_lock(func.hashtextextended(bindparam("name"), 0))
)


class Database:
    """A database of either kind, with the same interface."""

    def __init__(self, kind: Sqlite | Postgresql) -> None:
        self._kind = kind

    def close(self) -> None:
        self._kind.appender.close()
        self._kind.engine.dispose()

    def append_answer(self, added: AppendedAnswer) -> bool | None:
        """Store one more answer of a game. Return False if the game has changed since.

        Return None if this is not possible in the short way.
        """
        self._kind.check_available()
        return self._kind.appender.append(added)

    def mark_ready(self) -> None:
        """Record that the tables exist, so that games can be played."""
        self._kind.mark_ready()

    def check_space(self) -> None:
        """Raise `Refused` if the disk is known to be full."""
        self._kind.check_space()

    def drop_page_cache(self, connection: Connection) -> None:
        """Make the next reads of this connection read the file, if there is one."""
        self._kind.drop_page_cache(connection)

    def damaged_error(self) -> Unreadable:
        return self._kind.damaged_error()

    @property
    def notices(self) -> ChangeNotices | None:
        """Change notices; None if only one process may write."""
        return self._kind.notices

    def notify(self, connection: Connection, notice: Notice) -> None:
        """Send a notice when the transaction is committed."""
        self._kind.notify(connection, notice)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """Return an INSERT statement that supports `on_conflict_do_…`."""
        return self._kind.insert(table)

    def read_transaction(self) -> AbstractContextManager[Connection]:
        """Open a transaction that reads one snapshot of the database."""
        return self._transaction(self._kind.read_options)

    def single_read(self) -> AbstractContextManager[Connection]:
        """Run a single read without an explicit transaction, which saves two round trips."""
        return self._transaction(self._kind.single_read_options)

    @contextmanager
    def write_transaction(self) -> Iterator[Connection]:
        """Open a transaction that is durable when it ends."""
        with (
            self._kind.exclusive_write(),
            self._transaction(self._kind.write_options) as connection,
        ):
            yield connection

    @contextmanager
    def process_lock(self, name: str) -> Iterator[None]:
        """Hold the cross-process lock `name`; do nothing if only one process may write."""
        if self.notices is None:
            yield
            return
        with self.write_transaction() as connection:
            self.lock_name(connection, name)
            yield

    def lock_name(self, connection: Connection, name: str) -> None:
        """Hold the cross-process lock `name` until the transaction ends.

        SQLite needs no such lock, because it allows only one writer at a time.
        """
        if self.notices is not None:
            connection.execute(_PROCESS_LOCK, {"name": name})

    @contextmanager
    def schema_transaction(self, *, migrating: bool = False) -> Iterator[Connection]:
        """Open an exclusive transaction that may create tables, or with `migrating` change them."""
        options = self._kind.migration_options if migrating else self._kind.write_options
        with self._kind.exclusive_write(), self._transaction(options) as connection:
            self._kind.lock_schema(connection)
            yield connection

    @contextmanager
    def restore_transaction(self, tables: Iterable[Table]) -> Iterator[Connection]:
        """Open a transaction that replaces all rows of the tables; others can only read."""
        with self.schema_transaction() as connection:
            self._kind.lock_tables(connection, tables)
            yield connection

    @contextmanager
    def _transaction(self, options: Mapping[str, object]) -> Iterator[Connection]:
        kind = self._kind
        kind.check_available()
        try:
            with (
                kind.engine.connect().execution_options(**options) as connection,
                connection.begin(),
            ):
                yield connection
        except DBAPIError as error:
            refusal = kind.refusal(error)
            if refusal is None:
                raise
            raise refusal from error
        except PoolTimeout as error:
            raise Refused("store-busy", path=kind.location) from error
        except UnicodeDecodeError as error:
            # The driver fails to build its error message, which would quote invalid UTF-8.
            raise self.damaged_error() from error
