"""Forecast of the bot's final score: many continuations of a game in progress.

In each continuation an agent plays a copy of the position to the end, with new random numbers and
reshuffled hidden cards; the chance and the hidden cards of the real game are never used.
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
    play_to_end,
)
from understudy.core.session.tape import copy_answer
from understudy.sim.agents import find_agent
from understudy.sim.tally import central_range, mean, quantile
from understudy.sim.time_slices import Slices, run_to_end

A = TypeVar("A")

CONTINUATIONS: Final = 1000
ROUND: Final = 10
"""Continuations in a slice; the cancel check runs before each slice."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, median and central 80 % of a score; `share` of all continuations."""

    share: float
    mean: float
    median: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        return {
            "share": self.share,
            "mean": self.mean,
            "median": self.median,
            "low": self.low,
            "high": self.high,
        }


@dataclass(frozen=True, slots=True)
class Forecast:
    """The distribution of the bot's final score.

    `by_end` is the score by the time at which the game ends, measured by the game's `clock`. `lost`
    is the share of continuations that end without a score because time runs out. `counts` is how
    often each score occurred, and `ends` the same by the time of the end.
    """

    clock: str
    continuations: int
    seconds: float
    score: Spread | None
    by_end: dict[int, Spread]
    lost: float
    human_won: float
    counts: dict[int, int]
    ends: dict[int, Counter[int]]

    def to_json(self) -> dict[str, object]:
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
    """Where continuations begin: the current turn, and the forecast hooks of the game."""

    system: System
    turn: TurnStart
    forecasting: Forecasting


def turn_start(session: Session) -> ForecastStart:
    """Return the start of the current turn; it does not change when the session goes on."""
    if session.over:
        raise Illegal("table-game-over")
    system = session.system
    forecasting = system.simulation().forecasting
    if forecasting is None or not forecasting.has_score(session.turn_start.position):
        raise Illegal("terminal-no-forecast", game=system.name)
    return ForecastStart(system, session.turn_start, forecasting)


class _ReplayThenSimulate(PolicyTable):
    """Replays the turn up to the current question, then reshuffles what is hidden."""

    def __init__(
        self,
        start: ForecastStart,
        position: Any,
        agent: Agent,
        chance: Chance,
        agent_chance: Chance,
        first: object = None,
        *,
        from_here: bool = False,
    ):
        policy = agent(Seat(start.system.name, position, agent_chance))
        super().__init__(Chance(start.turn.chance), policy)
        self.game = position
        self.forecasting = start.forecasting
        self.new_chance = chance
        self.replay = list(start.turn.answers)
        self.begun = False
        self.first = first
        if not from_here and self.forecasting.restart_turn(position):
            self.replay = []
            self._begin(None)

    def _begin(self, revealed: object) -> None:
        self.begun = True
        self.chance = self.new_chance
        self.forecasting.redeal_hidden(self.game, self.chance, revealed)

    def ask(self, question: Question[A]) -> A:
        if self.replay:
            # These answers were checked when they were given. To check them again, the rules would
            # list every legal move, in each continuation.
            answer: A = copy_answer(self.replay.pop(0).answer)
            return answer
        if not self.begun:
            revealed = self.forecasting.guess_revealed(self.game, question, self.new_chance)
            self._begin(revealed)
            if revealed is not None:
                return question.check(revealed)
            if self.first is not None:
                return question.check(self.first)
        return super().ask(question)


def continue_game(
    start: ForecastStart,
    agent: Agent,
    seed: int,
    number: int,
    first: object = None,
    *,
    from_here: bool = False,
) -> Any:
    """Play one continuation, with `first` as its first answer, and return its last position.

    It begins at the current question; in phases that deal cards it begins at the start of the
    phase, unless `from_here`.
    """
    position = start.turn.position.copy()
    chance = Chance(derive_stream(seed, "forecast", number))
    agent_chance = Chance(derive_stream(seed, "forecast-human", number))
    table = _ReplayThenSimulate(
        start, position, agent, chance, agent_chance, first, from_here=from_here
    )
    play_to_end(start.system, position, table)
    return position


def forecast(
    session: Session, continuations: int = CONTINUATIONS, seed: int = 1, agent: str | None = None
) -> Forecast:
    """Forecast the bot's final score from this many `continuations`."""
    return run_to_end(forecast_in_slices(turn_start(session), continuations, seed, agent))


def forecast_in_slices(
    start: ForecastStart,
    continuations: int,
    seed: int,
    agent: str | None = None,
    is_canceled: Callable[[], bool] = lambda: False,
    earlier: Forecast | None = None,
) -> Slices[Forecast]:
    """Play the continuations in slices; raise `Stale` when the request is canceled.

    An `earlier` forecast from the same start, with this seed and fewer continuations, is continued.
    """
    if continuations < 1:
        raise Illegal("terminal-no-games")
    player = find_agent(start.system, agent or start.forecasting.agent)
    simulation = start.system.simulation()
    clock, score = simulation.clock, simulation.score
    began = perf_counter()
    ends: dict[int, Counter[int]] = {}
    known = won = 0
    if earlier is not None:
        ends = {end: Counter(counted) for end, counted in earlier.ends.items()}
        known = earlier.continuations
        won = round(earlier.human_won * known)
        began -= earlier.seconds
    for number in range(known, continuations):
        if number % ROUND == 0:
            yield
            if is_canceled():
                raise Stale("table-stale-answer")
        outcomes = start.system.outcomes(continue_game(start, player, seed, number))
        won += outcomes["human_won"]
        if score in outcomes:
            ends.setdefault(outcomes[clock], Counter())[outcomes[score]] += 1
    counts: Counter[int] = Counter()
    for counted in ends.values():
        counts.update(counted)
    scored = counts.total()
    return Forecast(
        clock=clock,
        continuations=continuations,
        seconds=perf_counter() - began,
        score=_spread(counts, continuations) if counts else None,
        by_end={end: _spread(ends[end], continuations) for end in sorted(ends)},
        lost=1 - scored / continuations,
        human_won=won / continuations,
        counts={score: counts[score] for score in sorted(counts)},
        ends=ends,
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
