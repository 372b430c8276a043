"""How every request went: by its call, never by its address, which names a game."""

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
"""Where the scope of a request remembers which refusal it came to."""

METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"})
OTHER_METHOD: Final = "other"
"""A stranger may make up names without end."""

NOTEWORTHY: Final = frozenset({401, 403, 429})
FAILED: Final = 500

PAGE: Final = "page"
NOWHERE: Final = "none"

Went = Callable[[str, str, int, str, float], None]
"""Called with the method, the call, the status, the refusal and the seconds of each request."""


def record_refusal(scope: Any, reply: Reply) -> None:
    """Remember what was refused, for whoever counts."""
    if isinstance(reply.content, ErrorBody):
        scope["state"][REFUSED] = reply.content.error.id


def route_of(scope: Any) -> str:
    """The call that a request was for, with gaps where an address names something."""
    template: str = scope.get("path_template", "")
    if not template:
        return NOWHERE
    return template if template.startswith("/api") else PAGE


class MetricsMiddleware:
    """Wraps the app and what stands before it; says of each request how it went."""

    def __init__(self, app: ASGIApp, went: Went) -> None:
        self._app = app
        self._went = went

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began = perf_counter()
        method = scope["method"] if scope["method"] in METHODS else OTHER_METHOD
        scope.setdefault("state", {})

        async def send_measured(message: Message) -> None:
            if message["type"] == "http.response.start":
                refused = scope["state"].get(REFUSED, "")
                seconds = perf_counter() - began
                self._went(method, route_of(scope), message["status"], refused, seconds)
            await send(message)

        await self._app(scope, receive, send_measured)


def log_request(method: str, call: str, status: int, refused: str, seconds: float) -> None:
    """Write down what somebody who runs the server may want to do something about."""
    if status in NOTEWORTHY or status >= FAILED:
        level = logging.WARNING if status >= FAILED else logging.INFO
        about = {"call": f"{method} {call}", "status": status, "seconds": round(seconds, 3)}
        about |= {"refusal": refused} if refused else {}
        logger.log(level, "refused", extra={ABOUT: about})
