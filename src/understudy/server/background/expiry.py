"""Delete idle games after writing each to a save file.

Idle time is time that the server has seen pass: a clock that jumps, or a server that was off, does
not make a game idle. This runs every ten minutes, in small batches. Two processes may do it at
once: a game is locked while its file is written, and the second process finds it deleted.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from litestar.concurrency import sync_to_thread

from understudy.core import Refused, Unreadable
from understudy.server.background.background_tasks import Lifespan, run_in_background
from understudy.service.cache.game_cache import GameCache
from understudy.service.expired_files import write_expired
from understudy.store import IdleGames, StoredGame
from understudy.store.protocol import ExpiredGame, IdleSince
from understudy.store.records import format_time

logger: Final = logging.getLogger("understudy.server")

INTERVAL_SECONDS: Final = 600.0
DAY_SECONDS: Final = 86_400
PAUSE_SECONDS: Final = 1.0
BATCH_SIZE: Final = 20


@dataclass(frozen=True, slots=True)
class ExpiryConfig:
    """After how many idle days a game is deleted, and the folder for its save file."""

    days: int
    folder: Path


class UsageRecorder:
    """Records which games are used, at most once a day for each."""

    def __init__(self, idle: IdleGames) -> None:
        self._idle = idle
        self._day: date | None = None
        self._today = set[str]()

    def __call__(self, id: str) -> None:
        """Record that a game was opened; errors are ignored."""
        day = datetime.now(UTC).date()
        if day != self._day:
            self._day, self._today = day, set()
        if id not in self._today:
            with suppress(Refused):
                self._idle.mark_used(id)
                self._today.add(id)


class Expiry:
    """Deletes idle games."""

    def __init__(
        self,
        games: GameCache,
        idle: IdleGames,
        config: ExpiryConfig,
        steady_clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._steady_clock = steady_clock
        self._counted_until = steady_clock()
        self._games = games
        self._idle = idle
        self._config = config
        self._logged = set[str]()

    def expire_batch(self, after: str) -> str:
        """Delete the next batch of idle games after this id. Return the last id, or empty."""
        steady = self._steady_clock()
        seen = self._idle.advance(steady - self._counted_until)
        self._counted_until = steady
        days = self._config.days
        since = IdleSince(
            format_time(datetime.now(UTC) - timedelta(days=days)), seen - days * DAY_SECONDS
        )
        found = self._idle.list_idle(since, BATCH_SIZE, after)
        for id in found:
            try:
                self._expire(id, since)
            except Unreadable:
                self._log_once(id, "is damaged")
            except Refused as refused:
                self._log_once(id, refused.message.id)
        return found[-1] if len(found) == BATCH_SIZE else ""

    def _expire(self, id: str, since: IdleSince) -> None:
        written: list[Path] = []

        def write_file(stored: StoredGame, expired: ExpiredGame) -> None:
            written.extend(write_expired(self._config.folder, stored, expired))

        try:
            self._games.expire(id, self._idle, since, write_file)
        except BaseException:
            # The game was not deleted, so the file is not needed.
            for path in written:
                path.unlink(missing_ok=True)
            raise

    def _log_once(self, id: str, reason: str) -> None:
        if id not in self._logged:
            self._logged.add(id)
            logger.warning("game %s is idle but stays: %s", id, reason)

    def expiry_loop(
        self, interval: float = INTERVAL_SECONDS, pause: float = PAUSE_SECONDS
    ) -> Lifespan:
        """Return a background task that deletes all idle games every `interval` seconds."""

        async def loop() -> None:
            while True:
                last = " "
                while last:
                    try:
                        last = await sync_to_thread(self.expire_batch, last.strip())
                    except (Refused, OSError) as error:
                        logger.warning("idle games stay for now: %s", type(error).__name__)
                        break
                    await asyncio.sleep(pause)
                await asyncio.sleep(interval)

        return run_in_background(loop)
