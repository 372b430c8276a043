"""Long work that a client continues request by request, such as the review of a game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from understudy.service.cache.game_locks import GameLocks
from understudy.service.wire.responses import Disconnected, never_disconnects, stop_if

if TYPE_CHECKING:
    from understudy.sim.time_slices import Slices

P = TypeVar("P")
R = TypeVar("R")

MAX_WORKS: Final = 32
"""Most pieces of work in memory; each holds its positions until it is finished."""
SLICES: Final = 24
"""Slices of work in one request: less than a second."""
WHOLE_GAMES: Final = 2
"""Slices in one request where each is a game."""


@dataclass(slots=True)
class ContinuedWork(Generic[P, R]):
    """Work in progress: the rest of it, how far it is, and its result at the end."""

    slices: Slices[R] | None = None
    progress: P | None = None
    result: R | None = None

    def report(self, progress: P) -> None:
        """Remember how far the work is."""
        self.progress = progress

    def run(self, slices: int, disconnected: Disconnected) -> None:
        """Run some slices of the work, as long as the client is there."""
        for _ in range(slices):
            if self.slices is None:
                return
            stop_if(disconnected)
            try:
                next(self.slices)
            except StopIteration as end:
                self.result, self.slices = end.value, None
            except BaseException:
                # The next request begins the work again.
                self.slices = None
                raise


WorkKey = tuple[str, int]
"""What is worked on, such as the id of a game, and its revision."""


class WorkCache(Generic[P, R]):
    """Pieces of work by key; the least recently used are dropped."""

    def __init__(self, slices: int = SLICES) -> None:
        self._slices = slices
        self._locks = GameLocks()
        self._lock = Lock()
        self._works: OrderedDict[WorkKey, ContinuedWork[P, R]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._works)

    def continue_work(
        self,
        key: WorkKey,
        begin: Callable[[Callable[[P], None]], Slices[R]],
        disconnected: Disconnected = never_disconnects,
    ) -> ContinuedWork[P, R]:
        """Return the work with this key after some more of it; `begin` gets a progress report."""
        with self._locks.lock(key[0]):
            work = self._find(key)
            if work.result is None and work.slices is None:
                work.slices = begin(work.report)
            work.run(self._slices, disconnected)
            return work

    def _find(self, key: WorkKey) -> ContinuedWork[P, R]:
        with self._lock:
            work = self._works.setdefault(key, ContinuedWork())
            self._works.move_to_end(key)
            while len(self._works) > MAX_WORKS:
                self._works.popitem(last=False)
        return work
