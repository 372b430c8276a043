"""Serve the endpoints of the service over ASGI.

Endpoints are matched and called here and not by Litestar, which takes as long for a request as the
rules for an answer. Every other path is passed on to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from understudy.server.access.device_cookie import requester_of
from understudy.server.access.login import SecretLogin
from understudy.server.access.rate_limits import RateLimiter, client_of
from understudy.server.access.scope_headers import find_header
from understudy.server.background.play_first import PlayFirst
from understudy.server.background.thread_pool import LongTaskPool
from understudy.server.http.openapi import API
from understudy.server.http.replies import EncodedReply, encode_reply
from understudy.server.monitoring.request_metrics import record_refusal
from understudy.service import ENDPOINTS, EVENTS, LARGEST_BODY, Endpoint, Reply, Service
from understudy.service import Request as ServiceRequest
from understudy.service.endpoints.endpoint import ID
from understudy.service.limit_kinds import LimitKind
from understudy.service.wire.errors import Unauthorized, error_for_status, error_reply
from understudy.service.wire.responses import Disconnected, never_disconnects

MESSAGES: Final = "/languages"
"""The login screen needs messages before the secret is known."""
PLAY_THREADS: Final = 8
"""Threads of play. A game stays on its thread, because a turn that waits continues only there."""
OPENING_THREADS, MAX_OPENING = 2, 256
"""Threads that open games which are not in memory, and how many requests may wait for them."""
REPLAY_THREADS: Final = 1
"""Threads that replay games for readers. More would only slow down play: Python runs one of them
at a time.
"""

_Template = tuple[str, ...]


class _ClientGone(Exception):
    """The client has disconnected while it sent the body."""


class EndpointRoutes:
    """ASGI app that answers the requests of all endpoints, except the event stream."""

    def __init__(
        self, app: ASGIApp, service: Service, login: SecretLogin, rate_limiter: RateLimiter
    ) -> None:
        self._app = app
        self._service = service
        self._login = login
        self._rate_limiter = rate_limiter
        self._routes: dict[int, dict[_Template, dict[str, Endpoint]]] = {}
        for endpoint in ENDPOINTS:
            if endpoint.media_type != EVENTS:
                template = tuple(endpoint.path.strip("/").split("/"))
                routes = self._routes.setdefault(len(template), {})
                routes.setdefault(template, {})[endpoint.method] = endpoint
        self._threads = ThreadPoolExecutor(PLAY_THREADS, "service")
        self._game_threads = [ThreadPoolExecutor(1, "play") for _ in range(PLAY_THREADS)]
        self._play_first = PlayFirst()
        self._opening = LongTaskPool(OPENING_THREADS, MAX_OPENING)
        # Requests of one kind share their threads.
        self._slow = {
            endpoint.limit: LongTaskPool(REPLAY_THREADS)
            if endpoint.limit is LimitKind.REPLAYS
            else LongTaskPool()
            for endpoint in ENDPOINTS
            if endpoint.slow
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or (found := self._find(scope["path"])) is None:
            await self._app(scope, receive, send)
            return
        template, endpoints, values = found
        scope["path_template"] = f"{API}/{'/'.join(template)}"
        endpoint = endpoints.get(scope["method"])
        try:
            reply = await self._answer(scope, receive, endpoint, values, template)
        except _ClientGone:
            return
        except Exception as error:
            refusal = error_reply(error, f"{scope['method']} {scope['path_template']}")
            record_refusal(scope, refusal)
            reply = encode_reply(refusal)
            if isinstance(error, Unauthorized):
                reply.headers.append((b"www-authenticate", b"Bearer"))
        if endpoint is None:
            methods = ", ".join(sorted(["OPTIONS", *endpoints]))
            reply.headers.append((b"allow", methods.encode()))
        await reply.send(send)

    def _find(self, path: str) -> tuple[_Template, dict[str, Endpoint], dict[str, str]] | None:
        """Return the route of a path and the values in it; None if there is no such route."""
        if not path.startswith(API):
            return None
        parts = path[len(API) :].strip("/").split("/")
        for template, endpoints in self._routes.get(len(parts), {}).items():
            values = {}
            for expected, part in zip(template, parts, strict=True):
                if expected[0] == "{" and part:
                    values[expected[1:-1]] = part
                elif expected != part:
                    break
            else:
                return template, endpoints, values
        return None

    async def _answer(
        self,
        scope: HTTPScope,
        receive: Receive,
        endpoint: Endpoint | None,
        values: Mapping[str, str],
        template: _Template,
    ) -> EncodedReply:
        if f"/{template[0]}" != MESSAGES:
            self._login.check(scope)
        if endpoint is None:
            if scope["method"] == "OPTIONS":
                return EncodedReply(204, [], b"")
            raise error_for_status(405)
        body = await _read_body(scope, receive) if endpoint.body_type else b""
        client = client_of(scope, requester_of(scope).device)
        if body:
            self._rate_limiter.consume(LimitKind.BYTES, client, len(body))
        if endpoint.limit is not None:
            self._rate_limiter.consume(endpoint.limit, client)
        run = partial(self._run, scope, endpoint, values, body)
        if endpoint.slow:
            pause = self._play_first.new_pause()
            return await _run_long(self._slow[endpoint.limit], run, receive, pause)
        threads, id = self._threads, values.get(ID)
        if id is not None:
            # Without `since` the journal is read from its beginning.
            whole = not scope["query_string"]
            if not self._service.games.is_cached(id, whole=whole):
                # It is replayed first.
                return await _run_long(self._opening, run, receive)
            threads = self._game_threads[hash(id) % PLAY_THREADS]
        with self._play_first.playing():
            return await asyncio.get_running_loop().run_in_executor(threads, run)

    def _run(
        self,
        scope: HTTPScope,
        endpoint: Endpoint,
        values: Mapping[str, str],
        body: bytes,
        disconnected: Disconnected = never_disconnects,
    ) -> EncodedReply:
        reply = _NOT_RECEIVED
        if not disconnected():
            request = ServiceRequest(
                query=scope["query_string"].decode("latin-1"),
                body=body,
                if_none_match=find_header(scope, b"if-none-match"),
                disconnected=disconnected,
                requester=requester_of(scope),
            )
            reply = self._service.run_endpoint(endpoint, values, request)
            record_refusal(scope, reply)
        # Compressed in this thread, because a long journal would hold up all other requests.
        return encode_reply(reply, gzip="gzip" in find_header(scope, b"accept-encoding"))


_NOT_RECEIVED: Final = Reply(499, text="")
"""For a client that has disconnected."""


async def _read_body(scope: HTTPScope, receive: Receive) -> bytes:
    """Return the body of a request, or raise if it is too large."""
    declared = find_header(scope, b"content-length")
    if declared.isdecimal() and int(declared) > LARGEST_BODY:
        raise error_for_status(413)
    parts, length = [], 0
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            raise _ClientGone
        part = message.get("body", b"")
        length += len(part)
        if length > LARGEST_BODY:
            raise error_for_status(413)
        parts.append(part)
        if not message.get("more_body"):
            return b"".join(parts)


async def _run_long(
    pool: LongTaskPool,
    run: Callable[[Disconnected], EncodedReply],
    receive: Receive,
    pause: Callable[[], None] = lambda: None,
) -> EncodedReply:
    """Run a request in this pool.

    Its work can check whether the client has disconnected; before each check it pauses.
    """
    gone = asyncio.Event()

    def disconnected() -> bool:
        pause()
        return gone.is_set()

    detection = asyncio.create_task(_detect_disconnect(receive, gone))
    try:
        return await pool.run(partial(run, disconnected))
    finally:
        detection.cancel()


async def _detect_disconnect(receive: Receive, disconnected: asyncio.Event) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    disconnected.set()
