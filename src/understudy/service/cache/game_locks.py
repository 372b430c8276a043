"""One lock per game, with a limit on the waiting time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from understudy.service.wire.errors import TooManyRequests

NO_TIMEOUT: Final = -1.0


class _GameLock:
    """A lock; `users` counts the holder and all waiting requests."""

    __slots__ = ("lock", "users")

    def __init__(self) -> None:
        self.lock = Lock()
        self.users = 0


class GameLocks:
    """Locks by game id. A lock exists only while it is in use."""

    def __init__(self, timeout: float = NO_TIMEOUT) -> None:
        self._timeout = timeout
        self._lock = Lock()
        self._locks: dict[str, _GameLock] = {}

    def __len__(self) -> int:
        return len(self._locks)

    @contextmanager
    def lock(self, id: str) -> Iterator[None]:
        """Hold the lock of this game; raise `TooManyRequests` if it is not free in time."""
        with self._lock:
            entry = self._locks.setdefault(id, _GameLock())
            entry.users += 1
        try:
            if not entry.lock.acquire(timeout=self._timeout):
                raise TooManyRequests("server-busy")
            try:
                yield
            finally:
                entry.lock.release()
        finally:
            with self._lock:
                entry.users -= 1
                if not entry.users:
                    del self._locks[id]
