"""Runs of many games over many cores; results do not depend on the number of workers.

Workers get ranges of game numbers and return batches. Ctrl-C ends the run between two games and
keeps the finished ones. A worker that dies and a full disk end the run too; the result says so.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from time import perf_counter
from typing import Final, Protocol

from understudy.core import Arg, Illegal, Options, System
from understudy.core.journal.notebook import html_table
from understudy.sim.agents import AgentLike, agent_name, resolve_agent
from understudy.sim.atomic_files import reason as in_words
from understudy.sim.batch import Batch, Task
from understudy.sim.cells import Cell, make_cells
from understudy.sim.cluster import Cluster
from understudy.sim.tally import Summary, Tally
from understudy.sim.workers import InProcessWorkers, ProcessWorkers, WorkerDied, Workers, cores

CHUNK: Final = 100
"""Games in a range: enough to be efficient, few enough to stop soon."""

MIN_RANGE: Final = 2
"""Minimum size of a range, even if each number is played in many cells."""

QUEUED_RANGES: Final = 3
"""Submitted ranges per worker, so that no worker is idle."""

REPR_OUTCOMES: Final = 4
"""Outcomes in the repr of a result."""

Progress = Callable[[int, int], None]
"""Called with the number of games done and wanted, first with 0 done."""


class Stopped(StrEnum):
    """Why a run ended before all its games were played."""

    INTERRUPTED = "interrupted"
    WORKER_DIED = "worker_died"
    DISK = "disk"


class RunStore(Protocol):
    """Stores finished games; raises OSError if it cannot."""

    def done(self) -> list[range]: ...

    def load_done(self, tallies: list[Tally], differences: list[Tally]) -> None: ...

    def add_batch(self, batch: Batch) -> None: ...

    def close(self, seconds: float, workers: int) -> None:
        """Write everything that is not written yet."""
        ...


@dataclass(frozen=True, slots=True, repr=False)
class Result:
    """The result of one cell of a run."""

    game: str
    options: dict[str, object]
    agent: str
    seed: int
    wanted: int
    tally: Tally
    seconds: float
    workers: int
    stopped: Stopped | None

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def outcomes(self) -> dict[str, Summary]:
        """Distribution of every outcome, by name."""
        return self.tally.summaries()

    @property
    def games_per_second(self) -> float:
        """Games per second of all workers together."""
        return self.games / self.seconds if self.seconds else 0.0

    def __repr__(self) -> str:
        about = f"{self.game}, {self.games} games, {self.agent}"
        means = (
            f"{name} {one.mean:.1f}" for name, one in list(self.outcomes.items())[:REPR_OUTCOMES]
        )
        return f"<Result {about}: {', '.join(means)} …>"

    def _repr_html_(self) -> str:
        """Return the distributions of all outcomes as HTML for notebooks."""
        rows = [
            (
                name,
                f"{one.mean:.2f} ± {one.ci95:.2f}",
                f"{one.q05:g}",
                f"{one.q50:g}",
                f"{one.q95:g}",
            )
            for name, one in self.outcomes.items()
        ]
        return html_table(rows, ("outcome", "mean", "q05", "q50", "q95"))

    def to_json(self) -> dict[str, object]:
        outcomes = {name: summary.to_json() for name, summary in self.outcomes.items()}
        return {
            "game": self.game,
            "options": self.options,
            "games": self.games,
            "seconds": self.seconds,
            "outcomes": outcomes,
        }


@dataclass(frozen=True, slots=True)
class Run:
    """The result of a run: a tally for each cell, and its differences from the first.

    `loaded` games were stored by an earlier run; `stored` is the number of stored games now.
    """

    game: str
    cells: list[Cell]
    agent: str
    seed: int
    wanted: int
    tallies: list[Tally]
    differences: list[Tally]
    seconds: float
    workers: int
    stopped: Stopped | None
    reason: Arg = ""
    loaded: int = 0
    stored: int = 0

    @property
    def games(self) -> int:
        """Number of games played to the end in each cell."""
        return self.tallies[0].games

    @property
    def games_per_second(self) -> float:
        """Games per second of all workers and cells, without loaded games."""
        played = (self.games - self.loaded) * len(self.cells)
        return played / self.seconds if self.seconds else 0.0

    def result(self, cell: int) -> Result:
        return Result(
            self.game, self.cells[cell].options, self.agent, self.seed, self.wanted,
            self.tallies[cell], self.seconds, self.workers, self.stopped,
        )  # fmt: skip

    def to_json(self) -> dict[str, object]:
        cells = [
            {
                "chosen": cell.chosen,
                "options": cell.options,
                "games": tally.games,
                "outcomes": _with_intervals(tally),
                "difference": _with_intervals(difference),
            }
            for cell, tally, difference in zip(
                self.cells, self.tallies, self.differences, strict=True
            )
        ]
        return {
            "game": self.game,
            "agent": self.agent,
            "seed": self.seed,
            "games": self.games,
            "seconds": self.seconds,
            "cells": cells,
        }


def _with_intervals(tally: Tally) -> dict[str, dict[str, float]]:
    return {n: {**s.to_json(), "ci95": s.ci95} for n, s in tally.summaries().items()}


def simulate(
    system: System,
    options: Options,
    games: int,
    seed: int,
    agent: AgentLike = "pass",
    workers: int | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play `games` games and count their outcomes; by default on all cores."""
    cells, _ = make_cells(system, options, {})
    return run_design(system, cells, games, seed, agent, workers, progress).result(0)


