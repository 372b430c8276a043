"""Who plays: this process, several processes on this machine, or a cluster (`cluster.py`)."""

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
from typing import Final, Protocol

from understudy.sim.batch import Batch, Task

PATIENCE: Final = 0.2
"""Seconds to wait for a batch, because Ctrl-C is seen only when the wait is over."""


class WorkerDied(Exception):
    """A worker was ended from outside."""


class Workers(Protocol):
    """They are given ranges of games and hand back batches."""

    count: int

    def submit(self, numbers: range) -> None:
        """Put these games on the pile of work."""
        ...

    @property
    def pending(self) -> int:
        """How many ranges are given out and not back."""
        ...

    def collect(self) -> list[Batch]:
        """The batches that are ready, after a short wait if there are none."""
        ...

    def stop(self) -> None:
        """What has not begun never begins; what has begun is still handed back."""
        ...

    def collect_after_crash(self) -> list[Batch]:
        """After a worker has died: what the others had ready."""
        ...

    def close(self) -> None:
        """Send everybody home."""
        ...


class InProcessWorkers:
    """This process alone; it stops between two games."""

    count = 1

    def __init__(self, task: Task, stopping: Callable[[], bool]) -> None:
        self.task = task
        self.stopping = stopping
        self.ranges: list[range] = []

    def submit(self, numbers: range) -> None:
        self.ranges.append(numbers)

    @property
    def pending(self) -> int:
        return len(self.ranges)

    def collect(self) -> list[Batch]:
        return [self.task.play(self.ranges.pop(0), self.stopping)]

    def stop(self) -> None:
        self.ranges = []

    def collect_after_crash(self) -> list[Batch]:
        return []

    def close(self) -> None:
        self.ranges = []


class ProcessWorkers:
    """Several processes on this machine."""

    def __init__(self, task: Task, count: int) -> None:
        self.count = count
        self.pool = ProcessPoolExecutor(count, _context(), _begin_worker, (task,))
        self.given: set[Future[Batch]] = set()

    def submit(self, numbers: range) -> None:
        try:
            self.given.add(self.pool.submit(_play, numbers))
        except BrokenProcessPool:
            raise WorkerDied from None

    @property
    def pending(self) -> int:
        return len(self.given)

    def collect(self) -> list[Batch]:
        done, _ = wait(self.given, timeout=PATIENCE, return_when=FIRST_COMPLETED)
        try:
            batches = [future.result() for future in done if not future.cancelled()]
        except BrokenProcessPool:
            raise WorkerDied from None
        self.given -= done
        return batches

    def stop(self) -> None:
        for future in self.given:
            future.cancel()

    def collect_after_crash(self) -> list[Batch]:
        return [
            future.result()
            for future in self.given
            if future.done() and not future.cancelled() and not future.exception()
        ]

    def close(self) -> None:
        self.stop()
        self.pool.shutdown()


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _context() -> BaseContext:
    """Forked workers start at once and need no guard in the caller's script.

    Forking is safe only as long as there is a single thread.
    """
    alone = sys.platform == "linux" and threading.active_count() == 1
    return get_context("fork" if alone else "spawn")


_task: Task | None = None


def _begin_worker(task: Task) -> None:
    """Ctrl-C is the parent's business; and nobody goes on working for a parent that is gone."""
    global _task
    _task = task
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _play(numbers: range) -> Batch:
    assert _task is not None
    return _task.play(numbers)
