"""Secret login: without the secret only the page and its messages are served."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.types import Scope

from understudy.server.access.scope_headers import find_header
from understudy.service.wire.errors import BadRequest, Unauthorized

PUBLIC_ROUTE: Final = "open"
"""The option of a route that needs no secret."""

COOKIE: Final = "understudy"
COOKIE_SECONDS: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class _LoginBody(msgspec.Struct):
    secret: Annotated[str, msgspec.Meta(max_length=256)]


class SecretLogin:
    """Checks the secret; if there is none, every request passes."""

    def __init__(self, secret: str | None) -> None:
        self._secret = secret

    async def require_secret(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        """Raise `Unauthorized` if the request has no valid secret, unless the route is public.

        It is async because Litestar runs a plain function in another thread for every request.
        """
        if not handler.opt.get(PUBLIC_ROUTE):
            self.check(connection.scope)

    def check(self, scope: Scope) -> None:
        """Raise `Unauthorized` if the request has no valid secret."""
        if self._secret is None:
            return
        kind, _, token = find_header(scope, b"authorization").partition(" ")
        if kind.lower() == "bearer":
            given = token.strip()
        else:
            connection: AnyConnection = ASGIConnection(scope)
            given = connection.cookies.get(cookie_name(connection), "")
        if not self._is_valid(given):
            raise Unauthorized("server-stranger")

    def _is_valid(self, given: str) -> bool:
        if self._secret is None:
            return True
        # Constant-time comparison.
        return hmac.compare_digest(given.encode("utf-8", "replace"), self._secret.encode())

    def login_route(self) -> HTTPRouteHandler:
        """Return the route that checks the secret and stores it in an HTTP-only cookie."""

        @post("/api/door", status_code=204, opt={PUBLIC_ROUTE: True})
        async def login(request: Request[Any, Any, Any]) -> Response[None]:
            try:
                given = msgspec.json.decode(await request.body(), type=_LoginBody).secret
            except (msgspec.DecodeError, InternalServerException):
                # The body is invalid, or the client has disconnected.
                raise BadRequest("secret") from None
            if not self._is_valid(given):
                raise Unauthorized("server-wrong-secret")
            cookie = Cookie(
                key=cookie_name(request),
                value=given,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
            return Response(None, cookies=[cookie] if self._secret else [])

        return login


def cookie_name(connection: AnyConnection, name: str = COOKIE) -> str:
    """Return the cookie name with the port: cookies ignore ports, but secrets differ by server."""
    port = connection.headers.get("host", "").rpartition(":")[2]
    return f"{name}-{port}" if port.isdecimal() else name
