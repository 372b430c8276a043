"""Which device asks. At home nobody wants to know; in a club each has a list of games of its own.

A device is known by a token that its browser keeps, out of reach of scripts and of other sites. The
store gets to see only a digest of it.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from understudy.server.access.login import COOKIE_SECONDS, AnyConnection, cookie_name
from understudy.server.access.origin_check import HARMLESS
from understudy.server.http.openapi import API
from understudy.service.requester import SHARED_LIST, Requester
from understudy.store.access_rights import hash_key

COOKIE: Final = "understudy-device"
TOKEN_BYTES: Final = 16
VISITOR: Final = "visitor"

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_EVENTS: Final = f"{API}/events"


class Devices:
    """Wraps the app: whatever it answers knows who has asked."""

    def __init__(self, app: ASGIApp, *, club: bool) -> None:
        self._app = app
        self._club = club

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})
        if not self._club or scope["type"] != ScopeType.HTTP:
            state[VISITOR] = SHARED_LIST
            await self._app(scope, receive, send)
            return
        connection: AnyConnection = ASGIConnection(scope)
        name = cookie_name(connection, COOKIE)
        known = connection.cookies.get(name, "")
        known = known if _TOKEN.fullmatch(known) else ""
        token = known or secrets.token_urlsafe(TOKEN_BYTES)
        state[VISITOR] = Requester(hash_key(token))
        if not _sets_cookie(scope, known):
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

        async def send_with_token(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders(message).add("Set-Cookie", cookie)
            await send(message)

        await self._app(scope, receive, send_with_token)


def requester_of(connection: AnyConnection) -> Requester:
    """Who asks."""
    visitor = connection.scope["state"][VISITOR]
    assert isinstance(visitor, Requester)
    return visitor


def _sets_cookie(scope: HTTPScope, known: str) -> bool:
    """Whether the answer brings the token along.

    Who follows a link of another site shows nothing with the page, though they may have a token,
    and of several questions that a page asks at once each would bring another one. So a device gets
    its token with the first thing it does. One that shows it keeps it for another year, whenever it
    opens the page or begins to listen.
    """
    if not known:
        return scope["method"] not in HARMLESS
    path = scope["path"]
    is_page = not path.startswith("/api") and "." not in path.rpartition("/")[2]
    return is_page or path == _EVENTS
