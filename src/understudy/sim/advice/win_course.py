"""The win probability over a whole game: if the expert, or a weaker player, continued.

Against an expert that wins nine of ten games every ordinary game looks like a decline. So the
reader can choose the planner instead: it plays games to the end from the start of each round.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from understudy.sim.advice.comparison import CERTAIN
from understudy.sim.advice.evaluation import Expectation, result_of
from understudy.sim.advice.review import CurvePoint, Progress, ReviewedGame
from understudy.sim.agents import find_agent
from understudy.sim.forecast import ForecastStart, continue_game
from understudy.sim.time_slices import Slices

EXPERT: Final = "expert"
PLANNER: Final = "planner"
GAMES: Final = 20
"""Games from the start of each round; a share of a half is then known to about ± 22 %."""
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class WinCourse:
    """The win probability at turns, `games` games for each; 0 if it is the expert's estimate."""

    player: str
    games: int
    points: tuple[CurvePoint, ...]

    @property
    def error(self) -> float:
        """Return the largest half width of the 95 % interval; 0 for the expert's estimate."""
        return CERTAIN * 0.5 / self.games**0.5 if self.games else 0.0

    def __str__(self) -> str:
        return "\n".join([self.player, *(f"{one.round}: {one.expected}" for one in self.points)])


def win_course_in_slices(
    reviewed: ReviewedGame, player: str, report: Callable[[Progress], None]
) -> Slices[WinCourse]:
    """Return the course of a game in slices of one game; `report` gets the progress."""
    turns = reviewed.turns()
    yield
    if player == EXPERT:
        return WinCourse(player, 0, tuple([point for point, _ in turns]))
    rounds = {point.round: (point, start) for point, start in reversed(turns)}
    starts = [rounds[round] for round in sorted(rounds)]
    of = GAMES * len(starts)
    points = []
    for number, (point, start) in enumerate(starts):
        results = []
        for game in range(GAMES):
            results.append(_play(start, player, game))
            report(Progress(number * GAMES + game + 1, of))
            yield
        points.append(replace(point, expected=_average(results)))
    return WinCourse(player, GAMES, tuple(points))


def _play(start: ForecastStart, player: str, number: int) -> Expectation:
    agent = find_agent(start.system, player)
    return result_of(start.system, continue_game(start, agent, SEED, number, from_here=True))


def _average(results: list[Expectation]) -> Expectation:
    count = len(results)
    wins = sum(one.win for one in results)
    return Expectation(wins / count, sum(one.difference for one in results) / count)
