"""A supervisor and several worker processes that share one listening socket.

The supervisor binds the address, passes the socket to the workers and restarts each one that ends.
A worker exits when the supervisor is gone.
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
from understudy.server.monitoring.logging_setup import logger, set_up_logging
from understudy.server.processes.server_process import GRACE_SECONDS, Server, ServerTask
from understudy.store import Store

READY: Final = b"ready"
FIRST_PAUSE: Final = 0.5
MAX_PAUSE: Final = 30.0
"""Seconds before a worker is restarted; the pause doubles unless the worker ran for long enough."""
STABLE_SECONDS: Final = 60.0
EXIT_TIMEOUT: Final = GRACE_SECONDS + 5

# A fork server, where available, imports everything once and then forks the workers.
_context: Final = (
    get_context("forkserver") if "forkserver" in get_all_start_methods() else get_context("spawn")
)
_context.set_forkserver_preload([__name__])


@dataclass(frozen=True, slots=True)
class WorkerPoolConfig:
    """The number of worker processes, and how each opens the store."""

    open_store: Callable[[], Store]
    count: int


def supervise(
    pool: WorkerPoolConfig, task: ServerTask, listening: socket.socket, on_ready: Callable[[], None]
) -> None:
    """Serve with several processes until a signal ends them."""
    start_fork_server()
    with _stop_signals() as stop:
        slots = [
            _WorkerSlot(pool.open_store, task.for_worker(index), listening)
            for index in range(pool.count)
        ]
        try:
            _run_workers(slots, stop, on_ready)
        finally:
            for slot in slots:
                slot.stop()
            for slot in slots:
                slot.wait_for_exit()


def start_fork_server() -> None:
    """Start the fork server with SIGINT ignored, so that workers never receive Ctrl-C directly."""
    if _context.get_start_method() == "forkserver":
        from multiprocessing.forkserver import ensure_running

        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            ensure_running()
        finally:
            signal.signal(signal.SIGINT, before)


def _run_workers(slots: list[_WorkerSlot], stop: Connection, on_ready: Callable[[], None]) -> None:
    """Start the workers and restart those that end, until there is something to read on `stop`."""
    reported = False
    while True:
        for slot in slots:
            slot.start_if_due()
        pipes = [stop, *(pipe for slot in slots if (pipe := slot.pipe) is not None)]
        delays = [slot.delay for slot in slots if slot.pipe is None]
        wait(pipes, min(delays) if delays else None)
        if stop.poll():
            return
        for slot in slots:
            slot.poll()
        if not reported and all(slot.ready for slot in slots):
            reported = True
            on_ready()


class _WorkerSlot:
    """The slot of one worker: the current process, or the time of the next start."""

    def __init__(
        self, open_store: Callable[[], Store], task: ServerTask, listening: socket.socket
    ) -> None:
        self.pipe: Connection | None = None
        self.ready = False
        self._arguments = (open_store, task, listening)
        self._process: BaseProcess | None = None
        self._start_at = self._started_at = monotonic()
        self._pause = FIRST_PAUSE

    @property
    def delay(self) -> float:
        """Seconds until the next start."""
        return max(0.0, self._start_at - monotonic())

    def start_if_due(self) -> None:
        """Start a process if none is running and the pause is over."""
        if self.pipe is not None or self.delay:
            return
        self.pipe, worker_end = _context.Pipe()
        self._process = _context.Process(target=_serve, args=(*self._arguments, worker_end))
        self._process.start()
        worker_end.close()
        self._started_at = monotonic()

    def poll(self) -> None:
        """Read whether the process is ready or has ended."""
        while self.pipe is not None and self.pipe.poll():
            try:
                self.ready = self.pipe.recv_bytes() == READY
            except (EOFError, OSError):
                self._reap()

    def _reap(self) -> None:
        """Wait for the ended process and schedule the next start."""
        assert self._process is not None
        assert self.pipe is not None
        self.pipe.close()
        self.pipe = None
        self._process.join(EXIT_TIMEOUT)
        now = monotonic()
        if now - self._started_at > STABLE_SECONDS:
            self._pause = FIRST_PAUSE
        self._start_at = now + self._pause
        logger.warning(
            "process %s ended with status %s; another one starts in %.1f s",
            self._process.pid, self._process.exitcode, self._pause,
        )  # fmt: skip
        self._pause = min(MAX_PAUSE, 2 * self._pause)

    def stop(self) -> None:
        """Close the pipe, which tells the process to exit."""
        if self.pipe is not None:
            self.pipe.close()

    def wait_for_exit(self) -> None:
        """Wait for the process to exit; kill it after a timeout."""
        if self._process is not None:
            self._process.join(EXIT_TIMEOUT)
            if self._process.exitcode is None:
                self._process.kill()
                self._process.join()


@contextmanager
def _stop_signals() -> Iterator[Connection]:
    """Yield a pipe that becomes readable on SIGINT or SIGTERM."""
    reader, writer = _context.Pipe(duplex=False)

    def handle(*_: object) -> None:
        with suppress(OSError):
            writer.send_bytes(b"stop")

    before = {each: signal.signal(each, handle) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield reader
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        reader.close()
        writer.close()


def _serve(
    open_store: Callable[[], Store],
    task: ServerTask,
    listening: socket.socket,
    supervisor: Connection,
) -> None:
    set_up_logging(task.log_format)
    try:
        store = open_store()
    except Refused as refused:
        logger.error("the games cannot be opened: %s", refused.message.id)
        raise SystemExit(1) from None

    def report_ready() -> None:
        with suppress(OSError):
            supervisor.send_bytes(READY)

    with closing(store):
        task.serve(store, listening, report_ready, partial(_WorkerServer, supervisor))


class _WorkerServer(Server):
    """The server of a worker: it exits when the supervisor is gone and ignores SIGINT."""

    def __init__(
        self,
        supervisor: Connection,
        config: uvicorn.Config,
        on_ready: Callable[[], None],
        on_shutdown: Callable[[], None],
    ) -> None:
        super().__init__(config, on_ready, on_shutdown)
        threading.Thread(target=self._follow_supervisor, args=(supervisor,), daemon=True).start()

    def _follow_supervisor(self, supervisor: Connection) -> None:
        """Wait until the supervisor closes its end of the pipe, then exit."""
        with suppress(EOFError, OSError):
            supervisor.recv_bytes()
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, self.handle_exit)
        yield
