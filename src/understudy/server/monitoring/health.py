"""Whether the server does its work: for whoever watches over it, and open to everybody."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from threading import Lock
from time import monotonic
from typing import Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from understudy.core import Refused
from understudy.server.access.login import PUBLIC_ROUTE
from understudy.store import Store

PATH: Final = "/api/health"
FRESH_SECONDS: Final = 2
"""For so long it is not found out again: asking often costs nothing."""


class Health:
    """Knows whether games can be kept, as it was a moment ago."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._since: float | None = None
        self._writable = False

    def is_writable(self) -> bool:
        """Whether something could be written; tried by one at a time."""
        with self._lock:
            if self._since is None or self._clock() - self._since > FRESH_SECONDS:
                self._writable = self._tried()
                self._since = self._clock()
            return self._writable

    def _tried(self) -> bool:
        try:
            self._store.check_writable()
        except Refused:
            return False
        return True

    def handler(self) -> HTTPRouteHandler:
        """Says so: status 200 if games can be kept, 503 if not."""

        @get(PATH, opt={PUBLIC_ROUTE: True}, sync_to_thread=True)
        def read_health() -> Response[bytes]:
            writable = self.is_writable()
            found = {"version": version("understudy"), "writable": writable}
            return Response(
                msgspec.json.encode(found),
                status_code=200 if writable else 503,
                media_type="application/json",
                headers={"Cache-Control": "no-store"},
            )

        return read_health
