"""Telling every process of a change, through the database that has kept it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError

from understudy.store.change_notices import Hear, Missed, Notice, Stop, read_notice

if TYPE_CHECKING:
    import psycopg

logger: Final = logging.getLogger("understudy.store")

CHANNEL: Final = "understudy"
LOOK_SECONDS: Final = 1.0
"""How often it is asked whether to go on."""
FIRST_RETRY: Final = 0.2
LAST_RETRY: Final = 10.0
"""Seconds until the database is asked again; each time twice as long."""

_NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("notice")))


def notify(connection: Connection, notice: Notice) -> None:
    """Tell everybody, as soon as the transaction is kept; if it is not, nobody."""
    connection.execute(_NOTIFY, {"notice": notice.written()})


class DatabaseNotices:
    """What the database tells of changes, over a connection for nothing else."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def follow(self, hear: Hear, missed: Missed) -> Stop:
        """Hear of every change from now on; after every silence of the database, that of some
        nothing may have been heard.
        """
        return _ListenerThread(self._engine, hear, missed).stop


class _ListenerThread:
    def __init__(self, engine: Engine, hear: Hear, missed: Missed) -> None:
        self._engine = engine
        self._hear = hear
        self._missed = missed
        self._enough = Event()
        first = Event()
        Thread(target=self._listen, args=(first,), name="notices", daemon=True).start()
        # Whoever begins to listen after this misses nothing.
        first.wait()

    def stop(self) -> None:
        """Hear no more."""
        self._enough.set()

    def _listen(self, first: Event) -> None:
        # Not everybody has the driver, and this is for those who have opened the database with it.
        import psycopg

        pause = FIRST_RETRY
        while not self._enough.is_set():
            try:
                with _listening(self._engine) as connection:
                    if first.is_set():
                        self._missed()
                    first.set()
                    pause = FIRST_RETRY
                    self._until_it_ends(connection)
            except (SQLAlchemyError, psycopg.Error) as error:
                logger.warning("nothing is heard of changes: %s", type(error).__name__)
            finally:
                first.set()
            self._enough.wait(pause)
            pause = min(LAST_RETRY, 2 * pause)

    def _until_it_ends(self, connection: psycopg.Connection[Any]) -> None:
        while not self._enough.is_set():
            for said in connection.notifies(timeout=LOOK_SECONDS):
                notice = read_notice(said.payload)
                if notice is not None:
                    self._hear(notice)


@contextmanager
def _listening(engine: Engine) -> Iterator[psycopg.Connection[Any]]:
    """A connection that belongs to no pool and hears of changes."""
    borrowed = engine.raw_connection()
    connection: Any = borrowed.driver_connection
    borrowed.detach()
    try:
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        yield connection
    finally:
        # Not by the pool, which would log of a broken one that it cannot be rolled back.
        connection.close()
        borrowed.invalidate()
