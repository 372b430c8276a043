"""The server as a process: from listening to Ctrl-C."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from typing import Final

from understudy.core import Refused
from understudy.server.access.rate_limits import CLUB_LIMITS, HOME_LIMITS
from understudy.server.app import create_app
from understudy.server.background.expiry import ExpiryConfig
from understudy.server.monitoring.logging_setup import ABOUT, TEXT, logger, write_logs
from understudy.server.processes.server_process import ServerTask
from understudy.server.processes.startup_message import (
    format_host,
    is_loopback,
    page_address,
    startup_lines,
)
from understudy.server.processes.supervisor import WorkerPoolConfig, supervise
from understudy.service.cache.game_cache import new_server_run_id
from understudy.store import Store

DEFAULT_PORT: Final = 8640
PORTS_TRIED: Final = 10
OWN_PROXIES: Final = ("127.0.0.1", "::1")
"""Whom to believe unless somebody is named: a gateway on the same machine."""


def serve(
    games: Store | WorkerPoolConfig,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    open_browser: bool = False,
    *,
    hosts: Sequence[str] = (),
    language: str = "en",
    secret: str | None = None,
    proxies: Sequence[str] = (),
    metrics: int | None = None,
    log: str = TEXT,
    expiring: ExpiryConfig | None = None,
    club: bool = False,
) -> None:
    """Serve these games until Ctrl-C, with one process or several.

    Prints a line with the address once it listens.

    Port 0 is any free port. If the default port is taken, one of the next is used. With a `secret`
    only who has it gets in: it is part of the address. `hosts` are names that it is called by;
    `proxies` are addresses or networks that are believed when they say for whom they ask.
    `metrics` is a port of this machine on which figures can be had, `log` the form of the log.
    Of several processes each has the next port for its figures. With `expiring` games go that
    nobody touches. In a `club` each device has its own list of games, and may ask for so much of
    everything.
    """
    write_logs(log)
    with _listen(host, port) as listening:
        found: int = listening.getsockname()[1]
        address = page_address(host, found, secret)
        local = is_loopback(host)
        names = hosts if local else (*hosts, format_host(host))
        limits = CLUB_LIMITS if club else HOME_LIMITS
        make_app = partial(
            create_app,
            hosts=names,
            any_address=not local,
            secret=secret,
            limits=limits,
            metrics=metrics is not None,
            run=new_server_run_id(),
            expiring=expiring,
            club=club,
        )
        work = ServerTask(make_app, limits.connections, tuple(proxies or OWN_PROXIES), metrics, log)
        # What a program reads is kept: no secret stands in it.
        logged = log != TEXT
        lines = startup_lines(
            page_address(host, found, None) if logged else address,
            taken=None if port in (0, found) else port,
            guarded=secret is not None and not logged,
            local=local or logged,
            club=club,
            drawn=sys.stdout.isatty(),
            language=language,
        )

        def ready() -> None:
            for line in lines:
                print(line, flush=True)
            logger.info("started", extra={ABOUT: {"version": version("understudy")}})
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if isinstance(games, WorkerPoolConfig):
            supervise(games, work, listening, ready)
            return
        try:
            work.serve(games, listening, ready)
        except KeyboardInterrupt:
            # Ctrl-C has done its work already; it is how people end the server.
            return


def _listen(host: str, port: int) -> socket.socket:
    tried = range(port, port + PORTS_TRIED) if port == DEFAULT_PORT else (port,)
    for candidate in tried:
        try:
            return _bound(host, candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Refused("server-no-such-address", host=host) from error
    raise Refused("server-port-taken", port=str(port))


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    # The event loop sends without delay only where the socket says that it is TCP.
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # A server that was just killed must be able to have its port back.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen()
    except OSError:
        bound.close()
        raise
    return bound
