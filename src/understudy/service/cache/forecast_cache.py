"""Forecasts of the games: one at a time for each, and the last of each kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final, TypeVar, cast

from understudy.service.cache.game_locks import GameLocks
from understudy.sim.time_slices import Slices

R = TypeVar("R")

MOST_KEPT: Final = 64
LOCK_TIMEOUT: Final = 2.0
"""Seconds to wait for another forecast of the same game, which may be ending just now."""


class ForecastCache:
    """The forecasts being made, and those made last."""

    def __init__(self, patience: float = LOCK_TIMEOUT) -> None:
        self._queues = GameLocks(patience)
        self._lock = Lock()
        self._kept: OrderedDict[str, tuple[object, object]] = OrderedDict()

    def __len__(self) -> int:
        """For how many games one is being made."""
        return len(self._queues)

    def once(self, id: str, about: object, make: Callable[[], Slices[R]]) -> Slices[R]:
        """The forecast of a game that was made last, if it was about the same; else a new one.

        What `about` says tells apart what is made of it too.

        Refused if another of this game is still being made.
        """
        with self._queues.turn(id):
            kept = self._kept.get(id)
            if kept is not None and kept[0] == about:
                return cast(R, kept[1])
            report = yield from make()
            with self._lock:
                self._kept[id] = about, report
                self._kept.move_to_end(id)
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            return report
