"""Many games over many cores; the result is the same whatever the number of workers.

Work is given out in chunks of game numbers and comes back as tallies. Ctrl-C ends the run between
two games: what is finished is kept. A worker that dies ends the run too, and the result says so.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import BaseContext
from time import perf_counter
from typing import Final

from understudy.sim.games import play_outcomes
from understudy.sim.humans import find_human
from understudy.sim.tally import Summary, Tally
from understudy.table import Illegal, Options, Refused, System

CHUNK: Final = 100
"""Games given out at a time: long enough to be worth the trip, short enough to stop soon."""

WAITING: Final = 3
"""Chunks each worker has before it, so that none is ever idle."""

Progress = Callable[[int, int], None]
"""Called with the games done and the games wanted, first with none done."""


class Stopped(StrEnum):
    """Why a run ended before all its games were played."""

    INTERRUPTED = "interrupted"
    WORKER_DIED = "worker_died"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a run. `games` is how many were really played."""

    game: str
    options: dict[str, object]
    human: str
    seed: int
    wanted: int
    tally: Tally
    seconds: float
    workers: int
    stopped: Stopped | None

    @property
    def games(self) -> int:
        """How many games were played to the end."""
        return self.tally.games

    @property
    def outcomes(self) -> dict[str, Summary]:
        """The distribution of every outcome, by name."""
        return self.tally.summaries()

    @property
    def games_per_second(self) -> float:
        """All workers together."""
        return self.games / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, object]:
        """The result as one JSON object."""
        outcomes = {name: summary.to_json() for name, summary in self.outcomes.items()}
        return {
            "game": self.game,
            "options": self.options,
            "games": self.games,
            "seconds": self.seconds,
            "outcomes": outcomes,
        }


@dataclass(frozen=True, slots=True)
class _Task:
    """What a worker needs to know to play any game of the run."""

    system: System
    options: Options
    seed: int
    human: str

    def play(self, numbers: range, stopping: Callable[[], bool] = lambda: False) -> Tally:
        tally = Tally()
        for outcomes in play_outcomes(self.system, self.options, self.seed, self.human, numbers):
            tally.add(outcomes)
            if stopping():
                break
        return tally


def simulate(
    system: System,
    options: Options,
    games: int,
    seed: int,
    human: str = "pass",
    workers: int | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play so many games and count how they end; by default on all cores, journal off."""
    if games < 1:
        raise Illegal("terminal-no-games")
    if workers is not None and workers < 1:
        raise Illegal("terminal-no-workers")
    find_human(human)
    settled = system.settle(options)
    task = _Task(system, settled, seed, human)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    busy = min(workers or cores(), len(chunks))
    report = progress or (lambda done, wanted: None)
    tally = Tally()
    began = perf_counter()
    with _interruptible() as interrupted:
        if busy == 1:
            stopped = _run_here(task, chunks, tally, interrupted, lambda n: report(n, games))
        else:
            stopped = _run_apart(task, chunks, busy, tally, interrupted, lambda n: report(n, games))
    seconds = perf_counter() - began
    return Result(system.name, settled, human, seed, games, tally, seconds, busy, stopped)


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _run_here(
    task: _Task,
    chunks: list[range],
    tally: Tally,
    interrupted: threading.Event,
    report: Callable[[int], None],
) -> Stopped | None:
    report(0)
    for chunk in chunks:
        tally.merge(task.play(chunk, interrupted.is_set))
        report(tally.games)
        if interrupted.is_set() and tally.games < chunks[-1].stop:
            return Stopped.INTERRUPTED
    return None


def _run_apart(
    task: _Task,
    chunks: list[range],
    workers: int,
    tally: Tally,
    interrupted: threading.Event,
    report: Callable[[int], None],
) -> Stopped | None:
    remaining = iter(chunks)
    waiting: set[Future[Tally]] = set()
    died = False
    with ProcessPoolExecutor(workers, _context(), _begin_worker, (task,)) as pool:

        def give_out(count: int) -> None:
            for chunk in remaining:
                waiting.add(pool.submit(_play_chunk, chunk))
                if len(waiting) >= count:
                    return

        try:
            give_out(workers * WAITING)
            # Only now: a progress bar may run a thread, and forking is safe only without.
            report(0)
            while waiting:
                # A limit, because Ctrl-C is seen only when the wait is over.
                done, _ = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
                waiting -= done
                for future in done:
                    if not future.cancelled():
                        tally.merge(future.result())
                        report(tally.games)
                if interrupted.is_set():
                    for future in waiting:
                        future.cancel()
                elif done:
                    give_out(workers * WAITING)
        except Refused:
            for future in waiting:
                future.cancel()
            raise
        except BrokenProcessPool:
            died = True
            for future in waiting:
                if future.done() and not future.cancelled() and not future.exception():
                    tally.merge(future.result())
    if tally.games == chunks[-1].stop:
        return None
    return Stopped.WORKER_DIED if died else Stopped.INTERRUPTED


def _context() -> BaseContext:
    """Forked workers start at once and need no guard in the caller's script.

    Forking is safe only as long as there is a single thread.
    """
    alone = sys.platform == "linux" and threading.active_count() == 1
    return get_context("fork" if alone else "spawn")


_task: _Task | None = None


def _begin_worker(task: _Task) -> None:
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


def _play_chunk(numbers: range) -> Tally:
    assert _task is not None
    return _task.play(numbers)


@contextmanager
def _interruptible() -> Iterator[threading.Event]:
    """Ctrl-C asks the run to end; a second one is obeyed on the spot."""
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    before = signal.getsignal(signal.SIGINT)

    def interrupt(number: int, frame: object) -> None:
        interrupted.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)
