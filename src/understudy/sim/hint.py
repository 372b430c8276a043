"""Hints of the expert: the best answers to a question, with what it expects after each.

The expert's policy ranks all answers; its value estimates the chance to win and the final
difference of points. An answer is judged at the next decision after it, over several deals of the
hidden cards. The hidden cards of the real game are never used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from understudy.core import Agent, Illegal, Policy, Question, Seat, Session
from understudy.core.agents.encoding import Encoder
from understudy.expert.agent import LoadedExpert, load_expert
from understudy.expert.network import Network, batch
from understudy.sim.forecast import ForecastStart, continuation, turn_start

BEST: Final = 3
"""Number of answers that a hint names."""
DEALS: Final = 6
"""Deals of the hidden cards over which the result of an answer is averaged."""
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Expectation:
    """How the game would end if the expert continued.

    `win` is the probability to win, `difference` the final score minus that of the bot.
    """

    win: float
    difference: float


@dataclass(frozen=True, slots=True)
class HintedAnswer:
    """An answer: its place among all, how likely the expert gives it, and what follows."""

    answer: object
    place: int
    share: float
    expected: Expectation

    def __str__(self) -> str:
        win, difference = self.expected.win, self.expected.difference
        return f"{self.place}. {self.answer}: {win:.0%}, {difference:+.1f} points"


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers to a question, best first, and passing if the question offers it."""

    question: str
    choices: int
    now: Expectation
    best: tuple[HintedAnswer, ...]
    passing: HintedAnswer | None

    def __str__(self) -> str:
        head = (
            f"{self.question}: {self.choices} answers, {self.now.win:.0%} if the expert continued"
        )
        return "\n".join([head, *map(str, self.answers())])

    def answers(self) -> list[HintedAnswer]:
        """Return the best answers, and passing if it is not one of them."""
        if self.passing is None or self.passing in self.best:
            return [*self.best]
        return [*self.best, self.passing]


def win_probability(session: Session) -> Expectation:
    """Return what the expert expects of the current position; refused after the end."""
    expert, question = _find(session)
    answers = expert.encoder.candidates(question)
    return _expect(expert.encoder, expert.network, session.position, question, answers)


def hint(session: Session, best: int = BEST, deals: int = DEALS) -> Hint:
    """Return the best answers to the current question; refused where nothing is to be decided."""
    expert, question = _find(session)
    answers = expert.encoder.candidates(question)
    if len(answers) < 2:
        raise Illegal("table-no-counsel")
    many = batch([expert.encoder.encode(session.position, question, answers)])
    scores = expert.network.scores(many)
    shares = np.exp(scores - scores.max())
    shares /= shares.sum()
    order = [int(n) for n in np.argsort(-scores, kind="stable")]
    start = turn_start(session)
    passing = _passing(session, answers)
    judged = {
        n: _after(start, expert, answers[n], deals)
        for n in dict.fromkeys([*order[:best], *([] if passing is None else [passing])])
    }
    told = {
        n: HintedAnswer(answers[n], order.index(n) + 1, float(shares[n]), expected)
        for n, expected in judged.items()
    }
    return Hint(
        question=question.id,
        choices=len(answers),
        now=_expect(expert.encoder, expert.network, session.position, question, answers),
        best=tuple([told[n] for n in order[:best]]),
        passing=None if passing is None else told[passing],
    )


def _find(session: Session) -> tuple[LoadedExpert, Question[Any]]:
    if session.question is None:
        raise Illegal("table-game-over")
    learning = session.system.simulation().learning
    if learning is None:
        raise Illegal("table-no-counsel")
    expert = load_expert(session.system.name, learning)
    expert.encoder.check(session.position)
    return expert, session.question


def _passing(session: Session, answers: Sequence[object]) -> int | None:
    """Return the index of the answer that ends the turn or buys nothing, if there is one."""
    forecasting = session.system.simulation().forecasting
    moves = forecasting.moves(session) if forecasting is not None else ()
    return answers.index(moves[-1]) if moves and moves[-1] in answers else None


def _expect(
    encoder: Encoder,
    network: Network,
    position: Any,
    question: Question[Any],
    answers: Sequence[object],
) -> Expectation:
    values = network.values(batch([encoder.encode(position, question, answers)]))[0]
    return Expectation(float(values.win), float(values.difference))


def _after(start: ForecastStart, expert: LoadedExpert, answer: object, deals: int) -> Expectation:
    """Return what the expert expects after an answer, on average over the hidden cards."""
    found = [_look_ahead(start, expert, answer, number) for number in range(deals)]
    return Expectation(
        sum(one.win for one in found) / deals, sum(one.difference for one in found) / deals
    )


class _Reached(Exception):
    """Ends a continuation at the next decision."""

    def __init__(self, expected: Expectation) -> None:
        self.expected = expected


class _FirstDecision:
    """Answers what is no decision, and ends the continuation at the first one."""

    exact = True

    def __init__(self, position: Any, expert: LoadedExpert) -> None:
        self.position = position
        self.expert = expert

    def answer(self, question: Question[Any]) -> object:
        encoder = self.expert.encoder
        answers = encoder.candidates(question)
        if len(answers) == 1:
            return answers[0]
        raise _Reached(_expect(encoder, self.expert.network, self.position, question, answers))


def _look_ahead(
    start: ForecastStart, expert: LoadedExpert, answer: object, number: int
) -> Expectation:
    def agent(seat: Seat) -> Policy:
        return _FirstDecision(seat.position, expert)

    stops: Agent = agent
    try:
        ended = continuation(start, stops, SEED, number, answer, from_here=True)
    except _Reached as reached:
        return reached.expected
    score = start.system.simulation().score
    return Expectation(float(ended["human_won"]), ended.get("human_score", 0) - ended.get(score, 0))
