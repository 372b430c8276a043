"""A Litestar route for each endpoint of the service."""

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
from understudy.service import Request as ServiceRequest
from understudy.service.limit_kinds import LimitKind
from understudy.service.wire.errors import BODY_FIELD, BadRequest, TooManyRequests, error_reply
from understudy.service.wire.responses import Disconnected, never_disconnects

AnyRequest = Request[Any, Any, Any]

MESSAGES: Final = "/languages"


def endpoint_routes(
    service: Service, streams: EventStreams, rate_limiter: RateLimiter
) -> list[HTTPRouteHandler]:
    """Return the routes of all endpoints, and an OPTIONS route for each path."""
    methods: defaultdict[str, list[str]] = defaultdict(lambda: ["OPTIONS"])
    for endpoint in ENDPOINTS:
        methods[endpoint.path].append(endpoint.method)
    # OPTIONS routes come first, otherwise Litestar adds its own, which list only one method.
    return [
        *(_options_route(path, allowed) for path, allowed in methods.items()),
        *(
            _event_route(service, endpoint, streams, rate_limiter)
            if endpoint.media_type == EVENTS
            else _endpoint_route(service, endpoint, rate_limiter)
            for endpoint in ENDPOINTS
        ),
    ]


def to_response(reply: Reply) -> Response[bytes]:
    """Return a reply of the service as an HTTP response."""
    headers = revalidate_headers(reply.etag) if reply.etag else {}
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


def encode_json(content: object) -> str:
    """Return payloads as JSON text; faster than the encoder of the service."""
    return msgspec.json.encode(content).decode()


def _endpoint_route(
    service: Service, endpoint: Endpoint, rate_limiter: RateLimiter
) -> HTTPRouteHandler:
    pool = LongTaskPool() if endpoint.slow else None

    async def answer(request: AnyRequest) -> Response[bytes]:
        try:
            body = await request.body() if endpoint.body_type else b""
        except InternalServerException:
            # The client has disconnected while it sent the body.
            return _disconnected_response(endpoint)
        client = _client(request)
        if body:
            rate_limiter.consume(LimitKind.BYTES, client, len(body))
        if endpoint.limit is not None:
            rate_limiter.consume(endpoint.limit, client)
        if pool is None:
            return await sync_to_thread(lambda: to_response(_run(service, endpoint, request, body)))

        def task(disconnected: Disconnected) -> Response[bytes]:
            if disconnected():
                return _disconnected_response(endpoint)
            return to_response(_run(service, endpoint, request, body, disconnected))

        disconnected = asyncio.Event()
        detection = asyncio.create_task(_detect_disconnect(request, disconnected))
        try:
            return await pool.run(task, disconnected)
        except TooManyRequests as refused:
            reply = error_reply(refused, endpoint.path)
            record_refusal(request.scope, reply)
            return to_response(reply)
        finally:
            detection.cancel()

    # The login screen needs messages before the secret is known.
    opt = {PUBLIC_ROUTE: endpoint.path.startswith(MESSAGES)}
    return _route(endpoint.path, HttpMethod(endpoint.method), opt=opt)(answer)


async def _detect_disconnect(request: AnyRequest, disconnected: asyncio.Event) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    disconnected.set()


def _disconnected_response(endpoint: Endpoint) -> Response[bytes]:
    """Return any response: the client does not receive it."""
    return to_response(error_reply(BadRequest(BODY_FIELD), endpoint.path))


def _client(request: AnyRequest) -> Client:
    return Client(request.client.host if request.client else "", requester_of(request).device)


def _event_route(
    service: Service, endpoint: Endpoint, streams: EventStreams, rate_limiter: RateLimiter
) -> HTTPRouteHandler:
    async def stream(request: AnyRequest) -> Response[Any]:
        with ExitStack() as stack:
            stack.enter_context(rate_limiter.hold_slot(LimitKind.STREAMS, _client(request)))
            device = requester_of(request).device
            client = stack.enter_context(streams.open(device))
            reply = _run(service, endpoint, request, b"")
            if not isinstance(reply.content, StreamStart):
                return to_response(reply)
            if device:
                games = await sync_to_thread(service.games.store.lists.games, device)
                streams.subscribe(client, games)
            events = _events(stack.pop_all(), client, reply.content)
        return ServerSentEvent(events, headers={"Cache-Control": "no-store"})

    return _route(endpoint.path, HttpMethod(endpoint.method), opt={"uncompressed": True})(stream)


async def _events(
    stack: ExitStack, client: StreamClient, first: StreamStart
) -> AsyncIterator[ServerSentEventMessage]:
    """Yield the events of a stream, and close the stack when it ends."""
    with stack:
        async for event in client.events(first):
            yield event


def _options_route(path: str, methods: list[str]) -> HTTPRouteHandler:
    """Return the OPTIONS route of a path, which lists all its methods."""

    async def list_methods() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})

    return _route(path, HttpMethod.OPTIONS)(list_methods)


def _route(path: str, method: HttpMethod, **more: Any) -> Callable[..., HTTPRouteHandler]:
    """Return a route decorator. Path values are strings; the service parses them."""
    return route(path.replace("}", ":str}"), http_method=method, status_code=200, **more)


def _run(
    service: Service,
    endpoint: Endpoint,
    request: AnyRequest,
    body: bytes,
    disconnected: Disconnected = never_disconnects,
) -> Reply:
    service_request = ServiceRequest(
        query=request.scope["query_string"].decode("latin-1"),
        body=body,
        if_none_match=request.headers.get("if-none-match", ""),
        disconnected=disconnected,
        requester=requester_of(request),
    )
    reply = service.run_endpoint(endpoint, request.path_params, service_request)
    record_refusal(request.scope, reply)
    return reply
