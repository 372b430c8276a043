"""What would an agent do here? Moves compared by games that are played on from this very position.

Each move is made on copies of the position, which an agent then plays to the end. All moves
meet the same chance and the same hidden cards, dealt anew: the game's own are never looked at. Many
moves are tried in a few games; the best of them are then measured in games of their own.
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
"""How many moves are told."""

SIEVE: Final = ((8, 8), (24, BEST))
"""Games for each move, and how many moves go on."""

CERTAIN: Final = 1.96
"""Standard errors on either side that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move by how far the person is ahead in the end: the mean, how far it may be off, both
    scores; `apart` if it differs for certain from the first.
    """

    move: object
    ahead: float
    error: float
    human: float
    bot: float
    apart: bool


@dataclass(frozen=True, slots=True)
class AdviceResult:
    """The best moves and how to end the turn, from so many `games` each."""

    games: int
    seconds: float
    moves: tuple[Advice, ...]
    passing: Advice


def legal_moves(session: Session) -> Sequence[object]:
    """Everything that can be done now, passing last; refused where a game has no such list."""
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
    unwanted: Callable[[], bool] = lambda: False,
) -> Slices[AdviceResult]:
    """Compare these moves, of which the last ends the turn, in slices of one game."""
    agent = find_agent(start.system, start.forecasting.agent)
    began, first = perf_counter(), 0
    *others, last = moves
    for tries, most in SIEVE:
        if len(others) > most:
            found = yield from _measured(start, agent, others, range(first, tries), seed, unwanted)
            others = sorted(others, key=lambda move: -_mean(found[others.index(move)]))[:most]
        first = tries
    numbers = range(first, first + games)
    found = yield from _measured(start, agent, [*others, last], numbers, seed, unwanted)
    order = sorted(range(len(others)), key=lambda place: -_mean(found[place]))
    best = found[order[0]]
    return AdviceResult(
        games=games,
        seconds=perf_counter() - began,
        moves=tuple([_advice(others[place], found[place], best) for place in order]),
        passing=_advice(last, found[-1], best),
    )


Scores = list[tuple[int, int]]
"""Of each game the person's score and the bot's."""


def _measured(
    start: ForecastStart,
    agent: Agent,
    moves: Sequence[object],
    numbers: range,
    seed: int,
    unwanted: Callable[[], bool],
) -> Slices[list[Scores]]:
    found: list[Scores] = [[] for _ in moves]
    for number in numbers:
        for scores, move in zip(found, moves, strict=True):
            yield
            if unwanted():
                raise Stale("table-stale-answer")
            scores.append(_scores(start, continuation(start, agent, seed, number, move)))
    return found


def _scores(start: ForecastStart, outcomes: dict[str, int]) -> tuple[int, int]:
    """Both scores; where time has run out nobody has any."""
    score = start.system.simulation().score
    return outcomes.get("human_score", 0), outcomes.get(score, 0)


def _mean(scores: Scores) -> float:
    return sum(human - bot for human, bot in scores) / len(scores)


def _error(values: Sequence[float]) -> float:
    """How far the mean of these may be off."""
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
        apart=sum(behind) / count > _error(behind),
    )
