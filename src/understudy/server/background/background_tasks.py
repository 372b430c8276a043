"""Work that goes on beside everything else, as long as the app runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from litestar import Litestar

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def run_in_background(work: Callable[[], Coroutine[None, None, None]]) -> Lifespan:
    """Does this work while the app runs; it need not come to an end by itself."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        task = asyncio.create_task(work())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    return running
