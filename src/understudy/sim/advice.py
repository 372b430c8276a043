"""Advice: moves compared by games that an agent plays to the end from the current position.

Each move is made on copies of the position. All moves get the same random numbers and the same
reshuffled hidden cards; the hidden cards of the real game are never used. Many moves are tried in a
few games; the best ones are then measured in further games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from understudy.core import Agent, Illegal, Session, Stale
from understudy.sim.agents import find_agent
from understudy.sim.forecast import ForecastStart, continuation
from understudy.sim.time_slices import Slices

BEST: Final = 3
"""Number of moves reported."""

SIEVE: Final = ((8, 8), (24, BEST))
"""Rounds of selection: games for each move, and how many moves remain."""

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
    """The best moves and the move that ends the turn, each from `games` games."""

    games: int
    seconds: float
    moves: tuple[Advice, ...]
    passing: Advice


def legal_moves(session: Session) -> Sequence[object]:
    """Return all legal moves, passing last; refused if the game does not list them."""
    forecasting = session.system.simulation().forecasting
    moves = () if forecasting is None or session.question is None else forecasting.moves(session)
    if len(moves) < 2:
        raise Illegal("table-no-counsel")
    return moves


def advise(
    start: ForecastStart,
    moves: Sequence[object],
    games: int,
    seed: int,
    is_canceled: Callable[[], bool] = lambda: False,
) -> Slices[AdviceResult]:
    """Compare these moves, of which the last ends the turn, in slices of one game."""
    agent = find_agent(start.system, start.forecasting.agent)
    began, first = perf_counter(), 0
    *others, last = moves
    for tries, most in SIEVE:
        if len(others) > most:
            found = yield from _play_moves(
                start, agent, others, range(first, tries), seed, is_canceled
            )
            others = sorted(others, key=lambda move: -_mean(found[others.index(move)]))[:most]
        first = tries
    numbers = range(first, first + games)
    found = yield from _play_moves(start, agent, [*others, last], numbers, seed, is_canceled)
    order = sorted(range(len(others)), key=lambda n: -_mean(found[n]))
    best = found[order[0]]
    return AdviceResult(
        games=games,
        seconds=perf_counter() - began,
        moves=tuple([_advice(others[n], found[n], best) for n in order]),
        passing=_advice(last, found[-1], best),
    )


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
            scores.append(_scores(start, continuation(start, agent, seed, number, move)))
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