def run_design(
    system: System,
    cells: Sequence[Cell],
    games: int,
    seed: int,
    agent: AgentLike = "pass",
    workers: int | None = None,
    progress: Progress | None = None,
    run_store: RunStore | None = None,
    cluster: str | None = None,
    tracked: int = 0,
) -> Run:
    """Play `games` games in every cell; game n has the same seed in every cell."""
    if games < 1:
        raise Illegal("terminal-no-games")
    if workers is not None and workers < 1:
        raise Illegal("terminal-no-workers")
    resolve_agent(system, agent)
    task = Task(
        system, tuple(cell.options for cell in cells), seed, agent, run_store is not None, tracked
    )
    leading = system.simulation().leading
    tallies = [Tally(leading) for _ in cells]
    differences = [Tally(leading) for _ in cells]
    done = run_store.done() if run_store is not None else []
    if run_store is not None and done:
        run_store.load_done(tallies, differences)
    loaded = tallies[0].games
    size = max(MIN_RANGE, CHUNK // len(cells))
    ranges = list(missing(games, done, size))
    # An agent that is not a name may exist only in this process.
    limit = (workers or cores()) if isinstance(agent, str) else 1
    count = max(1, min(limit, len(ranges)))
    report = progress or (lambda done, wanted: None)

    def add_batch(batch: Batch) -> None:
        for mine, theirs in zip(tallies, batch.tallies, strict=True):
            mine.merge(theirs)
        for mine, theirs in zip(differences, batch.differences, strict=True):
            mine.merge(theirs)
        report(tallies[0].games * len(cells), games * len(cells))
        if run_store is not None:
            run_store.add_batch(batch)

    stopped: Stopped | None = None
    reason: Arg = ""
    began = perf_counter()
    with _interruptible() as interrupted:
        crew: Workers[Batch]
        if cluster is not None and ranges:
            crew = Cluster(task, cluster, workers)
        elif count == 1:
            crew = InProcessWorkers(lambda numbers: task.play(numbers, interrupted.is_set))
        else:
            crew = ProcessWorkers(task, count)
        try:
            _work(crew, iter(ranges), interrupted, add_batch, lambda: report(0, games * len(cells)))
        except WorkerDied:
            stopped = Stopped.WORKER_DIED
            for batch in crew.collect_after_crash():
                add_batch(batch)
        except OSError as error:
            stopped, reason = Stopped.DISK, in_words(error)
        finally:
            crew.close()
    seconds = perf_counter() - began
    if stopped is None and tallies[0].games < games:
        stopped = Stopped.INTERRUPTED
    if run_store is not None:
        try:
            run_store.close(seconds, crew.count)
        except OSError as error:
            stopped, reason = Stopped.DISK, in_words(error)
    stored = sum(map(len, run_store.done())) if run_store is not None else 0
    if tallies[0].games == games and stopped is Stopped.WORKER_DIED:
        stopped = None
    return Run(
        system.name, list(cells), agent_name(agent), seed, games, tallies, differences, seconds,
        crew.count, stopped, reason, loaded, stored,
    )  # fmt: skip


def missing(games: int, done: Iterable[range], size: int) -> Iterator[range]:
    """Yield the numbers below `games` that are not done, in ranges of at most `size`."""
    first = 0
    for have in (*sorted(done, key=lambda numbers: numbers.start), range(games, games)):
        stop = min(have.start, games)
        for start in range(first, stop, size):
            yield range(start, min(start + size, stop))
        first = max(first, have.stop)


def _work(
    crew: Workers[Batch],
    ranges: Iterator[range],
    interrupted: threading.Event,
    add_batch: Callable[[Batch], None],
    begin: Callable[[], None],
) -> None:
    def submit_more() -> None:
        for numbers in ranges:
            crew.submit(numbers)
            if crew.pending >= crew.count * QUEUED_RANGES:
                return

    submit_more()
    # Start the progress bar after the fork: it may run a thread, and then forking is unsafe.
    begin()
    while crew.pending:
        batches = crew.collect()
        for batch in batches:
            add_batch(batch)
        if interrupted.is_set():
            crew.stop()
            ranges = iter(())
        elif batches and crew.pending < crew.count * QUEUED_RANGES:
            submit_more()


@contextmanager
def _interruptible() -> Iterator[threading.Event]:
    """Yield an event that the first Ctrl-C sets; the second one interrupts at once."""
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
