"""Background tasks that run for the lifetime of the app."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from litestar import Litestar

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def run_in_background(task: Callable[[], Coroutine[None, None, None]]) -> Lifespan:
    """Return a lifespan that runs this task while the app runs and cancels it at shutdown."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        running_task = asyncio.create_task(task())
        try:
            yield
        finally:
            running_task.cancel()
            with suppress(asyncio.CancelledError):
                await running_task

    return running
