"""The app put together."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig

from understudy.server.access.device_cookie import Devices
from understudy.server.access.login import SecretLogin
from understudy.server.access.origin_check import OriginCheck
from understudy.server.access.rate_limits import HOME_LIMITS, LimitTable, RateLimiter
from understudy.server.background.expiry import Expiry, ExpiryConfig, Touched
from understudy.server.background.restore_watch import watch_for_restore
from understudy.server.http import error_handlers
from understudy.server.http.broadcast import Broadcast
from understudy.server.http.event_stream import EventStreams
from understudy.server.http.openapi import API, read_description
from understudy.server.http.routes import encoded, handlers
from understudy.server.monitoring.health import Health
from understudy.server.monitoring.logging_setup import OURS
from understudy.server.monitoring.metrics import Metrics, held_memory
from understudy.server.monitoring.request_metrics import MetricsMiddleware, log_request
from understudy.server.page.face_packages import faces_of_packages
from understudy.server.page.page import WEB_FOLDER, Page, page_handler
from understudy.server.page.static_data import static_responses
from understudy.service import LARGEST_BODY, Service
from understudy.store import Store

COMPRESSION: Final = 5
"""The level for what is sent: a sixth less than the level below it, for a millisecond a game."""


def create_app(
    store: Store,
    *,
    web: Path = WEB_FOLDER,
    hosts: Iterable[str] = (),
    any_address: bool = False,
    secret: str | None = None,
    limits: LimitTable = HOME_LIMITS,
    metrics: bool = False,
    run: str | None = None,
    expiring: ExpiryConfig | None = None,
    club: bool = False,
) -> Litestar:
    """The API and the page over this store.

    `hosts` are names it may be called by besides ours. With a `secret` only who shows it gets more
    than the page. `limits` say how much anybody may ask for. With `metrics` figures are gathered in
    the state of the app. Processes that serve the same games have the same `run`. With `expiring`
    games go that nobody touches. In a `club` each device has a list of games of its own.
    """
    door = SecretLogin(secret)
    health = Health(store)
    news = EventStreams(limits.streams)
    bulletin = Broadcast(store.notices, news)
    idle = store.idle if expiring else None
    touched = Touched(idle) if idle else None
    tell, enlist = bulletin.tell, bulletin.enlist
    desk = Service(store, tell, encoded, run, enlist, touched, limits.room)
    lifespan = [watch_for_restore(desk.games, news)]
    if idle and expiring:
        lifespan.append(Expiry(desk.games, idle, expiring).expiry_loop())
    page = Page(web, faces_of_packages(), static_responses(desk))
    app = Litestar(
        route_handlers=[
            Router(API, route_handlers=handlers(desk, news, RateLimiter(limits))),
            read_description,
            door.handler(),
            health.handler(),
            page_handler(page),
        ],
        guards=[door.check],
        lifespan=lifespan,
        exception_handlers=error_handlers.HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=COMPRESSION, exclude_opt_key="uncompressed"
        ),
        on_startup=[bulletin.open],
        on_shutdown=[bulletin.close],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.news = news
    knowing = Devices(app.asgi_handler, club=club)
    app.asgi_handler = OriginCheck(knowing, page.policy, hosts, any_address=any_address)
    if logging.getLogger(OURS).isEnabledFor(logging.INFO):
        app.asgi_handler = MetricsMiddleware(app.asgi_handler, log_request)
    if metrics:
        app.state.metrics = Metrics(
            {
                "streams": lambda: news.count,
                "open_games": lambda: len(desk.games),
                "forecasts": lambda: len(desk.games.forecasts),
                "memory_bytes": held_memory,
                "writable": health.is_writable,
            }
        )
        app.asgi_handler = MetricsMiddleware(app.asgi_handler, app.state.metrics.count)
    return app
