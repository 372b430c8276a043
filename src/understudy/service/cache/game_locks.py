"""Those who want the same game, one behind the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from understudy.service.wire.errors import TooManyRequests

NO_TIMEOUT: Final = -1.0


class _Queue:
    """Who has their turn holds the lock; `length` counts them and those who wait."""

    __slots__ = ("length", "lock")

    def __init__(self) -> None:
        self.lock = Lock()
        self.length = 0


class GameLocks:
    """A queue for each game that somebody wants; whoever waits longer than `patience` goes."""

    def __init__(self, patience: float = NO_TIMEOUT) -> None:
        self._patience = patience
        self._lock = Lock()
        self._queues: dict[str, _Queue] = {}

    def __len__(self) -> int:
        """How many games are wanted now."""
        return len(self._queues)

    @contextmanager
    def turn(self, id: str) -> Iterator[None]:
        """Alone with this game; refused if it takes too long until then."""
        with self._lock:
            queue = self._queues.setdefault(id, _Queue())
            queue.length += 1
        try:
            if not queue.lock.acquire(timeout=self._patience):
                raise TooManyRequests("server-busy")
            try:
                yield
            finally:
                queue.lock.release()
        finally:
            with self._lock:
                queue.length -= 1
                if not queue.length:
                    del self._queues[id]
