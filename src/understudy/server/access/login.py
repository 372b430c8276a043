"""The door: who shows the secret comes in, who does not gets the page and its words alone."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from understudy.service.wire.errors import BadRequest, Unauthorized

PUBLIC_ROUTE: Final = "open"
"""The mark of a handler that answers everybody."""

COOKIE: Final = "understudy"
COOKIE_SECONDS: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class _Shown(msgspec.Struct):
    secret: Annotated[str, msgspec.Meta(max_length=256)]


class SecretLogin:
    """Knows the secret; without one it stands open."""

    def __init__(self, secret: str | None) -> None:
        self._secret = secret

    async def check(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        """Refuse whoever has not shown the secret, unless the handler is for everybody.

        Litestar would send a plain function to another thread and back, for every request.
        """
        if handler.opt.get(PUBLIC_ROUTE):
            return
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            shown = token.strip()
        else:
            shown = connection.cookies.get(cookie_name(connection), "")
        if not self._opens(shown):
            raise Unauthorized("server-stranger")

    def _opens(self, shown: str) -> bool:
        if self._secret is None:
            return True
        # In the same time however much of it is right.
        return hmac.compare_digest(shown.encode("utf-8", "replace"), self._secret.encode())

    def handler(self) -> HTTPRouteHandler:
        """Takes the secret from a page and lets its browser keep it, out of reach of scripts."""

        @post("/api/door", status_code=204, opt={PUBLIC_ROUTE: True})
        async def enter(request: Request[Any, Any, Any]) -> Response[None]:
            try:
                shown = msgspec.json.decode(await request.body(), type=_Shown).secret
            except (msgspec.DecodeError, InternalServerException):
                # Not what it should be, or the client has left in the middle of it.
                raise BadRequest("secret") from None
            if not self._opens(shown):
                raise Unauthorized("server-wrong-secret")
            cookie = Cookie(
                key=cookie_name(request),
                value=shown,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
            return Response(None, cookies=[cookie] if self._secret else [])

        return enter


def cookie_name(connection: AnyConnection, name: str = COOKIE) -> str:
    """Cookies know no ports, but two servers of one machine have two secrets."""
    port = connection.headers.get("host", "").rpartition(":")[2]
    return f"{name}-{port}" if port.isdecimal() else name
