"""The Litestar route of the event stream."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.concurrency import sync_to_thread
from litestar.handlers import HTTPRouteHandler
from litestar.response import ServerSentEvent, ServerSentEventMessage

from understudy.server.access.device_cookie import requester_of
from understudy.server.access.rate_limits import RateLimiter, client_of
from understudy.server.http.event_stream import EventStreams, StreamClient
from understudy.service import ENDPOINTS, EVENTS, Service, StreamStart
from understudy.service.endpoints.games import stream_events
from understudy.service.limit_kinds import LimitKind


def event_routes(
    service: Service, streams: EventStreams, rate_limiter: RateLimiter
) -> list[HTTPRouteHandler]:
    """Return the route of the event stream, and its OPTIONS route."""
    (endpoint,) = (each for each in ENDPOINTS if each.media_type == EVENTS)

    async def stream(request: Request[Any, Any, Any]) -> Response[Any]:
        with ExitStack() as stack:
            device = requester_of(request.scope).device
            client = client_of(request.scope, device)
            stack.enter_context(rate_limiter.hold_slot(LimitKind.STREAMS, client))
            opened = stack.enter_context(streams.open(device))
            if device:
                games = await sync_to_thread(service.games.store.lists.games, device)
                streams.subscribe(opened, games)
            events = _events(stack.pop_all(), opened, stream_events(service.games))
        return ServerSentEvent(events, headers={"Cache-Control": "no-store"})

    async def list_methods() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS"})

    # The OPTIONS route comes first, otherwise Litestar adds its own.
    return [
        route(endpoint.path, http_method=HttpMethod.OPTIONS, status_code=200)(list_methods),
        route(
            endpoint.path,
            http_method=HttpMethod(endpoint.method),
            status_code=200,
            opt={"uncompressed": True},
        )(stream),
    ]


async def _events(
    stack: ExitStack, client: StreamClient, first: StreamStart
) -> AsyncIterator[ServerSentEventMessage]:
    """Yield the events of a stream, and close the stack when it ends."""
    with stack:
        async for event in client.events(first):
            yield event
