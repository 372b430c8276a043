"""Public health check."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from understudy.core import Refused
from understudy.distribution import installed_version
from understudy.server.access.login import PUBLIC_ROUTE
from understudy.store import Store

PATH: Final = "/api/health"
CACHE_SECONDS: Final = 2
"""How long a result is cached, so that frequent checks cost nothing."""


class Health:
    """Checks whether the store is writable, and caches the result."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._checked_at: float | None = None
        self._writable = False

    def is_writable(self) -> bool:
        """Return whether the store is writable. One thread at a time checks it."""
        with self._lock:
            if self._checked_at is None or self._clock() - self._checked_at > CACHE_SECONDS:
                self._writable = self._check()
                self._checked_at = self._clock()
            return self._writable

    def _check(self) -> bool:
        try:
            self._store.check_writable()
        except Refused:
            return False
        return True

    def route(self) -> HTTPRouteHandler:
        """Return the route: status 200 if the store is writable, 503 if not."""

        @get(PATH, opt={PUBLIC_ROUTE: True}, sync_to_thread=True)
        def read_health() -> Response[bytes]:
            writable = self.is_writable()
            status = {"version": installed_version(), "writable": writable}
            return Response(
                msgspec.json.encode(status),
                status_code=200 if writable else 503,
                media_type="application/json",
                headers={"Cache-Control": "no-store"},
            )

        return read_health
