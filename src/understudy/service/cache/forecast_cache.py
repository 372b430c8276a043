"""Cached forecasts: one computation at a time per game, and the last results of all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, TypeVar

from understudy.service.cache.game_locks import GameLocks
from understudy.sim.time_slices import Slices

R = TypeVar("R")

MAX_CACHED_FORECASTS: Final = 64
LOCK_TIMEOUT: Final = 2.0
"""Seconds to wait for a forecast of the same game, which may be about to finish."""


class ForecastCache:
    """Forecasts and advice: those being computed, and the last results."""

    def __init__(self, timeout: float = LOCK_TIMEOUT) -> None:
        self._locks = GameLocks(timeout)
        self._lock = Lock()
        self._results: OrderedDict[tuple[str, Hashable], object] = OrderedDict()

    def __len__(self) -> int:
        return len(self._locks)

    def continue_from(
        self, id: str, cache_key: Hashable, compute: Callable[[object], Slices[R]]
    ) -> Slices[R]:
        """Compute a result from the cached one with this key, or from None without one.

        The key must determine the type of the result. Raises if another computation for this game
        is still running after the timeout.
        """
        with self._locks.lock(id):
            key = id, cache_key
            result = yield from compute(self._results.get(key))
            with self._lock:
                self._results[key] = result
                self._results.move_to_end(key)
                if len(self._results) > MAX_CACHED_FORECASTS:
                    self._results.popitem(last=False)
            return result
