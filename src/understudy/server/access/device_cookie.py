"""Identify the device by its cookie (club mode only).

The cookie holds a random token and is not accessible to scripts or other sites. The store only
knows a hash of the token.
"""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from understudy.server.access.login import COOKIE_SECONDS, AnyConnection, cookie_name
from understudy.server.access.origin_check import SAFE_METHODS
from understudy.server.http.openapi import API
from understudy.service.requester import SHARED_LIST, Requester
from understudy.store.access_rights import hash_key

COOKIE: Final = "understudy-device"
TOKEN_BYTES: Final = 16
REQUESTER: Final = "requester"
"""The key of the requester in the state of a request."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_EVENTS: Final = f"{API}/events"


class DeviceMiddleware:
    """ASGI middleware that adds the requester to the state of each request."""

    def __init__(self, app: ASGIApp, *, club: bool) -> None:
        self._app = app
        self._club = club

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})
        if not self._club or scope["type"] != ScopeType.HTTP:
            state[REQUESTER] = SHARED_LIST
            await self._app(scope, receive, send)
            return
        connection: AnyConnection = ASGIConnection(scope)
        name = cookie_name(connection, COOKIE)
        received = connection.cookies.get(name, "")
        known = _TOKEN.fullmatch(received) is not None
        token = received if known else secrets.token_urlsafe(TOKEN_BYTES)
        state[REQUESTER] = Requester(hash_key(token), token)
        if not _sets_cookie(scope, known=known):
            await self._app(scope, receive, send)
            return
        cookie = Cookie(
            key=name,
            value=token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=scope["scheme"] == "https",
        ).to_header(header="")

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders(message).add("Set-Cookie", cookie)
            await send(message)

        await self._app(scope, receive, send_with_cookie)


def requester_of(scope: Any) -> Requester:
    """Return the sender of the request."""
    requester = scope["state"][REQUESTER]
    assert isinstance(requester, Requester)
    return requester


def _sets_cookie(scope: HTTPScope, *, known: bool) -> bool:
    """Return whether the response sets the cookie.

    A new device gets its cookie with its first changing request: a browser that follows a link from
    another site does not send an existing cookie with the page, and parallel reads would each set a
    different one. A known device's cookie is extended when it opens the page or the event stream.
    """
    if not known:
        return scope["method"] not in SAFE_METHODS
    path = scope["path"]
    is_page = not path.startswith("/api") and "." not in path.rpartition("/")[2]
    return is_page or path == _EVENTS
