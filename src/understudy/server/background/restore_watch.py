"""Detect a restore and drop all cached state."""

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
    games: GameCache, streams: EventStreams, pause: float = PAUSE_SECONDS
) -> Lifespan:
    """Return a background task that checks regularly whether the store was restored.

    After a restore it closes the event streams, so that clients reload everything.
    """

    async def poll() -> None:
        known: str | None = None
        while True:
            with suppress(Refused):
                found = await sync_to_thread(games.store.last_restored_at)
                if known is not None and found != known:
                    games.clear_after_restore(found)
                    streams.close_all()
                known = found
            await asyncio.sleep(pause)

    return run_in_background(poll)
