"""Transactions: how the store begins them, and what it says when the database cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Table, bindparam, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

from understudy.core import Refused, Unreadable
from understudy.store.change_notices import ChangeNotices, Notice

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

    from understudy.store.sql.database.postgresql import Postgresql
    from understudy.store.sql.database.sqlite import Sqlite


_ALONE: Final = select(func.pg_advisory_xact_lock(func.hashtextextended(bindparam("name"), 0)))


class Database:
    """A database of either kind, the same to all who keep something in it."""

    def __init__(self, kind: Sqlite | Postgresql) -> None:
        self._kind = kind

    def close(self) -> None:
        """Close every connection."""
        self._kind.engine.dispose()

    def mark_ready(self) -> None:
        """The tables are there: from now on games are played."""
        self._kind.mark_ready()

    def damaged(self) -> Unreadable:
        """What is there cannot be what was written."""
        return self._kind.damaged()

    @property
    def notices(self) -> ChangeNotices | None:
        """What is told of changes, if several processes may make them."""
        return self._kind.notices

    def notify(self, connection: Connection, notice: Notice) -> None:
        """Tell of a change as soon as it is kept."""
        self._kind.notify(connection, notice)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """A row that may be there already: say what then with `on_conflict_do_…`."""
        return self._kind.insert(table)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the database."""
        with self._transaction(self._kind.reading) as connection:
            yield connection

    @contextmanager
    def glancing(self) -> Iterator[Connection]:
        """For one statement alone that reads: on the way to a database fewer words are said."""
        with self._transaction(self._kind.glancing) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk when it ends, or has not happened."""
        with self._transaction(self._kind.writing) as connection:
            yield connection

    @contextmanager
    def process_lock(self, name: str) -> Iterator[None]:
        """Meanwhile no other process does what has this name."""
        if self.notices is None:
            # There is none.
            yield
            return
        with self.writing() as connection:
            connection.execute(_ALONE, {"name": name})
            yield

    @contextmanager
    def schema_transaction(self, *, migrating: bool = False) -> Iterator[Connection]:
        """A transaction that may make tables, and with `migrating` change them; one at a time."""
        options = self._kind.migrating if migrating else self._kind.writing
        with self._transaction(options) as connection:
            self._kind.hold(connection)
            yield connection

    @contextmanager
    def restore_transaction(self, tables: Iterable[Table]) -> Iterator[Connection]:
        """A transaction that puts something else in place of all rows; others only read."""
        with self.schema_transaction() as connection:
            self._kind.shut(connection, tables)
            yield connection

    @contextmanager
    def _transaction(self, options: Mapping[str, object]) -> Iterator[Connection]:
        kind = self._kind
        kind.look()
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
        except NoneFree as error:
            raise Refused("store-busy", path=kind.place) from error
        except UnicodeDecodeError as error:
            # The driver cannot even say what is wrong: it would quote what is not UTF-8.
            raise self.damaged() from error
