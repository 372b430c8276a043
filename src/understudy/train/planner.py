"""Training of the planner: weights with which it prefers the same answers as the expert.

The expert rates every decision of practice games. At first it plays them too; later the planner
plays with the weights found so far, so that it also learns what to do after its own mistakes. The
weights maximize the likelihood of the expert's answers (multinomial logistic regression by Newton's
method). At last a few games decide how much of the game's tuned weights is added.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from understudy.core import Chance, PolicyTable, Question, Seat, System, derive_stream
from understudy.core.agents.learning import Learning, Result
from understudy.core.agents.play_to_end import play_to_end
from understudy.expert.agent import LoadedExpert, expert_for
from understudy.expert.network import Array
from understudy.expert.planner import Planner, PlannerView, choose, passing_move
from understudy.sim.single_game import game_seed

ROUNDS: Final = 4
"""Parts of the time; the expert plays in the first one. The weights are fitted after each."""
RIDGE: Final = 1.0
"""Weight of the squared weights, in decisions: it keeps those of rare numbers small."""
STEPS: Final = 12
"""Most steps of Newton's method."""
MULTIPLES: Final = (0, 30, 60, 90, 120)
"""The multiples of the game's tuned weights that are tried, over the same games."""
TRIAL_GAMES: Final = 20
PRECISION: Final = 1e-4
"""The method ends when no weight changes by more than this."""

Flat = NDArray[np.int64]


class PlannerProgress(NamedTuple):
    """A round of training.

    `agreement` is the share of decisions where the best answer is the expert's, `won` that of the
    games of this round.
    """

    minutes: float
    games: int
    decisions: int
    agreement: float
    won: float


@dataclass(slots=True)
class _Lessons:
    """The rated decisions: rows of numbers and the expert's probability, for all answers."""

    rows: list[Array]
    shares: list[Array]
    counts: list[int]


class _Student:
    """Lets the expert rate each decision; answers like the expert or by the weights."""

    exact = True

    def __init__(
        self,
        position: Any,
        view: PlannerView,
        expert: LoadedExpert,
        weights: Sequence[float] | None,
        chance: Chance,
        lessons: _Lessons,
    ) -> None:
        self.position = position
        self.view = view
        self.expert = expert
        self.weights = weights
        self.chance = chance
        self.lessons = lessons

    def answer(self, question: Question[Any]) -> object:
        answers = self.view.encoder.candidates(question)
        if len(answers) == 1:
            return answers[0]
        encoded = self.view.encoder.encode(self.position, question, answers)
        scores = np.array(self.expert.network.scores_of(encoded), np.float64)
        shares = np.exp(scores - scores.max())
        rows = self.view.describe(self.position, question, answers, self.chance)
        self.lessons.rows.append(np.array(rows, np.float32))
        self.lessons.shares.append((shares / shares.sum()).astype(np.float32))
        self.lessons.counts.append(len(answers))
        if self.weights is not None:
            return answers[choose(rows, self.weights, passing_move(question, answers))]
        return answers[int(scores.argmax())]


def train_planner(
    system: System,
    learning: Learning,
    view: PlannerView,
    lessons: Sequence[str],
    minutes: float,
    seed: int,
    report: Callable[[PlannerProgress], None],
) -> list[float]:
    """Practice for this time and return the weights."""
    make_learning = system.simulation().learning
    assert make_learning is not None
    chance = Chance(derive_stream(seed, "train planner"))
    rated = _Lessons([], [], [])
    weights: list[float] | None = None
    began = time.monotonic()
    games = 0
    for round in range(1, ROUNDS + 1):
        results: list[Result] = []
        while not results or time.monotonic() - began < 60 * minutes * round / ROUNDS:
            lesson = learning.lessons[lessons[chance.below(len(lessons))]](chance)
            position = system.new(system.complete_options(lesson.options))
            expert = expert_for(system.name, make_learning, position)
            games += 1
            own = game_seed(derive_stream(seed, "planner games"), games)
            student = _Student(position, view, expert, weights, Chance(own), rated)
            table = PolicyTable(Chance(derive_stream(own, "game")), student)
            play_to_end(system, position, table)
            results.append(learning.result(position))
        fitted, agreement = fit(rated.rows, rated.shares, rated.counts)
        weights = [float(weight) for weight in fitted]
        passed = (time.monotonic() - began) / 60
        won = sum(one.won for one in results) / len(results)
        report(PlannerProgress(passed, games, len(rated.counts), agreement, won))
    assert weights is not None
    return tune(system, learning, view, lessons, weights, seed)


