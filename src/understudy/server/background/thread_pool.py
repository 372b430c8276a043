"""A bounded thread pool for slow requests, so that play does not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from understudy.service.wire.errors import TooManyRequests
from understudy.service.wire.responses import Disconnected

T = TypeVar("T")

THREADS: Final = 2
MAX_TASKS: Final = 8


class LongTaskPool:
    """A thread pool with a limit on running and waiting tasks."""

    def __init__(self, threads: int = THREADS, limit: int = MAX_TASKS) -> None:
        self._pool = ThreadPoolExecutor(threads)
        self._limit = limit
        self._count = 0

    async def run(self, task: Callable[[Disconnected], T], disconnected: asyncio.Event) -> T:
        """Run the task; it can check whether the client has disconnected."""
        if self._count >= self._limit:
            raise TooManyRequests("server-busy")
        self._count += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, task, disconnected.is_set)
        finally:
            self._count -= 1
