"""What stands before the app: only our own pages come in, every answer carries the rules."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from understudy.core import Message as Words
from understudy.server.monitoring.request_metrics import REFUSED
from understudy.service import JSON, LARGEST_BODY
from understudy.service.wire.errors import message_to_payload
from understudy.service.wire.payloads import ErrorBody

LOCAL_HOSTS: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_HOST: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\[\]:/@\s]+)(?::([0-9]{1,5}))?")
LAST_PORT: Final = 65535
MOST_DROPPED: Final = 4 * LARGEST_BODY


class OriginCheck:
    """Wraps the app.

    A page of another site can make a browser send requests here, and by pointing a name of its own
    at this machine even read the answers (DNS rebinding). So the host must be one of ours. With
    `any_address`, for a server that other machines may reach, an address in numbers will do too:
    nobody can point that elsewhere.

    Litestar's own allowed hosts would not do: they refuse our names as soon as a port stands behind
    them, know no addresses but listed ones, and let a foreign host find out which paths there are.
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

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                headers["Content-Security-Policy"] = self._policy()
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
                headers["Cross-Origin-Resource-Policy"] = "same-origin"
            await send(message)

        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        origin = headers.get("origin")
        app = self._app
        if scope["method"] not in HARMLESS and _is_too_large(headers):
            await _drain_body(receive)
        if not self._is_ours(host):
            app = _refusal(scope, "server-foreign-host")
        elif scope["method"] not in HARMLESS and origin is not None and not _same(origin, host):
            app = _refusal(scope, "server-foreign-origin")
        await app(scope, receive, send_guarded)

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


def _same(origin: str, host: str) -> bool:
    return origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


def _is_too_large(headers: Headers) -> bool:
    """Whether more is announced than is ever read, by somebody who does not ask beforehand."""
    length = headers.get("content-length", "")
    return length.isdecimal() and int(length) > LARGEST_BODY and "expect" not in headers


async def _drain_body(receive: Receive) -> None:
    """Let what is on its way arrive: a gateway that is cut off while it sends hears no refusal and
    makes one of its own. Of what is far too large no more than this is waited for.
    """
    left = MOST_DROPPED
    while left > 0:
        message = await receive()
        if message["type"] != "http.request" or not message.get("more_body"):
            return
        left -= len(message["body"])


def _refusal(scope: Scope, id: str) -> ASGIResponse:
    scope.setdefault("state", {})[REFUSED] = id
    body = msgspec.json.encode(ErrorBody(message_to_payload(Words(id))))
    return ASGIResponse(body=body, media_type=JSON, status_code=403)
