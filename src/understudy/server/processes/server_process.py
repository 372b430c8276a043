"""One process that serves: from the first connection until it is told to end."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Final

import uvicorn
from litestar import Litestar

from understudy.server.access.connection_limits import connections
from understudy.server.monitoring.logging_setup import logger
from understudy.server.monitoring.metrics import metrics_server
from understudy.store import Store

GRACE_SECONDS: Final = 5
TURN_SECONDS: Final = 0.001
"""How long a thread may go on while others wait: an answer waits for the processor many times over,
each time behind every forecast.
"""


class Server(uvicorn.Server):
    """Says when it listens, and ends open event streams before it waits for them."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], closing: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._closing = closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._closing()
        await super().shutdown(sockets)
        logger.info("stopped")


@dataclass(frozen=True, slots=True)
class ServerTask:
    """What each process of a server does; it can be sent to another."""

    make_app: Callable[[Store], Litestar]
    most_connections: int
    proxies: Sequence[str]
    metrics: int | None
    log: str

    def beside(self, others: int) -> ServerTask:
        """The same beside so many others: figures are to be had on a port of its own."""
        return replace(self, metrics=self.metrics and self.metrics + others)

    def serve(
        self,
        store: Store,
        listening: socket.socket,
        ready: Callable[[], None],
        make_server: Callable[..., Server] = Server,
    ) -> None:
        """Serve these games until a signal says that it is enough; `ready` is called before."""
        sys.setswitchinterval(TURN_SECONDS)
        app = self.make_app(store)
        config = uvicorn.Config(
            app,
            http=connections(self.most_connections),
            forwarded_allow_ips=list(self.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        with ExitStack() as stack:
            if self.metrics is not None:
                stack.enter_context(metrics_server(self.metrics, app.state.metrics))
            make_server(config, ready, app.state.news.close).run(sockets=[listening])
