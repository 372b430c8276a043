"""Change notices through PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError

from understudy.store.change_notices import Notice, OnMissed, OnNotice, Unsubscribe, read_notice

if TYPE_CHECKING:
    import psycopg

logger: Final = logging.getLogger("understudy.store")

CHANNEL: Final = "understudy"
POLL_SECONDS: Final = 1.0
"""How often the listener checks whether to stop."""
FIRST_RETRY: Final = 0.2
LAST_RETRY: Final = 10.0
"""Seconds before the first and the last reconnection attempt; the delay doubles in between."""

_NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("notice")))


def notify(connection: Connection, notice: Notice) -> None:
    """Send NOTIFY when the transaction is committed."""
    connection.execute(_NOTIFY, {"notice": notice.to_text()})


class DatabaseNotices:
    """Implementation of `ChangeNotices` on a dedicated connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def subscribe(self, on_notice: OnNotice, on_missed: OnMissed) -> Unsubscribe:
        """Listen from now on; after every reconnection notices may be missing."""
        return _ListenerThread(self._engine, on_notice, on_missed).stop


class _ListenerThread:
    def __init__(self, engine: Engine, on_notice: OnNotice, on_missed: OnMissed) -> None:
        self._engine = engine
        self._on_notice = on_notice
        self._on_missed = on_missed
        self._stopped = Event()
        first = Event()
        Thread(target=self._listen, args=(first,), name="notices", daemon=True).start()
        # Wait for the first connection, so that no later change is missed.
        first.wait()

    def stop(self) -> None:
        self._stopped.set()

    def _listen(self, first: Event) -> None:
        # The driver is an optional dependency.
        import psycopg

        pause = FIRST_RETRY
        while not self._stopped.is_set():
            try:
                with _listening_connection(self._engine) as connection:
                    if first.is_set():
                        self._on_missed()
                    first.set()
                    pause = FIRST_RETRY
                    self._receive(connection)
            except (SQLAlchemyError, psycopg.Error) as error:
                logger.warning("change notices are interrupted: %s", type(error).__name__)
            finally:
                first.set()
            self._stopped.wait(pause)
            pause = min(LAST_RETRY, 2 * pause)

    def _receive(self, connection: psycopg.Connection[Any]) -> None:
        while not self._stopped.is_set():
            for received in connection.notifies(timeout=POLL_SECONDS):
                notice = read_notice(received.payload)
                if notice is not None:
                    self._on_notice(notice)


@contextmanager
def _listening_connection(engine: Engine) -> Iterator[psycopg.Connection[Any]]:
    """Yield a connection outside the pool that listens for notices."""
    borrowed = engine.raw_connection()
    connection: Any = borrowed.driver_connection
    borrowed.detach()
    try:
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        yield connection
    finally:
        # Close it outside the pool, which would log a rollback error for a broken connection.
        connection.close()
        borrowed.invalidate()
