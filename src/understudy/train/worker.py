"""The work of one training process: games played with the newest weights."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from understudy.core import Chance, System, derive_stream
from understudy.core.agents.encoding import Layout
from understudy.core.agents.learning import Learning, Lesson, Result
from understudy.expert.network import Array, Network
from understudy.expert.network_shape import is_policy, shapes
from understudy.sim.single_game import game_seed
from understudy.train.learner_input import Settings, pack_games
from understudy.train.rollout import Rollout


class PlayedGames(NamedTuple):
    """What a process sends back: decisions as arrays, and how each game ended."""

    data: dict[str, NDArray[Any]]
    results: list[tuple[str, Result, int]]
    faults: list[str]


def publish(path: Path, layout: Layout, weights: dict[str, Array]) -> None:
    """Write the weights of the policy for all processes, atomically."""
    flat = np.concatenate([weights[name].ravel() for name in shapes(layout) if is_policy(name)])
    writing = path.with_suffix(".writing.npy")
    np.save(writing, flat.astype(np.float32))
    os.replace(writing, path)


def receive(path: Path, layout: Layout) -> Network:
    """Return the network with the published weights."""
    own = {name: shape for name, shape in shapes(layout).items() if is_policy(name)}
    ends = np.cumsum([np.prod(shape) for shape in own.values()])
    parts = zip(own.items(), np.split(np.load(path), ends[:-1]), strict=True)
    weights = {name: flat.reshape(shape) for (name, shape), flat in parts}
    return Network(layout, weights)


@dataclass(frozen=True, slots=True)
class TrainingTask:
    """Plays games of a curriculum in one process, many at once.

    A process keeps its games between calls: `play` returns those that have ended since.
    """

    system: System
    learning: Learning
    lessons: Sequence[str]
    settings: Settings
    weights: Path
    seed: int
    games: int
    decisions: int

    def play(self, numbers: range) -> PlayedGames:
        """Play until enough decisions of finished games are there."""
        worker = _worker(self, numbers.start)
        return worker.play()


class _Worker:
    """The games of this process, which go on from one call to the next."""

    def __init__(self, task: TrainingTask, number: int) -> None:
        self.task = task
        self.stream = derive_stream(task.seed, "train", number)
        self.chance = Chance(self.stream)
        self.started = 0
        self.version = 0
        network = self._newest()
        assert network is not None
        self.rollout = Rollout(
            task.system,
            task.learning,
            network,
            task.games,
            self._next_game,
            sample=True,
            seed=self.stream,
        )

    def _newest(self) -> Network | None:
        """Return the network if newer weights were published."""
        version = os.stat(self.task.weights).st_mtime_ns
        if version == self.version:
            return None
        self.version = version
        return receive(self.task.weights, self.task.learning.encoder.layout)

    def _next_game(self) -> tuple[Lesson, int]:
        lessons = self.task.lessons
        name = lessons[self.chance.below(len(lessons))]
        self.started += 1
        return self.task.learning.lessons[name](self.chance), game_seed(self.stream, self.started)

    def play(self) -> PlayedGames:
        rollout = self.rollout
        rollout.network = self._newest() or rollout.network
        while sum(len(game.decisions) for game in rollout.finished) < self.task.decisions:
            rollout.step()
        games, rollout.finished = rollout.finished, []
        faults, rollout.faults = rollout.faults, []
        results = [(game.lesson.label, game.result, len(game.decisions)) for game in games]
        return PlayedGames(pack_games(games, self.task.settings), results, faults)


_workers: dict[Path, _Worker] = {}
"""The games of this process, by the file of the run's weights."""


def _worker(task: TrainingTask, number: int) -> _Worker:
    if task.weights not in _workers:
        _workers[task.weights] = _Worker(task, number)
    return _workers[task.weights]
