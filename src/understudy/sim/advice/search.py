"""The expert with search: at close decisions it compares its best answers by games to the end.

It gives another answer than the expert only if that is better with 95 % certainty. The hidden cards
and random numbers of the real game are not used. A game takes minutes.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from understudy.core import (
    Agent,
    Policy,
    Question,
    Seat,
    System,
    TapeEntry,
    TurnMenu,
    TurnStart,
)
from understudy.expert.agent import Expert, LoadedExpert
from understudy.sim.advice.comparison import begin_comparison, compare
from understudy.sim.advice.evaluation import find_expert
from understudy.sim.forecast import ForecastStart
from understudy.sim.time_slices import run_to_end

GAMES: Final = 16
"""Games that are played for each answer."""
SEEDS: Final = 2**20
"""Seeds of comparisons."""
MOST_COMPARED: Final = 3
LEAST_SHARE: Final = 0.15
"""An answer is compared if the expert gives it in at least this share of cases."""


class SearchingExpert:
    """Answers like the expert, unless games show that one of its other answers is better."""

    exact = True

    def __init__(self, system: System, seat: Seat, expert: LoadedExpert, games: int) -> None:
        self.system = system
        self.chance = seat.chance
        self.expert = expert
        self.policy = Expert(seat.position, expert.encoder, expert.network)
        self.games = games
        self.start: tuple[Any, int] | None = None
        self.given: list[TapeEntry] = []

    def begin_turn(self, position: Any, chance: int) -> None:
        """Keep the start of a turn."""
        self.start = (position.copy(), chance)
        self.given = []

    def answer(self, question: Question[Any]) -> object:
        """Return the best answer."""
        answer = self._search(question) if isinstance(question, TurnMenu) else None
        if answer is None:
            answer = self.policy.answer(question)
        self.given.append(TapeEntry(question.id, answer))
        return answer

    def _search(self, question: Question[Any]) -> object | None:
        """Return the best of the close answers; None if there is only one, or no start."""
        close = self._close_answers(question)
        forecasting = self.system.simulation().forecasting
        if len(close) < 2 or self.start is None or forecasting is None:
            return None
        turn = TurnStart(*self.start, tuple(self.given))
        start = ForecastStart(self.system, turn, forecasting)
        seed = self.chance.below(SEEDS)
        found = run_to_end(compare(start, begin_comparison(close), self.games, seed))
        ranking = found.ranking()
        usual = next(one for one in ranking if one.answer == close[0])
        return ranking[0].answer if usual.clearly_worse else usual.answer

    def _close_answers(self, question: Question[Any]) -> list[object]:
        """Return the answers that the expert gives often, the most frequent first."""
        encoder = self.expert.encoder
        answers = encoder.candidates(question)
        if len(answers) == 1:
            return [*answers]
        encoded = encoder.encode(self.policy.position, question, answers)
        scores = self.expert.network.scores_of(encoded)
        best = max(scores)
        shares = [exp(score - best) for score in scores]
        least = LEAST_SHARE * sum(shares)
        order = sorted(range(len(answers)), key=lambda n: -shares[n])[:MOST_COMPARED]
        return [answers[n] for n in order if shares[n] >= least]


def searching_agent(system: System, games: int) -> Agent:
    """Return the expert with search as an agent."""

    def take_seat(seat: Seat) -> Policy:
        return SearchingExpert(system, seat, find_expert(system, seat.position), games)

    return take_seat
