"""The app put together."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from understudy.server import api, catalogue_api, failures, forecast_api, openapi, sheets_api
from understudy.server.guard import Guard
from understudy.server.news import News
from understudy.server.open_games import OpenGames
from understudy.server.page import WEB_FOLDER, Page, page_handler
from understudy.store import Store

API: Final = (
    *catalogue_api.HANDLERS,
    *sheets_api.HANDLERS,
    *api.HANDLERS,
    *forecast_api.HANDLERS,
)
LARGEST_BODY: Final = 2_000_000


def create_app(
    store: Store,
    *,
    web: Path = WEB_FOLDER,
    hosts: Iterable[str] = (),
    any_address: bool = False,
) -> Litestar:
    """The API and the page over this store. `hosts` are names it may be called by besides ours."""
    news = News()
    games = OpenGames(store, news)
    page = Page(web)
    app = Litestar(
        route_handlers=[
            Router("/api/v1", route_handlers=API),
            page_handler(page),
        ],
        dependencies={"games": Provide(lambda: games, sync_to_thread=False)},
        exception_handlers=failures.HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=3, exclude_opt_key="uncompressed"
        ),
        logging_config=None,
        openapi_config=openapi.config(),
        request_max_body_size=LARGEST_BODY,
    )
    app.state.news = news
    app.asgi_handler = Guard(app.asgi_handler, page.policy, hosts, any_address=any_address)
    return app
