"""One server process: it serves until a signal ends it."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Final

import uvicorn
from litestar import Litestar

from understudy.server.access.connection_limits import limited_connections
from understudy.server.background.short_collections import short_collections
from understudy.server.monitoring.logging_setup import logger
from understudy.server.monitoring.metrics import metrics_server
from understudy.store import Store

GRACE_SECONDS: Final = 5
SWITCH_SECONDS: Final = 0.001
"""The interpreter's thread switch interval. An answer waits for the interpreter lock many times,
each time behind every running forecast.
"""


class Server(uvicorn.Server):
    """Calls `on_ready` when it listens, and closes event streams before it waits for them."""

    def __init__(
        self, config: uvicorn.Config, on_ready: Callable[[], None], on_shutdown: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._on_shutdown = on_shutdown

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._on_shutdown()
        await super().shutdown(sockets)
        logger.info("stopped")


@dataclass(frozen=True, slots=True)
class ServerTask:
    """What each server process runs. It can be pickled."""

    make_app: Callable[[Store], Litestar]
    max_connections: int
    proxies: Sequence[str]
    metrics_port: int | None
    log_format: str

    def for_worker(self, index: int) -> ServerTask:
        """Return the task of a worker process: each has its own metrics port."""
        return replace(self, metrics_port=self.metrics_port and self.metrics_port + index)

    def serve(
        self,
        store: Store,
        listening: socket.socket,
        on_ready: Callable[[], None],
        make_server: Callable[..., Server] = Server,
    ) -> None:
        """Serve this store until a signal ends it; call `on_ready` when it listens."""
        sys.setswitchinterval(SWITCH_SECONDS)
        app = self.make_app(store)
        config = uvicorn.Config(
            app,
            http=limited_connections(self.max_connections),
            forwarded_allow_ips=list(self.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        with ExitStack() as stack:
            stack.enter_context(short_collections())
            if self.metrics_port is not None:
                stack.enter_context(metrics_server(self.metrics_port, app.state.metrics))
            make_server(config, on_ready, app.state.event_streams.close).run(sockets=[listening])
