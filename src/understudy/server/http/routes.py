"""HTTP for every call of the desk's table: a handler for each, made in one loop."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.concurrency import sync_to_thread
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.response import ServerSentEvent, ServerSentEventMessage

from understudy.server.access.device_cookie import requester_of
from understudy.server.access.login import PUBLIC_ROUTE
from understudy.server.access.rate_limits import Client, RateLimiter
from understudy.server.background.thread_pool import LongTaskPool
from understudy.server.http.conditional import revalidate_headers
from understudy.server.http.event_stream import EventStreams, StreamClient
from understudy.server.monitoring.request_metrics import record_refusal
from understudy.service import ENDPOINTS, EVENTS, Endpoint, Reply, Service, StreamStart
from understudy.service.limit_kinds import LimitKind
from understudy.service.wire.errors import BODY_FIELD, BadRequest, TooManyRequests, error_reply
from understudy.service.wire.responses import Disconnected, never_disconnects

AnyRequest = Request[Any, Any, Any]

WORDS: Final = "/languages"


def handlers(desk: Service, news: EventStreams, allowance: RateLimiter) -> list[HTTPRouteHandler]:
    """All that the desk answers, and what may be done at each path."""
    allowed: defaultdict[str, list[str]] = defaultdict(lambda: ["OPTIONS"])
    for call in ENDPOINTS:
        allowed[call.path].append(call.method)
    # Ours come first: where none is there yet, Litestar adds a function of its own.
    return [
        *(_naming(path, methods) for path, methods in allowed.items()),
        *(
            _following(desk, call, news, allowance)
            if call.media_type == EVENTS
            else _answering(desk, call, allowance)
            for call in ENDPOINTS
        ),
    ]


def response(reply: Reply) -> Response[bytes]:
    """What the desk says, as HTTP."""
    headers = revalidate_headers(reply.tag) if reply.tag else {}
    if reply.file_name:
        headers["Content-Disposition"] = f'attachment; filename="{reply.file_name}"'
    if reply.retry_after is not None:
        headers["Retry-After"] = str(reply.retry_after)
    text = reply.text
    return Response(
        msgspec.json.encode(reply.content) if text is None else text.encode(),
        status_code=reply.status,
        media_type=reply.media_type,
        headers=headers,
    )


def encoded(content: object) -> str:
    """Shapes as JSON."""
    return msgspec.json.encode(content).decode()


def _answering(desk: Service, call: Endpoint, allowance: RateLimiter) -> HTTPRouteHandler:
    apart = LongTaskPool() if call.apart else None

    async def answer(request: AnyRequest) -> Response[bytes]:
        try:
            body = await request.body() if call.takes else b""
        except InternalServerException:
            # The client has left in the middle of it; nobody will hear the answer.
            return _nothing(call)
        who = _asking(request)
        if body:
            allowance.take(LimitKind.BYTES, who, len(body))
        if call.counted is not None:
            allowance.take(call.counted, who)
        if apart is None:
            return await sync_to_thread(lambda: response(_perform(desk, call, request, body)))

        def work(gone: Disconnected) -> Response[bytes]:
            if gone():
                return _nothing(call)
            return response(_perform(desk, call, request, body, gone))

        left = asyncio.Event()
        watching = asyncio.create_task(_watch(request, left))
        try:
            return await apart.run(work, left)
        except TooManyRequests as refused:
            reply = error_reply(refused, call.path)
            record_refusal(request.scope, reply)
            return response(reply)
        finally:
            watching.cancel()

    # Whoever comes to the door is spoken to in their language.
    opt = {PUBLIC_ROUTE: call.path.startswith(WORDS)}
    return _route(call.path, HttpMethod(call.method), opt=opt)(answer)


async def _watch(request: AnyRequest, left: asyncio.Event) -> None:
    """Notice when the client leaves."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    left.set()


def _nothing(call: Endpoint) -> Response[bytes]:
    return response(error_reply(BadRequest(BODY_FIELD), call.path))


def _asking(request: AnyRequest) -> Client:
    return Client(request.client.host if request.client else "", requester_of(request).device)


def _following(
    desk: Service, call: Endpoint, news: EventStreams, allowance: RateLimiter
) -> HTTPRouteHandler:
    async def follow(request: AnyRequest) -> Response[Any]:
        with ExitStack() as stack:
            stack.enter_context(allowance.hold_slot(LimitKind.STREAMS, _asking(request)))
            device = requester_of(request).device
            listener = stack.enter_context(news.listening(device))
            reply = _perform(desk, call, request, b"")
            if not isinstance(reply.content, StreamStart):
                return response(reply)
            if device:
                games = await sync_to_thread(desk.games.store.lists.games, device)
                news.follow(listener, games)
            events = _until_gone(stack.pop_all(), listener, reply.content)
        return ServerSentEvent(events, headers={"Cache-Control": "no-store"})

    return _route(call.path, HttpMethod(call.method), opt={"uncompressed": True})(follow)


def _naming(path: str, methods: list[str]) -> HTTPRouteHandler:
    """What may be done at a path; Litestar's own answer names one of the functions only."""

    async def name_methods() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})

    return _route(path, HttpMethod.OPTIONS)(name_methods)


def _route(path: str, method: HttpMethod, **more: Any) -> Callable[..., HTTPRouteHandler]:
    """Whatever stands in the gaps of a path, the desk reads it; the status is the reply's own."""
    return route(path.replace("}", ":str}"), http_method=method, status_code=200, **more)


def _perform(
    desk: Service,
    call: Endpoint,
    request: AnyRequest,
    body: bytes,
    gone: Disconnected = never_disconnects,
) -> Reply:
    query = request.scope["query_string"].decode("latin-1")
    known = request.headers.get("if-none-match", "")
    visitor = requester_of(request)
    reply = desk.run_endpoint(call, request.path_params, query, body, known, gone, visitor)
    record_refusal(request.scope, reply)
    return reply


async def _until_gone(
    stack: ExitStack, listener: StreamClient, first: StreamStart
) -> AsyncIterator[ServerSentEventMessage]:
    with stack:
        async for event in listener.events(first):
            yield event
