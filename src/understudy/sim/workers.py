"""Workers that play the games of a run: this process or several (see also `cluster.py`)."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import BaseContext
from typing import Any, Final, Generic, Protocol, TypeVar

B = TypeVar("B")
B_co = TypeVar("B_co", covariant=True)

COLLECT_TIMEOUT: Final = 0.2
"""Seconds to wait for a batch; Ctrl-C is noticed only after the wait."""


class WorkerDied(Exception):
    """A worker process died."""


class Plays(Protocol[B_co]):
    """Work for a worker: play the games of these numbers and return what came of them."""

    def play(self, numbers: range) -> B_co:
        """Play the games of these numbers."""
        ...


class Workers(Protocol[B]):
    """Play ranges of games and return batches."""

    count: int

    def submit(self, numbers: range) -> None: ...

    @property
    def pending(self) -> int:
        """Number of submitted ranges that are not collected yet."""
        ...

    def collect(self) -> list[B]:
        """Return finished batches; wait shortly if there are none."""
        ...

    def stop(self) -> None:
        """Cancel the ranges that have not begun; the others can still be collected."""
        ...

    def collect_after_crash(self) -> list[B]:
        """Return the batches that other workers finished before a worker died."""
        ...

    def close(self) -> None: ...


class InProcessWorkers(Generic[B]):
    """Plays in this process; stops between two games."""

    count = 1

    def __init__(self, play: Callable[[range], B]) -> None:
        self.play = play
        self.ranges: list[range] = []

    def submit(self, numbers: range) -> None:
        self.ranges.append(numbers)

    @property
    def pending(self) -> int:
        return len(self.ranges)

    def collect(self) -> list[B]:
        return [self.play(self.ranges.pop(0))]

    def stop(self) -> None:
        self.ranges = []

    def collect_after_crash(self) -> list[B]:
        return []

    def close(self) -> None:
        self.ranges = []


class ProcessWorkers(Generic[B]):
    """Plays in several processes on this machine."""

    def __init__(self, task: Plays[B], count: int) -> None:
        self.count = count
        self.pool = ProcessPoolExecutor(count, start_method(), _init_worker, (task,))
        self.futures: set[Future[B]] = set()

    def submit(self, numbers: range) -> None:
        try:
            self.futures.add(self.pool.submit(_play, numbers))
        except BrokenProcessPool:
            raise WorkerDied from None

    @property
    def pending(self) -> int:
        return len(self.futures)

    def collect(self) -> list[B]:
        done, _ = wait(self.futures, timeout=COLLECT_TIMEOUT, return_when=FIRST_COMPLETED)
        try:
            batches = [future.result() for future in done if not future.cancelled()]
        except BrokenProcessPool:
            raise WorkerDied from None
        self.futures -= done
        return batches

    def stop(self) -> None:
        for future in self.futures:
            future.cancel()

    def collect_after_crash(self) -> list[B]:
        return [
            future.result()
            for future in self.futures
            if future.done() and not future.cancelled() and not future.exception()
        ]

    def close(self) -> None:
        self.stop()
        self.pool.shutdown()


def cores() -> int:
    """Return the number of cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def start_method() -> BaseContext:
    """Return the start method: fork if that is safe, otherwise spawn.

    Forked workers start quickly and need no ``__main__`` guard in the caller's script, but forking
    is safe only with a single thread.
    """
    can_fork = sys.platform == "linux" and threading.active_count() == 1
    return get_context("fork" if can_fork else "spawn")


_task: Plays[Any] | None = None


def _init_worker(task: Plays[Any]) -> None:
    """Store the task, ignore SIGINT, and exit when the parent process dies."""
    global _task
    _task = task
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _play(numbers: range) -> Any:
    assert _task is not None
    return _task.play(numbers)
