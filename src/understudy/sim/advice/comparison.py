"""Answers compared by games that the expert plays to the end from the current position.

Each answer is given on copies of the position. All answers get the same random numbers and the same
reshuffled hidden cards; the hidden cards of the real game are never used. A comparison can be
continued: more games are added to those played before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from understudy.core import Agent, Stale
from understudy.sim.advice.evaluation import Expectation, result_of
from understudy.sim.agents import find_agent
from understudy.sim.forecast import ForecastStart, continue_game
from understudy.sim.time_slices import Slices

AGENT: Final = "expert"
"""The agent that plays the games."""

CERTAIN: Final = 1.96
"""Half width of the 95 % confidence interval in standard errors."""


@dataclass(frozen=True, slots=True)
class ComparedAnswer:
    """An answer with its mean result, and half the widths of the 95 % confidence intervals.

    `clearly_worse`: it is significantly worse than the best answer.
    """

    answer: object
    expected: Expectation
    win_error: float
    error: float
    clearly_worse: bool

    def __str__(self) -> str:
        return f"{self.answer}: {self.expected} ± {self.error:.1f}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Results of each answer, game by game; all answers have as many."""

    answers: tuple[object, ...]
    results: tuple[tuple[Expectation, ...], ...]

    @property
    def games(self) -> int:
        """The number of games played for each answer."""
        return len(self.results[0])

    def ranking(self) -> tuple[ComparedAnswer, ...]:
        """Return the answers, the best first."""
        order = sorted(range(len(self.answers)), key=lambda n: -_mean(self._differences(n)))
        best = self._differences(order[0])
        return tuple([self._compared(n, best) for n in order])

    def __str__(self) -> str:
        return "\n".join([f"{self.games} games for each answer", *map(str, self.ranking())])

    def _differences(self, number: int) -> list[float]:
        return [one.difference for one in self.results[number]]

    def _compared(self, number: int, best: Sequence[float]) -> ComparedAnswer:
        differences = self._differences(number)
        wins = [one.win for one in self.results[number]]
        behind = [one - other for one, other in zip(best, differences, strict=True)]
        return ComparedAnswer(
            self.answers[number],
            Expectation(_mean(wins), _mean(differences)),
            _error(wins),
            _error(differences),
            clearly_worse=_mean(behind) > _error(behind),
        )


def begin_comparison(answers: Sequence[object]) -> Comparison:
    """Return a comparison of these answers without games."""
    return Comparison(tuple(answers), tuple([() for _ in answers]))


def compare(
    start: ForecastStart,
    begun: Comparison,
    games: int,
    seed: int,
    is_canceled: Callable[[], bool] = lambda: False,
    agent: str = AGENT,
) -> Slices[Comparison]:
    """Play this many more games for each answer, in slices of one game."""
    player = find_agent(start.system, agent)
    results: list[list[Expectation]] = [[*one] for one in begun.results]
    for number in range(begun.games, begun.games + games):
        for found, answer in zip(results, begun.answers, strict=True):
            yield
            if is_canceled():
                raise Stale("table-stale-answer")
            found.append(_play(start, player, seed, number, answer))
    return replace(begun, results=tuple([tuple(one) for one in results]))


def _play(
    start: ForecastStart, agent: Agent, seed: int, number: int, answer: object
) -> Expectation:
    ended = continue_game(start, agent, seed, number, answer, from_here=True)
    return result_of(start.system, ended)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """Return half the width of the 95 % confidence interval of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return CERTAIN * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
