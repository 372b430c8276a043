"""Run the server: listen, print the startup message, serve until a signal ends it."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from understudy.core import Refused
from understudy.distribution import installed_version
from understudy.server.access.rate_limits import CLUB_LIMITS, HOME_LIMITS
from understudy.server.app import create_app
from understudy.server.background.expiry import ExpiryConfig
from understudy.server.monitoring.logging_setup import ABOUT, TEXT, logger, set_up_logging
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

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8640
PORTS_TRIED: Final = 10
OWN_PROXIES: Final = ("127.0.0.1", "::1")
"""The trusted proxies if none are named: a reverse proxy on the same machine."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Settings of the server.

    Port 0 is any free port; if the default port is in use, one of the next ones is tried. With a
    `secret` only clients that know it get access. `hosts` are additional host names of the server.
    `proxies` are addresses or networks whose `X-Forwarded-*` headers are trusted. Metrics are
    served on `metrics_port` of this machine; each further process uses the next port. `expiry`
    deletes idle games. In a `club` each device has its own list of games, and quotas apply.
    """

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    open_browser: bool = False
    hosts: Sequence[str] = ()
    language: str = "en"
    secret: str | None = None
    proxies: Sequence[str] = ()
    metrics_port: int | None = None
    log_format: str = TEXT
    expiry: ExpiryConfig | None = None
    club: bool = False


def serve(games: Store | WorkerPoolConfig, settings: ServerSettings) -> None:
    """Serve these games until Ctrl-C, SIGTERM or SIGHUP, with one process or several.

    Prints the address when the server listens.
    """
    set_up_logging(settings.log_format)
    # After a signal the server shuts down and then raises `KeyboardInterrupt`.
    with (
        suppress(KeyboardInterrupt),
        _signals_like_ctrl_c(),
        _listen(settings.host, settings.port) as listening,
    ):
        port: int = listening.getsockname()[1]
        task = _server_task(settings)
        lines = _startup_lines(settings, port)

        def on_ready() -> None:
            for line in lines:
                print(line, flush=True)
            logger.info("started", extra={ABOUT: {"version": installed_version()}})
            if settings.open_browser:
                address = page_address(settings.host, port, settings.secret)
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if isinstance(games, WorkerPoolConfig):
            supervise(games, task, listening, on_ready)
        else:
            task.serve(games, listening, on_ready)


@contextmanager
def _signals_like_ctrl_c() -> Iterator[None]:
    """Raise `KeyboardInterrupt` on SIGTERM and SIGHUP, so that the caller can close the store.

    A closed terminal sends SIGHUP; with `nohup` it is ignored and stays so.
    """
    if threading.current_thread() is not threading.main_thread():
        # Only the main thread may handle signals.
        yield
        return
    before = {signal.SIGTERM: signal.signal(signal.SIGTERM, signal.default_int_handler)}
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        before[signal.SIGHUP] = signal.signal(signal.SIGHUP, _terminate)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _terminate(number: int, frame: object) -> None:
    """Handle a signal like SIGTERM, which the server and its supervisor handle themselves."""
    signal.raise_signal(signal.SIGTERM)


def _server_task(settings: ServerSettings) -> ServerTask:
    local = is_loopback(settings.host)
    limits = CLUB_LIMITS if settings.club else HOME_LIMITS
    make_app = partial(
        create_app,
        hosts=settings.hosts if local else (*settings.hosts, format_host(settings.host)),
        any_address=not local,
        secret=settings.secret,
        limits=limits,
        metrics=settings.metrics_port is not None,
        run_id=new_server_run_id(),
        expiry=settings.expiry,
        club=settings.club,
    )
    proxies = tuple(settings.proxies or OWN_PROXIES)
    return ServerTask(
        make_app, limits.connections, proxies, settings.metrics_port, settings.log_format
    )


def _startup_lines(settings: ServerSettings, port: int) -> Iterator[str]:
    # Logs are stored, so with a JSON log the message must not contain the secret.
    logged = settings.log_format != TEXT
    secret = None if logged else settings.secret
    return startup_lines(
        page_address(settings.host, port, secret),
        taken=None if settings.port in (0, port) else settings.port,
        has_secret=secret is not None,
        local=is_loopback(settings.host) or logged,
        club=settings.club,
        with_qr_code=sys.stdout.isatty(),
        language=settings.language,
    )


def _listen(host: str, port: int) -> socket.socket:
    candidates = range(port, port + PORTS_TRIED) if port == DEFAULT_PORT else (port,)
    for candidate in candidates:
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Refused("server-no-such-address", host=host) from error
    raise Refused("server-port-taken", port=str(port))


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    # The event loop sets TCP_NODELAY only if the socket's protocol is TCP.
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # Allow a restart right after the server was killed.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen()
    except OSError:
        bound.close()
        raise
    return bound
