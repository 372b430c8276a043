"""Check of the Host and Origin headers, and security headers for every response."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from understudy.core import Message as CatalogueMessage
from understudy.server.access.scope_headers import find_header
from understudy.server.monitoring.request_metrics import REFUSED
from understudy.service import JSON, LARGEST_BODY
from understudy.service.wire.errors import message_to_payload
from understudy.service.wire.payloads import ErrorBody

LOCAL_HOSTS: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_HOST: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\[\]:/@\s]+)(?::([0-9]{1,5}))?")
LAST_PORT: Final = 65535
MAX_DRAINED: Final = 4 * LARGEST_BODY


_SECURITY_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class OriginCheck:
    """ASGI middleware that refuses requests from other sites.

    A page of another site can make a browser send requests here, and with DNS rebinding even read
    the responses. So the host must be one of ours. With `any_address`, for a server that other
    machines can reach, any IP address is accepted too, because rebinding needs a name.

    Litestar's allowed hosts are not sufficient: they do not match a host with a port, accept only
    listed addresses, and reveal to a foreign host which paths exist.
    """

    def __init__(
        self,
        app: ASGIApp,
        policy: Callable[[], str],
        hosts: Iterable[str] = (),
        *,
        any_address: bool = False,
    ) -> None:
        self._app = app
        self._policy = policy
        self._hosts = LOCAL_HOSTS | {host.lower() for host in hosts}
        self._any_address = any_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                policy = (b"content-security-policy", self._policy().encode())
                message["headers"] = [*message["headers"], policy, *_SECURITY_HEADERS]
            await send(message)

        host = find_header(scope, b"host")
        origin = find_header(scope, b"origin") or None
        app = self._app
        is_change = scope["method"] not in SAFE_METHODS
        if is_change and _is_too_large(scope):
            await _drain_body(receive)
        if not self._is_ours(host):
            app = _forbidden(scope, "server-foreign-host")
        elif is_change and origin is not None and not _is_same_origin(origin, host):
            app = _forbidden(scope, "server-foreign-origin")
        await app(scope, receive, send_with_headers)

    def _is_ours(self, host: str) -> bool:
        parts = _HOST.fullmatch(host)
        if parts is None or int(parts[2] or 0) > LAST_PORT:
            return False
        name = parts[1].lower()
        if name in self._hosts:
            return True
        return self._any_address and _is_address(name.strip("[]"))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_same_origin(origin: str, host: str) -> bool:
    return origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


def _is_too_large(scope: HTTPScope) -> bool:
    """Return whether Content-Length exceeds the limit and there is no `Expect: 100-continue`."""
    length = find_header(scope, b"content-length")
    is_too_large = length.isdecimal() and int(length) > LARGEST_BODY
    return is_too_large and not find_header(scope, b"expect")


async def _drain_body(receive: Receive) -> None:
    """Read and discard the request body, up to a limit.

    A proxy that is cut off while it sends replaces our error response with its own.
    """
    left = MAX_DRAINED
    while left > 0:
        message = await receive()
        if message["type"] != "http.request" or not message.get("more_body"):
            return
        left -= len(message["body"])


def _forbidden(scope: Scope, id: str) -> ASGIResponse:
    scope.setdefault("state", {})[REFUSED] = id
    body = msgspec.json.encode(ErrorBody(message_to_payload(CatalogueMessage(id))))
    return ASGIResponse(body=body, media_type=JSON, status_code=403)