def tune(
    system: System,
    learning: Learning,
    view: PlannerView,
    lessons: Sequence[str],
    weights: Sequence[float],
    seed: int,
) -> list[float]:
    """Add the multiple of the game's tuned weights that has the best results in a few games."""
    tuned = view.look_ahead.tuned
    if not tuned:
        return [*weights]
    direction = [tuned.get(name, 0.0) for name in view.names]
    best = -inf
    chosen: list[float] = []
    for multiple in MULTIPLES:
        tried = [one + multiple * more for one, more in zip(weights, direction, strict=True)]
        chance = Chance(derive_stream(seed, "tune planner"))
        difference = 0
        for number in range(TRIAL_GAMES):
            lesson = learning.lessons[lessons[chance.below(len(lessons))]](chance)
            position = system.new(system.complete_options(lesson.options))
            own = game_seed(derive_stream(seed, "planner trials"), number)
            planner = Planner(view, tried, Seat(system.name, position, Chance(own)))
            table = PolicyTable(Chance(derive_stream(own, "game")), planner)
            play_to_end(system, position, table)
            result = learning.result(position)
            difference += result.points - result.opponent_points
        if difference > best:
            best, chosen = difference, tried
    return chosen


def fit(
    rows: Sequence[Array], shares: Sequence[Array], counts: Sequence[int]
) -> tuple[NDArray[np.float64], float]:
    """Return the weights that make the expert's answers most likely, and the agreement with it."""
    numbers = np.concatenate(rows)
    wanted = np.concatenate(shares).astype(np.float64)
    starts: Flat = np.concatenate([[0], np.cumsum(counts)[:-1]])
    owner = np.repeat(np.arange(len(counts)), counts)
    width = numbers.shape[1]
    weights = np.zeros(width)
    loss, given = _loss(numbers, wanted, starts, owner, weights)
    for _ in range(STEPS):
        scaled = numbers * given[:, np.newaxis].astype(np.float32)
        means = np.add.reduceat(scaled, starts)
        curvature = (scaled.T @ numbers - means.T @ means).astype(np.float64)
        curvature[np.diag_indices(width)] += RIDGE
        slope = numbers.T @ (wanted - given).astype(np.float32) - RIDGE * weights
        step = np.linalg.solve(curvature, slope)
        while True:
            trial, following = _loss(numbers, wanted, starts, owner, weights + step)
            if trial <= loss or np.abs(step).max() < PRECISION:
                break
            step = step / 2
        weights, loss, given = weights + step, trial, following
        if np.abs(step).max() < PRECISION:
            break
    return weights, _agreement(wanted, given, starts, counts)


def _loss(
    numbers: Array, wanted: NDArray[Any], starts: Flat, owner: Flat, weights: NDArray[Any]
) -> tuple[float, NDArray[np.float64]]:
    """Return the negative log likelihood with the ridge, and the probability of each answer."""
    scores = (numbers @ weights.astype(np.float32)).astype(np.float64)
    scores -= np.maximum.reduceat(scores, starts)[owner]
    sums = np.add.reduceat(np.exp(scores), starts)
    logs = scores - np.log(sums)[owner]
    ridge = RIDGE / 2 * float(weights @ weights)
    return ridge - float(wanted @ logs), np.exp(logs)


def _agreement(
    wanted: NDArray[Any], given: NDArray[Any], starts: Flat, counts: Sequence[int]
) -> float:
    """Return the share of decisions where both prefer the same answer."""
    same = [
        wanted[start : start + count].argmax() == given[start : start + count].argmax()
        for start, count in zip(starts.tolist(), counts, strict=True)
    ]
    return float(np.mean(same))
