"""Build the app from its parts."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig

from understudy.server.access.device_cookie import DeviceMiddleware
from understudy.server.access.login import SecretLogin
from understudy.server.access.origin_check import OriginCheck
from understudy.server.access.rate_limits import HOME_LIMITS, LimitTable, RateLimiter
from understudy.server.background.expiry import Expiry, ExpiryConfig, UsageRecorder
from understudy.server.background.restore_watch import watch_for_restore
from understudy.server.http import error_handlers
from understudy.server.http.broadcast import Broadcast
from understudy.server.http.event_route import event_routes
from understudy.server.http.event_stream import EventStreams
from understudy.server.http.openapi import API, read_description
from understudy.server.http.replies import encode_json
from understudy.server.http.routes import EndpointRoutes
from understudy.server.monitoring.health import Health
from understudy.server.monitoring.logging_setup import ROOT_LOGGER
from understudy.server.monitoring.metrics import Metrics, resident_memory
from understudy.server.monitoring.request_metrics import MetricsMiddleware, log_request
from understudy.server.page.face_packages import faces_of_packages
from understudy.server.page.page import WEB_FOLDER, Page, page_handler
from understudy.server.page.static_data import static_responses
from understudy.service import LARGEST_BODY, Service
from understudy.store import Store

COMPRESSION: Final = 5
"""The gzip level: a sixth smaller than with the level below, for 1 ms per game document."""


def create_app(
    store: Store,
    *,
    web: Path = WEB_FOLDER,
    hosts: Iterable[str] = (),
    any_address: bool = False,
    secret: str | None = None,
    limits: LimitTable = HOME_LIMITS,
    metrics: bool = False,
    run_id: str | None = None,
    expiry: ExpiryConfig | None = None,
    club: bool = False,
) -> Litestar:
    """Return an app that serves the API and the page from this store.

    `hosts` are additional host names. With a `secret`, requests without it only get the page.
    `metrics` collects metrics in `app.state`. Processes that serve the same games share a `run_id`.
    `expiry` deletes idle games. In a `club` each device has its own list of games.
    """
    login = SecretLogin(secret)
    health = Health(store)
    streams = EventStreams(limits.streams)
    broadcast = Broadcast(store.notices, streams)
    idle = store.idle if expiry else None
    service = Service(
        store,
        on_change=broadcast.publish,
        encode=encode_json,
        run_id=run_id,
        on_list_change=broadcast.publish_list_change,
        on_use=UsageRecorder(idle) if idle else None,
        list_limits=limits.lists,
    )
    lifespan = [watch_for_restore(service.games, streams)]
    if idle and expiry:
        lifespan.append(Expiry(service.games, idle, expiry).expiry_loop())
    rate_limiter = RateLimiter(limits)
    page = Page(web, faces_of_packages(), static_responses(service))
    app = Litestar(
        route_handlers=[
            Router(API, route_handlers=event_routes(service, streams, rate_limiter)),
            read_description,
            login.login_route(),
            health.route(),
            page_handler(page),
        ],
        guards=[login.require_secret],
        lifespan=lifespan,
        exception_handlers=error_handlers.HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=COMPRESSION, exclude_opt_key="uncompressed"
        ),
        on_startup=[broadcast.start],
        on_shutdown=[broadcast.stop],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.event_streams = streams
    endpoints = EndpointRoutes(app.asgi_handler, service, login, rate_limiter)
    with_device = DeviceMiddleware(endpoints, club=club)
    app.asgi_handler = OriginCheck(with_device, page.policy, hosts, any_address=any_address)
    if logging.getLogger(ROOT_LOGGER).isEnabledFor(logging.INFO):
        app.asgi_handler = MetricsMiddleware(app.asgi_handler, log_request)
    if metrics:
        app.state.metrics = Metrics(
            {
                "streams": lambda: streams.count,
                "open_games": lambda: len(service.games),
                "forecasts": lambda: len(service.games.forecasts),
                "memory_bytes": resident_memory,
                "writable": health.is_writable,
            }
        )
        app.asgi_handler = MetricsMiddleware(app.asgi_handler, app.state.metrics.count)
    return app
