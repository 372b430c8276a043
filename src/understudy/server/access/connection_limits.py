"""Connections that do not wait for ever, and a log that does not grow for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import ClassVar, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from understudy.server.access.rate_limits import HOME_LIMITS

REQUEST_SECONDS: Final = 30
SPARE_FILES: Final = 64
"""Files that a process needs beside its connections."""

MOST_RECORDS: Final = 60
RECORDS_SECONDS: Final = 60


class Connection(H11Protocol):
    """A connection that ends when a request has not arrived as a whole in time.

    Uvicorn waits for the next request for a while, but for the rest of one without end. More
    connections than `most` are closed at once.
    """

    patience: ClassVar[float] = REQUEST_SECONDS
    most: ClassVar[int] = HOME_LIMITS.connections
    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if len(self.connections) > self.most:
            self.transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # Before the first request there is none, whatever its type says.
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._stop_waiting()
        elif self._due is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._due = self.loop.call_later(self.patience, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def connections(most: int) -> type[Connection]:
    """Connections of which there may be so many; as far as the system lets us have them."""
    try:
        import resource
    except ModuleNotFoundError:
        # Windows counts them elsewhere.
        pass
    else:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = most + SPARE_FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            reached = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (reached, hard))
            most = min(most, reached - SPARE_FILES)
    return type("Connection", (Connection,), {"most": most})


class RateLimitedFilter(logging.Filter):
    """Lets through so many records in so many seconds: nobody fills the disk by being refused."""

    def __init__(
        self,
        most: int = MOST_RECORDS,
        seconds: float = RECORDS_SECONDS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._since = clock()
        self._count = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this record is still one of them; the next one says how many were dropped."""
        now = self._clock()
        if now - self._since > self._seconds:
            record.dropped = max(0, self._count - self._most)
            self._since, self._count = now, 0
        self._count += 1
        return self._count <= self._most
