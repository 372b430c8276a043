"""Metrics and logs per route template; never the URL, which contains the game id."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from understudy.server.monitoring.logging_setup import ABOUT, logger
from understudy.service import Reply
from understudy.service.wire.payloads import ErrorBody

REFUSED: Final = "refused"
"""The key of a refusal's message id in the state of a request."""

METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"})
OTHER_METHOD: Final = "other"
"""Unknown methods are counted together, because clients can send any name."""

LOGGED_STATUSES: Final = frozenset({401, 403, 429})
SERVER_ERROR: Final = 500

PAGE: Final = "page"
NO_ROUTE: Final = "none"

OnResponse = Callable[[str, str, int, str, float], None]
"""Called with the method, the route, the status, the refusal and the seconds of each request."""


def record_refusal(scope: Any, reply: Reply) -> None:
    """Store the message id of a refusal in the state of the request, for metrics and logs."""
    if isinstance(reply.content, ErrorBody):
        scope["state"][REFUSED] = reply.content.error.id


def route_of(scope: Any) -> str:
    """Return the route template of a request, without ids; `page` for files of the page."""
    template: str = scope.get("path_template", "")
    if not template:
        return NO_ROUTE
    return template if template.startswith("/api") else PAGE


class MetricsMiddleware:
    """ASGI middleware that reports each response to a callback."""

    def __init__(self, app: ASGIApp, on_response: OnResponse) -> None:
        self._app = app
        self._on_response = on_response

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        started = perf_counter()
        method = scope["method"] if scope["method"] in METHODS else OTHER_METHOD
        scope.setdefault("state", {})

        async def send_and_report(message: Message) -> None:
            if message["type"] == "http.response.start":
                refused = scope["state"].get(REFUSED, "")
                seconds = perf_counter() - started
                self._on_response(method, route_of(scope), message["status"], refused, seconds)
            await send(message)

        await self._app(scope, receive, send_and_report)


def log_request(method: str, call: str, status: int, refused: str, seconds: float) -> None:
    """Log server errors, and refusals that may indicate misuse."""
    if status in LOGGED_STATUSES or status >= SERVER_ERROR:
        level = logging.WARNING if status >= SERVER_ERROR else logging.INFO
        about = {"call": f"{method} {call}", "status": status, "seconds": round(seconds, 3)}
        about |= {"refusal": refused} if refused else {}
        logger.log(level, "refused", extra={ABOUT: about})
