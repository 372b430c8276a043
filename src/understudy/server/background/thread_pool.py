"""A bounded thread pool for slow requests, so that play does not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from understudy.service.wire.errors import TooManyRequests

T = TypeVar("T")

THREADS: Final = 2
MAX_TASKS: Final = 8
FULL_SECONDS: Final = 1.0
"""How long a request waits for a place before it is refused. Clients that repeat refused requests
at once would otherwise keep the event loop busy with refusals.
"""


class LongTaskPool:
    """A thread pool with a limit on running and waiting tasks."""

    def __init__(
        self, threads: int = THREADS, limit: int = MAX_TASKS, full_seconds: float = FULL_SECONDS
    ) -> None:
        self._pool = ThreadPoolExecutor(threads)
        self._places = asyncio.Semaphore(limit)
        self._full_seconds = full_seconds

    async def run(self, task: Callable[[], T]) -> T:
        """Run the task when one of the threads is free."""
        try:
            await asyncio.wait_for(self._places.acquire(), self._full_seconds)
        except TimeoutError:
            raise TooManyRequests("server-busy") from None
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, task)
        finally:
            self._places.release()
