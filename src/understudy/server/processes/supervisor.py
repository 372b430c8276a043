"""Several processes behind one address: one watches, the others serve.

The one that watches has bound the address and hands it on; it starts again whatever dies. Each of
the others ends as soon as nobody watches any more.
"""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final

import uvicorn

from understudy.core import Refused
from understudy.server.monitoring.logging_setup import logger, write_logs
from understudy.server.processes.server_process import GRACE_SECONDS, Server, ServerTask
from understudy.store import Store

READY: Final = b"ready"
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds until one that died is started again: each time twice as long, unless it has lived."""
LIVED: Final = 60.0
PATIENCE: Final = GRACE_SECONDS + 5

# Where that is possible a process makes the others that has loaded everything and done nothing.
_ways: Final = (
    get_context("forkserver") if "forkserver" in get_all_start_methods() else get_context("spawn")
)
_ways.set_forkserver_preload([__name__])


@dataclass(frozen=True, slots=True)
class WorkerPoolConfig:
    """So many processes, each of which opens the same games for itself."""

    open_store: Callable[[], Store]
    count: int


def supervise(
    several: WorkerPoolConfig, work: ServerTask, listening: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve with several processes until a signal says that it is enough."""
    start_fork_server()
    with _signals() as enough:
        places = [
            _WorkerSlot(several.open_store, work.beside(number), listening)
            for number in range(several.count)
        ]
        try:
            _keep_alive(places, enough, ready)
        finally:
            for place in places:
                place.stop()
            for place in places:
                place.end()


def start_fork_server() -> None:
    """Start what makes the others. Ctrl-C reaches every process of a terminal; who is made by one
    that does not mind it does not either, from the first moment on.
    """
    if _ways.get_start_method() == "forkserver":
        from multiprocessing.forkserver import ensure_running

        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            ensure_running()
        finally:
            signal.signal(signal.SIGINT, before)


def _keep_alive(places: list[_WorkerSlot], enough: Connection, ready: Callable[[], None]) -> None:
    announced = False
    while True:
        for place in places:
            place.start_if_due()
        heard = [enough, *(pipe for place in places if (pipe := place.pipe) is not None)]
        waits = [place.waits for place in places if place.pipe is None]
        wait(heard, min(waits) if waits else None)
        if enough.poll():
            return
        for place in places:
            place.look()
        if not announced and all(place.ready for place in places):
            announced = True
            ready()


class _WorkerSlot:
    """The place of one process, and whoever has it."""

    def __init__(
        self, open_store: Callable[[], Store], work: ServerTask, listening: socket.socket
    ) -> None:
        self.pipe: Connection | None = None
        self.ready = False
        self._given = (open_store, work, listening)
        self._process: BaseProcess | None = None
        self._due = self._begun = monotonic()
        self._pause = FIRST_PAUSE

    @property
    def waits(self) -> float:
        """Seconds until it is started again."""
        return max(0.0, self._due - monotonic())

    def start_if_due(self) -> None:
        """Start a process if there is none and it is time."""
        if self.pipe is not None or self.waits:
            return
        self.pipe, theirs = _ways.Pipe()
        self._process = _ways.Process(target=_serve, args=(*self._given, theirs))
        self._process.start()
        theirs.close()
        self._begun = monotonic()

    def look(self) -> None:
        """Hear whether it is ready, or dead."""
        while self.pipe is not None and self.pipe.poll():
            try:
                self.ready = self.pipe.recv_bytes() == READY
            except (EOFError, OSError):
                self._bury()

    def _bury(self) -> None:
        assert self._process is not None
        assert self.pipe is not None
        self.pipe.close()
        self.pipe = None
        self._process.join(PATIENCE)
        now = monotonic()
        if now - self._begun > LIVED:
            self._pause = FIRST_PAUSE
        self._due = now + self._pause
        logger.warning(
            "process %s ended with status %s; another one starts in %.1f s",
            self._process.pid, self._process.exitcode, self._pause,
        )  # fmt: skip
        self._pause = min(LONGEST_PAUSE, 2 * self._pause)

    def stop(self) -> None:
        """Nobody watches it any more."""
        if self.pipe is not None:
            self.pipe.close()

    def end(self) -> None:
        """Wait until it has ended; if it does not, end it."""
        if self._process is not None:
            self._process.join(PATIENCE)
            if self._process.exitcode is None:
                self._process.kill()
                self._process.join()


@contextmanager
def _signals() -> Iterator[Connection]:
    """Something can be read here as soon as a signal says that it is enough."""
    heard, said = _ways.Pipe(duplex=False)

    def say(*_: object) -> None:
        with suppress(OSError):
            said.send_bytes(b"enough")

    before = {each: signal.signal(each, say) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield heard
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        heard.close()
        said.close()


def _serve(
    open_store: Callable[[], Store], work: ServerTask, listening: socket.socket, watched: Connection
) -> None:
    """One of the processes that serve."""
    write_logs(work.log)
    try:
        store = open_store()
    except Refused as refused:
        logger.error("the games cannot be opened: %s", refused.message.id)
        raise SystemExit(1) from None

    def ready() -> None:
        with suppress(OSError):
            watched.send_bytes(READY)

    with closing(store):
        work.serve(store, listening, ready, partial(_WorkerServer, watched))


class _WorkerServer(Server):
    """Ends when nobody watches any more. It minds no Ctrl-C: that is for the one who watches."""

    def __init__(
        self,
        watched: Connection,
        config: uvicorn.Config,
        ready: Callable[[], None],
        closing: Callable[[], None],
    ) -> None:
        super().__init__(config, ready, closing)
        threading.Thread(target=self._until_nobody_watches, args=(watched,), daemon=True).start()

    def _until_nobody_watches(self, watched: Connection) -> None:
        with suppress(EOFError, OSError):
            watched.recv_bytes()
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, self.handle_exit)
        yield
