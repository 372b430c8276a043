"""Noticing that everything was replaced by a backup: nothing that is remembered holds any more."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from litestar.concurrency import sync_to_thread

from understudy.core import Refused
from understudy.server.background.background_tasks import Lifespan, run_in_background
from understudy.server.http.event_stream import EventStreams
from understudy.service.cache.game_cache import GameCache

PAUSE_SECONDS: Final = 2.0


def watch_for_restore(
    games: GameCache, news: EventStreams, pause: float = PAUSE_SECONDS
) -> Lifespan:
    """Looks now and then, as long as the app runs.

    Streams end, so that whoever listens asks for everything again.
    """

    async def look() -> None:
        known: str | None = None
        while True:
            with suppress(Refused):
                found = await sync_to_thread(games.store.last_restored_at)
                if known is not None and found != known:
                    games.clear_after_restore(found)
                    news.close_all()
                known = found
            await asyncio.sleep(pause)

    return run_in_background(look)
