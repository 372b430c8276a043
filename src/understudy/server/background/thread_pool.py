"""Work that takes long, on threads of its own: play does not wait behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from understudy.service.wire.errors import TooManyRequests

T = TypeVar("T")

THREADS: Final = 2
MOST: Final = 8


class LongTaskPool:
    """A few threads, and a few who may wait for them; any more are refused."""

    def __init__(self, threads: int = THREADS, most: int = MOST) -> None:
        self._pool = ThreadPoolExecutor(threads)
        self._most = most
        self._count = 0

    async def run(self, work: Callable[[Callable[[], bool]], T], left: asyncio.Event) -> T:
        """Do the work; it can ask whether the one who wanted it has left."""
        if self._count >= self._most:
            raise TooManyRequests("server-busy")
        self._count += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, work, left.is_set)
        finally:
            self._count -= 1
