"""What will the bot score from here? Many continuations of a game that is being played.

Each continuation plays a copy of the position to the end with a human model. Chance is fresh and
what lies face down is dealt anew: the game's own chance and its hidden cards are never looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, TypeVar, cast

from understudy.sim.games import play_on
from understudy.sim.humans import Model, Seat, find_human
from understudy.sim.tally import mean, middle, quantile
from understudy.sim.unseen import deal_unseen, turn_over_any
from understudy.table import (
    Card,
    Chance,
    Entry,
    Illegal,
    PolicyTable,
    Question,
    Session,
    Stale,
    System,
    TapeTable,
    Unanswered,
    stream,
)

A = TypeVar("A")

CONTINUATIONS: Final = 1000
ROUND: Final = 20
"""Continuations between two looks at whether anybody still wants the forecast."""

Deal = Callable[[Any, Chance, str | None], None]

DEALERS: Final[Mapping[str, Deal]] = {"mars": deal_unseen}
"""How the unseen cards of each game are dealt anew; other games have no forecast yet."""

FROM_THE_START: Final = ("setup", "research")
"""Phases in which cards lie in nobody's deck: there the whole phase is played again."""


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

    `lost` is the share of continuations that end without a score, because time runs out;
    `counts` is how often each score came up.
    """

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
            "by_generation": {str(end): s.to_json() for end, s in self.by_end.items()},
            "lost": self.lost,
            "human_won": self.human_won,
            "counts": {str(score): n for score, n in self.counts.items()},
        }


@dataclass(frozen=True, slots=True)
class Start:
    """Where continuations begin: the turn being played, and the answers given in it."""

    system: System
    position: Any
    chance: int
    answers: Sequence[Entry]


class _QuietTape(TapeTable):
    """Plays back without writing a journal."""

    def __init__(self, chance: Chance, tape: Sequence[Entry], position: int) -> None:
        super().__init__(chance, tape, position, [])
        self.listening = False


def start_of(session: Session) -> Start:
    """The position at the beginning of the turn in which the session stands."""
    if session.over:
        raise Illegal("table-game-over")
    system = session.system
    if system.name not in DEALERS:
        raise Illegal("terminal-no-forecast", game=system.name)
    position = system.new(session.options)
    table = _QuietTape(Chance(stream(session.seed, "game")), session.tape, 0)
    while True:
        begun = position.copy()
        chance, used = table.chance.state, table.position
        try:
            system.play_turn(position, table)
        except Unanswered:
            return Start(system, begun, chance, session.tape[used:])


class _LiveTable(PolicyTable):
    """Plays the turn back as far as it came; from there on everything unseen is new."""

    def __init__(self, start: Start, position: Any, model: Model, fresh: Chance, own: Chance):
        self.game = position
        self.given = list(start.answers)
        self.fresh = fresh
        self.deal = DEALERS[start.system.name]
        policy = model(Seat(start.system.name, position, own))
        super().__init__(Chance(start.chance), policy)
        if position.phase in FROM_THE_START:
            self.given = []
            self._begin(None)
        self.place = 0

    def _begin(self, turned_over: str | None) -> None:
        self.chance = self.fresh
        self.deal(self.game, self.fresh, turned_over)
        self.begun = True

    begun = False

    def ask(self, question: Question[A]) -> A:
        if self.place < len(self.given):
            self.place += 1
            return question.check(self.given[self.place - 1].answer)
        if not self.begun:
            if isinstance(question, Card) and question.default is None:
                card = turn_over_any(question, self.fresh)
                self._begin(card)
                return cast(A, question.check(card))
            self._begin(None)
        return super().ask(question)


def continuation(start: Start, model: Model, seed: int, number: int) -> dict[str, int]:
    """Play one continuation to the end; what it came to."""
    position = start.position.copy()
    fresh = Chance(stream(seed, "forecast", number))
    own = Chance(stream(seed, "forecast-human", number))
    table = _LiveTable(start, position, model, fresh, own)
    play_on(start.system, position, table)
    return start.system.outcomes(position)


def forecast(
    session: Session,
    continuations: int = CONTINUATIONS,
    seed: int = 1,
    human: str = "pace",
) -> Forecast:
    """What the bot will score in this game, from so many continuations."""
    return look_ahead(start_of(session), continuations, seed, human)


def look_ahead(
    start: Start,
    continuations: int,
    seed: int,
    human: str,
    unwanted: Callable[[], bool] = lambda: False,
) -> Forecast:
    """Play so many continuations; `Stale` as soon as nobody wants them any more."""
    if continuations < 1:
        raise Illegal("terminal-no-games")
    model = find_human(human)
    began = perf_counter()
    ends: dict[int, Counter[int]] = {}
    won = scored = 0
    for number in range(continuations):
        if number % ROUND == 0 and unwanted():
            raise Stale("table-stale-answer")
        outcomes = continuation(start, model, seed, number)
        won += outcomes["human_won"]
        if "bot_score" in outcomes:
            scored += 1
            ends.setdefault(outcomes["generation"], Counter())[outcomes["bot_score"]] += 1
    counts: Counter[int] = Counter()
    for counted in ends.values():
        counts.update(counted)
    return Forecast(
        continuations=continuations,
        seconds=perf_counter() - began,
        score=_spread(counts, continuations) if counts else None,
        by_end={end: _spread(ends[end], continuations) for end in sorted(ends)},
        lost=1 - scored / continuations,
        human_won=won / continuations,
        counts={score: counts[score] for score in sorted(counts)},
    )


def _spread(counts: Counter[int], of: int) -> Spread:
    low, high = middle(counts, 80)
    return Spread(
        share=sum(counts.values()) / of,
        mean=mean(counts),
        median=quantile(counts, 50),
        low=low,
        high=high,
    )
