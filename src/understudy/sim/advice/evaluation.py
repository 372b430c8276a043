"""Evaluation of answers: how a game would end after each of them if the expert continued.

Two sources are combined to one number in points: the network's value at the next turn after the
answer, averaged over several deals of the hidden cards, and how likely the expert gives the answer.
Order, win probability and difference of points all follow from this number, so they never
contradict each other. The hidden cards of the real game are never used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any, Final

from understudy.core import Choice, Illegal, Message, Policy, Question, Seat, Space, System
from understudy.core.agents.encoding import Encoded
from understudy.core.agents.learning import Learning
from understudy.core.agents.legal_answers import NOTHING, legal_answers, passing_answer
from understudy.core.questions.turn_menu import TurnMenu
from understudy.expert.agent import LoadedExpert, expert_for
from understudy.expert.calibration import log_odds, probability
from understudy.sim.forecast import ForecastStart, continue_game

DEALS: Final = 6
"""Deals of the hidden cards over which the result of an answer is averaged."""
SEED: Final = 1
LEAST_SHARE: Final = 0.001
"""Shares below this count as this: the policy has hardly learned to tell them apart."""
FIRST_SHARE: Final = 0.25
"""An answer comes first only if the expert gives it at least this often as its usual answer.

The network values positions before you pass too highly, by ten points late in a game. Without this
limit every delay looks good: a hint would sell all cards one by one before it passes.
"""
ODDS_PER_POINT: Final = 0.05
"""Log odds of winning that a point of the final difference is worth."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """How the game would end if the expert continued.

    `win` is the probability to win, `difference` the final score minus that of the bot.
    """

    win: float
    difference: float

    def __str__(self) -> str:
        return f"{self.win:.0%}, {self.difference:+.1f} points"


@dataclass(frozen=True, slots=True)
class Decision:
    """A question with at least two answers, as the expert sees it.

    `shares` are how likely the expert gives each answer; all alike where it has not learned to
    decide, as for payments. `now` is what it expects before the answer. `passing` is the number of
    the answer that ends the turn or takes nothing. `kind` is the kind of reference that names the
    answers, if there is one; `words` are the sentences that stand for names. `asked` is the
    sentence of the question; None if it is what to do in a turn.
    """

    question: str
    kind: str
    answers: Sequence[object]
    shares: Sequence[float]
    now: Expectation
    passing: int | None = None
    words: Mapping[str, Message] = field(default_factory=dict)
    asked: Message | None = None

    def words_of(self, answer: object) -> Message | None:
        """Return the sentence that stands for the name of an answer, if there is one."""
        return self.words.get(answer) if isinstance(answer, str) else None

    def by_share(self) -> list[int]:
        """Return the numbers of the answers, those first that the expert gives most often."""
        return sorted(range(len(self.answers)), key=lambda n: -self.shares[n])


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer by its number, what follows from it, and the expert's next answers of its kind."""

    number: int
    expected: Expectation
    then: tuple[object, ...] = ()


def find_expert(system: System, position: Any) -> LoadedExpert:
    """Return the expert of a game, or raise `Illegal` if there is none for this position."""
    return expert_for(system.name, learning_of(system), position)


def learning_of(system: System) -> Any:
    """Return the function that returns what an expert of this game needs."""
    learning = system.simulation().learning
    if learning is None:
        raise Illegal("table-no-counsel")
    return learning


def result_of(system: System, position: Any) -> Expectation:
    """Return how a finished game ended."""
    learning: Learning = learning_of(system)()
    won, points, opponent = learning.result(position)
    return Expectation(float(won), points - opponent)


def encode(expert: LoadedExpert, position: Any, question: Question[Any]) -> Encoded:
    """Return a question as numbers, with the answers that the expert compares."""
    return expert.encoder.encode(position, question, expert.encoder.candidates(question))


def decide(expert: LoadedExpert, question: Question[Any], encoded: Encoded) -> Decision | None:
    """Return what the expert thinks of this question; None if there is only one answer."""
    answers = expert.encoder.candidates(question)
    if len(answers) > 1:
        shares = _shares(expert.network.scores_of(encoded))
    else:
        answers = legal_answers(question)
        shares = [1 / len(answers)] * len(answers)
    if len(answers) < 2:
        return None
    now, passing = _expectation(expert, encoded), passing_answer(question, answers)
    kind, words = _names(question)
    asked = None if isinstance(question, TurnMenu) else Message(question.id, question.args)
    return Decision(question.id, kind, answers, shares, now, passing, words, asked)


def _names(question: Question[Any]) -> tuple[str, Mapping[str, Message]]:
    """Return the kind of reference that names the answers, and the sentences in its place."""
    if isinstance(question, Choice):
        return question.kind, {} if question.words is None else question.words()
    return (question.kind if isinstance(question, Space) else ""), {}


