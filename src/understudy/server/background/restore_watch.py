"""Noticing that everything was replaced by a backup: nothing that is remembered holds any more."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from litestar.concurrency import sync_to_thread

from understudy.core import Refused
from understudy.server.background.background_tasks import Lifespan, meanwhile
from understudy.server.http.event_stream import News
from understudy.service.cache.game_cache import OpenGames

PAUSE_SECONDS: Final = 2.0


def noticing(games: OpenGames, news: News, pause: float = PAUSE_SECONDS) -> Lifespan:
    """Looks now and then, as long as the app runs.

    Streams end, so that whoever listens asks for everything again.
    """

    async def look() -> None:
        known: str | None = None
        while True:
            with suppress(Refused):
                found = await sync_to_thread(games.store.filled)
                if known is not None and found != known:
                    games.forget_all(found)
                    news.let_go()
                known = found
            await asyncio.sleep(pause)

    return meanwhile(look)
