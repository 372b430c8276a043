"""Limits on the number of connections, and on the time and the head of a request."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from understudy.server.access.rate_limits import HOME_LIMITS

REQUEST_SECONDS: Final = 30
MAX_HEAD: Final = 64 * 1024
"""Bytes of a head, of a chunk's extension or of trailers that the parser may keep in memory."""
SPARE_FILES: Final = 64
"""File descriptors that a process needs in addition to its connections."""


class Connection(HttpToolsProtocol):
    """A connection that is closed if a request does not arrive completely in time.

    Uvicorn has a timeout between requests, but none within a request. Connections above `limit`
    are closed at once. The parser itself keeps a head of any length in memory.
    """

    request_timeout: ClassVar[float] = REQUEST_SECONDS
    limit: ClassVar[int] = HOME_LIMITS.connections
    _timer: asyncio.TimerHandle | None = None
    _unparsed = 0
    """Bytes received since the last head or part of a body was complete."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if len(self.connections) > self.limit:
            self.transport.abort()
        else:
            self._start_timer()

    def data_received(self, data: bytes) -> None:
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > MAX_HEAD and not self.transport.is_closing():
            self._refuse_head()
            return
        # It is None before the first request, although its type does not say so.
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._stop_timer()
        elif self._timer is None:
            self._start_timer()

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed = 0
        super().on_message_complete()

    def _refuse_head(self) -> None:
        """Close the connection, with status 400 if no request is in progress."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self.send_400_response("request head too long")
        else:
            self.transport.abort()

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
