"""Advice: answers compared by games that an agent plays to the end from the current position.

Each answer is given on copies of the position. All answers get the same random numbers and the same
reshuffled hidden cards; the hidden cards of the real game are never used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from understudy.core import Agent, Stale
from understudy.sim.agents import find_agent
from understudy.sim.forecast import ForecastStart, continuation
from understudy.sim.time_slices import Slices

AGENT: Final = "expert"
"""The agent that plays the games."""

CERTAIN: Final = 1.96
"""Half width of the 95 % confidence interval in standard errors."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move with its mean final lead over the bot, the error of the mean, and both scores.

    `clearly_worse`: it is significantly worse than the best move.
    """

    move: object
    ahead: float
    error: float
    human: float
    bot: float
    clearly_worse: bool


@dataclass(frozen=True, slots=True)
class AdviceResult:
    """The compared moves, best first, each from `games` games."""

    games: int
    seconds: float
    moves: tuple[Advice, ...]


def advise(
    start: ForecastStart,
    moves: Sequence[object],
    games: int,
    seed: int,
    is_canceled: Callable[[], bool] = lambda: False,
    agent: str = AGENT,
) -> Slices[AdviceResult]:
    """Compare these answers to the current question, in slices of one game."""
    began = perf_counter()
    player = find_agent(start.system, agent)
    found = yield from _play_moves(start, player, moves, range(games), seed, is_canceled)
    order = sorted(range(len(moves)), key=lambda n: -_mean(found[n]))
    best = found[order[0]]
    compared = tuple([_advice(moves[n], found[n], best) for n in order])
    return AdviceResult(games, perf_counter() - began, compared)


Scores = list[tuple[int, int]]
"""The scores of the human and the bot in each game."""


def _play_moves(
    start: ForecastStart,
    agent: Agent,
    moves: Sequence[object],
    numbers: range,
    seed: int,
    is_canceled: Callable[[], bool],
) -> Slices[list[Scores]]:
    found: list[Scores] = [[] for _ in moves]
    for number in numbers:
        for scores, move in zip(found, moves, strict=True):
            yield
            if is_canceled():
                raise Stale("table-stale-answer")
            scores.append(
                _scores(start, continuation(start, agent, seed, number, move, from_here=True))
            )
    return found


def _scores(start: ForecastStart, outcomes: dict[str, int]) -> tuple[int, int]:
    """Return both scores; 0 if the game ended without a score."""
    score = start.system.simulation().score
    return outcomes.get("human_score", 0), outcomes.get(score, 0)


def _mean(scores: Scores) -> float:
    return sum(human - bot for human, bot in scores) / len(scores)


def _error(values: Sequence[float]) -> float:
    """Return half the width of the 95 % confidence interval of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return CERTAIN * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _advice(move: object, scores: Scores, best: Scores) -> Advice:
    count = len(scores)
    behind = [
        (human - bot) - (other - its)
        for (human, bot), (other, its) in zip(best, scores, strict=True)
    ]
    return Advice(
        move=move,
        ahead=_mean(scores),
        error=_error([human - bot for human, bot in scores]),
        human=sum(human for human, _ in scores) / count,
        bot=sum(bot for _, bot in scores) / count,
        clearly_worse=sum(behind) / count > _error(behind),
    )
