"""Games that nobody touches go, after they were written to a file each.

One sweep an hour, a few games at a time. Two processes may do so at once: a game is held while its
file is written, and whoever comes second finds that it is gone.
"""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from litestar.concurrency import sync_to_thread

from understudy.core import Refused, Unreadable
from understudy.server.background.background_tasks import Lifespan, run_in_background
from understudy.service.cache.game_cache import GameCache
from understudy.service.endpoints.save_files import file_of
from understudy.store import IdleGames, StoredGame
from understudy.store.records import format_time

logger: Final = logging.getLogger("understudy.server")

SWEEP_SECONDS: Final = 3600.0
PAUSE_SECONDS: Final = 1.0
FEW: Final = 20


@dataclass(frozen=True, slots=True)
class ExpiryConfig:
    """After how many days a game goes that nobody touches, and where its file is put."""

    days: int
    folder: Path


class Touched:
    """Remembers of each game that somebody looks at it, once a day."""

    def __init__(self, idle: IdleGames) -> None:
        self._idle = idle
        self._day: date | None = None
        self._today = set[str]()

    def __call__(self, id: str) -> None:
        """Somebody looks at a game. That this could not be written down is no reason to refuse."""
        day = datetime.now(UTC).date()
        if day != self._day:
            self._day, self._today = day, set()
        if id not in self._today:
            with suppress(Refused):
                self._idle.mark_used(id)
                self._today.add(id)


class Expiry:
    """Lets idle games go."""

    def __init__(self, games: GameCache, idle: IdleGames, expiring: ExpiryConfig) -> None:
        self._games = games
        self._idle = idle
        self._expiring = expiring
        self._named = set[str]()

    def expire_batch(self, after: str) -> str:
        """Look at a few idle games after this one; the last of them, or nothing if that is all."""
        since = format_time(datetime.now(UTC) - timedelta(days=self._expiring.days))
        found = self._idle.list_idle(since, FEW, after)
        for id in found:
            try:
                self._expire(id, since)
            except Unreadable:
                self._name(id, "is damaged")
            except Refused as refused:
                self._name(id, refused.message.id)
        return found[-1] if len(found) == FEW else ""

    def _expire(self, id: str, since: str) -> None:
        written: list[Path] = []

        def keep(kept: StoredGame) -> None:
            written.append(_write(self._expiring.folder, kept))

        try:
            self._games.expire(id, self._idle, since, keep)
        except BaseException:
            # It is still there, so that nobody needs the file.
            for path in written:
                path.unlink(missing_ok=True)
            raise

    def _name(self, id: str, why: str) -> None:
        if id not in self._named:
            self._named.add(id)
            logger.warning("game %s is idle but stays: %s", id, why)

    def expiry_loop(self, every: float = SWEEP_SECONDS, pause: float = PAUSE_SECONDS) -> Lifespan:
        """Sweeps as long as the app runs."""

        async def sweep() -> None:
            while True:
                last = " "
                while last:
                    try:
                        last = await sync_to_thread(self.expire_batch, last.strip())
                    except (Refused, OSError) as error:
                        logger.warning("idle games stay for now: %s", type(error).__name__)
                        break
                    await asyncio.sleep(pause)
                await asyncio.sleep(every)

        return run_in_background(sweep)


def _write(folder: Path, kept: StoredGame) -> Path:
    """The game as a file that is on the disk, as a whole, when this returns."""
    name, text = file_of(kept.id, kept.session)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / name
    fresh = path.with_suffix(".new")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    return path
