"""Limits on the number of connections and on the time a request may take to arrive."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from understudy.server.access.rate_limits import HOME_LIMITS

REQUEST_SECONDS: Final = 30
SPARE_FILES: Final = 64
"""File descriptors that a process needs in addition to its connections."""


class Connection(H11Protocol):
    """A connection that is closed if a request does not arrive completely in time.

    Uvicorn has a timeout between requests, but none within a request. Connections above `limit`
    are closed at once.
    """

    request_timeout: ClassVar[float] = REQUEST_SECONDS
    limit: ClassVar[int] = HOME_LIMITS.connections
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if len(self.connections) > self.limit:
            self.transport.abort()
        else:
            self._start_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # It is None before the first request, although its type does not say so.
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._stop_timer()
        elif self._timer is None:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.request_timeout, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def limited_connections(limit: int) -> type[Connection]:
    """Return a connection class with this limit, lowered to what the operating system allows.

    Raises the soft limit of open files as far as needed and possible.
    """
    try:
        import resource
    except ModuleNotFoundError:
        # Windows has no such limit.
        pass
    else:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = limit + SPARE_FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            limit = min(limit, allowed - SPARE_FILES)
    return type("Connection", (Connection,), {"limit": limit})
