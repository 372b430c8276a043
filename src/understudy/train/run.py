"""A training run: processes play, this one learns; checkpoints, progress and a log."""

from __future__ import annotations

import itertools
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from understudy.core import System
from understudy.core.agents.learning import Learning, Result
from understudy.expert.network import Weights, initial_weights
from understudy.expert.weight_files import pack_weights
from understudy.sim.atomic_files import write_atomically
from understudy.sim.cluster import Cluster
from understudy.sim.workers import ProcessWorkers, Workers
from understudy.train.learner_input import Settings
from understudy.train.worker import PlayedGames, TrainingTask, publish

CHECKPOINT = "checkpoint.npz"
LOG = "log.jsonl"
DECISIONS_A_CALL = 4000
"""Decisions after which a process sends its finished games and takes new weights."""
MOST_DECISIONS = 64_000
"""Decisions of finished games that the learner learns from at once."""


def decisions_for(processes: int) -> int:
    """Return how many decisions to learn from at once: with few processes fewer, but as often."""
    return min(MOST_DECISIONS, DECISIONS_A_CALL * processes)


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to train, with how many processes, and how settings change during the run.

    With `cluster` the processes are those of the Ray cluster at this address. `rate` and `entropy`
    fall linearly from the first value to the second. During the first `warm_up` rounds only the
    value learns, so that a new reward does not spoil a good policy.
    """

    minutes: float
    processes: int
    lessons: tuple[str, ...] = ("mixed",)
    decisions: int = MOST_DECISIONS
    games: int = 40
    rate: tuple[float, float] = (4e-4, 2e-4)
    entropy: tuple[float, float] = (0.012, 0.005)
    warm_up: int = 0
    report_every: float = 15.0
    seed: int = 1
    cluster: str | None = None


def train(
    system: System,
    learning: Learning,
    plan: Plan,
    settings: Settings,
    folder: Path,
    *,
    resume: Weights,
    report: Callable[[dict[str, Any]], None],
) -> None:
    """Train until the time is over. Write a checkpoint at each report and at the end.

    `resume` holds the weights to start from; missing ones are random.
    """
    folder.mkdir(parents=True, exist_ok=True)
    layout = learning.encoder.layout
    weights = {**initial_weights(layout, plan.seed), **resume}
    shared = folder / "published.npy"
    publish(shared, layout, weights)
    task = TrainingTask(
        system, learning, plan.lessons, settings, shared, plan.seed, plan.games,
        min(plan.decisions, DECISIONS_A_CALL),
    )  # fmt: skip
    numbers = itertools.count()
    with _workers(task, plan, numbers) as workers:
        # Workers are forked before PyTorch starts its threads.
        from understudy.train.learner import Learner

        learner = Learner(layout, weights, settings)
        progress = _Progress(plan)
        save = partial(_save, folder, system, learning)
        while (part := progress.part) < 1:
            played = _collect(workers, plan.decisions, numbers)
            data = learner.upload([one.data for one in played])
            rate = plan.rate[0] + (plan.rate[1] - plan.rate[0]) * part
            entropy = plan.entropy[0] + (plan.entropy[1] - plan.entropy[0]) * part
            figures = learner.improve(
                data, rate, entropy, value_only=progress.rounds < plan.warm_up
            )
            publish(shared, layout, learner.read_weights())
            line = progress.add(played, figures)
            if line is not None:
                save(learner.read_weights(), line)
                report(line)
        save(learner.read_weights(), progress.line(figures))


def _save(
    folder: Path, system: System, learning: Learning, weights: Any, line: dict[str, Any]
) -> None:
    figures = {name: line[name] for name in ("minutes", "games", "decisions")}
    about = {"rules": system.rules_version, **figures}
    content = pack_weights(learning.encoder.layout, weights, about)
    write_atomically(folder / CHECKPOINT, content)
    with (folder / LOG).open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")


@contextmanager
def _workers(
    task: TrainingTask, plan: Plan, numbers: Iterator[int]
) -> Iterator[Workers[PlayedGames]]:
    workers: Workers[PlayedGames] = (
        ProcessWorkers(task, plan.processes)
        if plan.cluster is None
        else Cluster(task, plan.cluster, plan.processes)
    )
    # With two calls each, processes play on while this one learns: 52,000 instead of 38,000
    # decisions a second with 15 processes.
    for _ in range(2 * plan.processes):
        _submit(workers, numbers)
    try:
        yield workers
    finally:
        workers.close()


def _submit(workers: Workers[PlayedGames], numbers: Iterator[int]) -> None:
    """Let a process play on. A new process draws its games by this number, so each gets another."""
    number = next(numbers)
    workers.submit(range(number, number + 1))


def _collect(
    workers: Workers[PlayedGames], decisions: int, numbers: Iterator[int]
) -> list[PlayedGames]:
    """Return finished games with at least this many decisions; keep all processes busy."""
    played: list[PlayedGames] = []
    count = 0
    while count < decisions:
        for one in workers.collect():
            _submit(workers, numbers)
            played.append(one)
            count += len(one.data["chosen"])
    return played


class _Progress:
    """Counts games and decisions, and results by label since the last report."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.start = self.reported = time.monotonic()
        self.rounds = self.games = self.decisions = 0
        self.results: dict[str, list[Result]] = defaultdict(list)
        self.faults: list[str] = []

    @property
    def part(self) -> float:
        """The part of the time that has passed."""
        return (time.monotonic() - self.start) / (self.plan.minutes * 60)

    def add(self, played: list[PlayedGames], figures: dict[str, float]) -> dict[str, Any] | None:
        """Count a round. Return a line for the log if a report is due."""
        self.rounds += 1
        for one in played:
            self.decisions += len(one.data["chosen"])
            self.games += len(one.results)
            self.faults += one.faults
            for label, result, _ in one.results:
                self.results[label].append(result)
        now = time.monotonic()
        if now - self.reported < self.plan.report_every:
            return None
        self.reported = now
        return self.line(figures)

    def line(self, figures: dict[str, float]) -> dict[str, Any]:
        """Return totals, and wins and point differences by label since the last line."""
        minutes = (time.monotonic() - self.start) / 60
        by_label = {
            label: {
                "games": len(results),
                "won": round(sum(one.won for one in results) / len(results), 4),
                "difference": round(
                    sum(one.points - one.opponent_points for one in results) / len(results), 2
                ),
            }
            for label, results in sorted(self.results.items())
        }
        faults, self.faults = self.faults, []
        self.results.clear()
        return {
            "minutes": round(minutes, 2),
            "rounds": self.rounds,
            "games": self.games,
            "decisions": self.decisions,
            "per_second": round(self.decisions / (60 * minutes)),
            **{name: round(value, 4) for name, value in figures.items()},
            "results": by_label,
            "faults": faults,
        }
