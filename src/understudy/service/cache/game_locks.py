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
            self._leave(id, entry)

    def _leave(self, id: str, entry: _GameLock) -> None:
        with self._lock:
            entry.users -= 1
            if not entry.users:
                del self._locks[id]

    @contextmanager
    def lock_if_free(self, id: str) -> Iterator[bool]:
        """Hold the lock of this game if no request uses or waits for it. Yield whether it is held.

        A request that comes later waits.
        """
        with self._lock:
            if id in self._locks:
                entry = None
            else:
                entry = self._locks[id] = _GameLock()
                entry.users = 1
                entry.lock.acquire()
        try:
            yield entry is not None
        finally:
            if entry is not None:
                entry.lock.release()
                self._leave(id, entry)
