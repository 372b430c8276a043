"""What will the bot score from here? Many continuations of a game that is being played.

Each continuation plays a copy of the position to the end with an agent. Chance is fresh and
what lies face down is dealt anew: the game's own chance and its hidden cards are never looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, TypeVar

from understudy.core import (
    Agent,
    Chance,
    Forecasting,
    Illegal,
    PolicyTable,
    Question,
    Seat,
    Session,
    Stale,
    System,
    TurnStart,
    derive_stream,
    play_on,
)
from understudy.sim.agents import find_agent
from understudy.sim.tally import central_range, mean, quantile
from understudy.sim.time_slices import Slices, run_to_end

A = TypeVar("A")

CONTINUATIONS: Final = 1000
ROUND: Final = 10
"""Continuations of a slice; before each it is asked whether anybody still wants the forecast."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Where a score lies: its mean, its median, and the middle 80 %."""

    share: float
    mean: float
    median: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """The figures by name."""
        return {
            "share": self.share,
            "mean": self.mean,
            "median": self.median,
            "low": self.low,
            "high": self.high,
        }


@dataclass(frozen=True, slots=True)
class Forecast:
    """The bot's final score as far as it can be known now.

    `by_end` is the score by the time at which the game ends, as the game's `clock` tells it; `lost`
    is the share of continuations that end without a score, because time runs out; `counts` is how
    often each score came up.
    """

    clock: str
    continuations: int
    seconds: float
    score: Spread | None
    by_end: dict[int, Spread]
    lost: float
    human_won: float
    counts: dict[int, int]

    def to_json(self) -> dict[str, object]:
        """The forecast as one JSON object."""
        return {
            "continuations": self.continuations,
            "seconds": self.seconds,
            "score": self.score and self.score.to_json(),
            f"by_{self.clock}": {str(end): s.to_json() for end, s in self.by_end.items()},
            "lost": self.lost,
            "human_won": self.human_won,
            "counts": {str(score): n for score, n in self.counts.items()},
        }


@dataclass(frozen=True, slots=True)
class ForecastStart:
    """Where continuations begin: the turn being played, and how the game wants it played on."""

    system: System
    turn: TurnStart
    forecasting: Forecasting


def turn_start(session: Session) -> ForecastStart:
    """The beginning of the turn in which the session stands; it stays when the game moves on."""
    if session.over:
        raise Illegal("table-game-over")
    system = session.system
    forecasting = system.simulation().forecasting
    if forecasting is None or not forecasting.has_score(session.turn_start.position):
        raise Illegal("terminal-no-forecast", game=system.name)
    return ForecastStart(system, session.turn_start, forecasting)


class _ReplayThenSimulate(PolicyTable):
    """Plays the turn back as far as it came; from there on everything unseen is new."""

    def __init__(
        self,
        start: ForecastStart,
        position: Any,
        agent: Agent,
        fresh: Chance,
        own: Chance,
        first: object = None,
    ):
        policy = agent(Seat(start.system.name, position, own))
        super().__init__(Chance(start.turn.chance), policy)
        self.game = position
        self.forecasting = start.forecasting
        self.fresh = fresh
        self.given = start.turn.answers
        self.place = 0
        self.begun = False
        self.first = first
        if self.forecasting.from_the_start(position):
            self.given = ()
            self._begin(None)

    def _begin(self, turned_over: object) -> None:
        self.begun = True
        self.chance = self.fresh
        self.forecasting.deal_unseen(self.game, self.fresh, turned_over)

    def ask(self, question: Question[A]) -> A:
        if self.place < len(self.given):
            self.place += 1
            return question.check(self.given[self.place - 1].answer)
        if not self.begun:
            turned_over = self.forecasting.turn_over_any(self.game, question, self.fresh)
            self._begin(turned_over)
            if turned_over is not None:
                return question.check(turned_over)
            if self.first is not None:
                return question.check(self.first)
        return super().ask(question)


def continuation(
    start: ForecastStart, agent: Agent, seed: int, number: int, first: object = None
) -> dict[str, int]:
    """Play one continuation to the end, with `first` as its first answer; what it came to."""
    position = start.turn.position.copy()
    fresh = Chance(derive_stream(seed, "forecast", number))
    own = Chance(derive_stream(seed, "forecast-human", number))
    table = _ReplayThenSimulate(start, position, agent, fresh, own, first)
    play_on(start.system, position, table)
    return start.system.outcomes(position)


def forecast(
    session: Session,
    continuations: int = CONTINUATIONS,
    seed: int = 1,
    agent: str | None = None,
) -> Forecast:
    """What the bot will score in this game, from as many `continuations`."""
    return run_to_end(forecast_in_slices(turn_start(session), continuations, seed, agent))


def forecast_in_slices(
    start: ForecastStart,
    continuations: int,
    seed: int,
    agent: str | None = None,
    unwanted: Callable[[], bool] = lambda: False,
) -> Slices[Forecast]:
    """Play the continuations in slices; `Stale` as soon as nobody wants them any more."""
    if continuations < 1:
        raise Illegal("terminal-no-games")
    player = find_agent(start.system, agent or start.forecasting.agent)
    simulation = start.system.simulation()
    clock, score = simulation.clock, simulation.score
    began = perf_counter()
    ends: dict[int, Counter[int]] = {}
    won = scored = 0
    for number in range(continuations):
        if number % ROUND == 0:
            yield
            if unwanted():
                raise Stale("table-stale-answer")
        outcomes = continuation(start, player, seed, number)
        won += outcomes["human_won"]
        if score in outcomes:
            scored += 1
            ends.setdefault(outcomes[clock], Counter())[outcomes[score]] += 1
    counts: Counter[int] = Counter()
    for counted in ends.values():
        counts.update(counted)
    return Forecast(
        clock=clock,
        continuations=continuations,
        seconds=perf_counter() - began,
        score=_spread(counts, continuations) if counts else None,
        by_end={end: _spread(ends[end], continuations) for end in sorted(ends)},
        lost=1 - scored / continuations,
        human_won=won / continuations,
        counts={score: counts[score] for score in sorted(counts)},
    )


def _spread(counts: Counter[int], of: int) -> Spread:
    low, high = central_range(counts, 80)
    return Spread(
        share=sum(counts.values()) / of,
        mean=mean(counts),
        median=quantile(counts, 50),
        low=low,
        high=high,
    )