def _shares(scores: Sequence[float]) -> list[float]:
    best = max(scores)
    shares = [exp(score - best) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def _expectation(expert: LoadedExpert, encoded: Encoded) -> Expectation:
    value = expert.network.value_of(encoded)
    return Expectation(expert.calibration.apply(value.win), value.difference)


def expect(expert: LoadedExpert, position: Any, question: Question[Any]) -> Expectation:
    """Return what the expert expects of a position, whose value does not depend on the answers."""
    return _expectation(expert, expert.encoder.encode(position, question, ()))


def judge(
    start: ForecastStart,
    expert: LoadedExpert,
    decision: Decision,
    numbers: Iterable[int],
    deals: int = DEALS,
    *,
    alone: bool = False,
) -> list[Judged]:
    """Return the answers with these numbers, the best first.

    `alone`: the same question asked again is answered with nothing more, not as the expert would.
    """
    looked = {
        n: _look_ahead(start, expert, decision, n, deals, alone=alone)
        for n in dict.fromkeys(numbers)
    }
    weights = {n: max(decision.shares[n], LEAST_SHARE) for n in looked}
    per_log_share = learning_of(start.system)().points_per_log_share
    points = {
        n: found.difference + per_log_share * log(weights[n]) for n, (found, _) in looked.items()
    }
    likeliest = max(looked, key=lambda n: decision.shares[n])
    for n in looked:
        if decision.shares[n] < FIRST_SHARE * decision.shares[likeliest]:
            points[n] = min(points[n], points[likeliest])
    total = sum(weights.values())

    def weighted(values: dict[int, float]) -> float:
        return sum(weights[n] * value for n, value in values.items()) / total

    # The average over the answers is that of the value; the answers differ by their points.
    level = weighted({n: found.difference for n, (found, _) in looked.items()})
    odds = weighted({n: log_odds(found.win) for n, (found, _) in looked.items()})
    middle = weighted(points)
    return [
        Judged(
            n,
            Expectation(
                probability(odds + ODDS_PER_POINT * (points[n] - middle)),
                level + points[n] - middle,
            ),
            looked[n][1],
        )
        for n in sorted(looked, key=lambda n: (-points[n], -decision.shares[n]))
    ]


def _look_ahead(
    start: ForecastStart,
    expert: LoadedExpert,
    decision: Decision,
    number: int,
    deals: int,
    *,
    alone: bool,
) -> tuple[Expectation, tuple[object, ...]]:
    """Return the mean value at the next turn, and the next answers to this question."""
    asked, answer = decision.question, decision.answers[number]
    seen = [_next_turn(start, expert, asked, answer, deal, alone=alone) for deal in range(deals)]
    odds = sum(log_odds(one.win) for one, _ in seen) / deals
    difference = sum(one.difference for one, _ in seen) / deals
    return Expectation(probability(odds), difference), seen[0][1]


class _Reached(Exception):
    """Ends a continuation at the next turn."""

    def __init__(self, expected: Expectation) -> None:
        self.expected = expected


class _UntilNextTurn:
    """Plays like the expert, and ends the continuation at the next turn.

    `then` holds its answers to questions with the id `asked` before any other question; `alone`:
    it takes nothing there.
    """

    exact = True

    def __init__(self, position: Any, expert: LoadedExpert, asked: str, *, alone: bool) -> None:
        self.position = position
        self.expert = expert
        self.asked = asked
        self.alone = alone
        self.then: list[object] = []

    def answer(self, question: Question[Any]) -> object:
        if question.id != self.asked:
            self.asked = ""
        if isinstance(question, TurnMenu):
            raise _Reached(expect(self.expert, self.position, question))
        answers = self.expert.encoder.candidates(question)
        if self.asked and self.alone and NOTHING in answers:
            return NOTHING
        best = 0
        if len(answers) > 1:
            encoded = self.expert.encoder.encode(self.position, question, answers)
            scores = self.expert.network.scores_of(encoded)
            best = scores.index(max(scores))
        if self.asked:
            self.then.append(answers[best])
        return answers[best]


def _next_turn(
    start: ForecastStart,
    expert: LoadedExpert,
    asked: str,
    answer: object,
    deal: int,
    *,
    alone: bool,
) -> tuple[Expectation, tuple[object, ...]]:
    players: list[_UntilNextTurn] = []

    def take_seat(seat: Seat) -> Policy:
        players.append(_UntilNextTurn(seat.position, expert, asked, alone=alone))
        return players[-1]

    try:
        ended = continue_game(start, take_seat, SEED, deal, answer, from_here=True)
    except _Reached as reached:
        return reached.expected, tuple(players[0].then)
    return result_of(start.system, ended), tuple(players[0].then)
