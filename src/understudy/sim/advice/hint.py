"""Hints of the expert: the best answers to a question, with what it expects after each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from understudy.core import Illegal, Message, Question, Refused, Session
from understudy.core.agents.legal_answers import NOTHING
from understudy.core.session.preview import preview_at
from understudy.expert.agent import LoadedExpert
from understudy.sim.advice.evaluation import (
    DEALS,
    Decision,
    Expectation,
    Judged,
    decide,
    encode,
    expect,
    find_expert,
    judge,
)
from understudy.sim.forecast import ForecastStart, turn_start

BEST: Final = 3
"""Number of answers that a hint names."""
CONSIDERED: Final = 6
"""Number of answers that are judged at least; the expert gives the others less often."""


@dataclass(frozen=True, slots=True)
class HintedAnswer:
    """An answer: its place among all, how likely the expert gives it, and what follows.

    `then` are the expert's next answers to the same question: the other cards it would buy.
    `reasons` are sentences about what the answers change for certain. `words` is the sentence that
    stands for the name of the answer, if it has no name of its own.
    """

    answer: object
    place: int
    share: float
    expected: Expectation
    then: tuple[object, ...] = ()
    reasons: tuple[Message, ...] = ()
    words: Message | None = None

    def __str__(self) -> str:
        answers = " + ".join(map(str, (self.answer, *self.then)))
        return f"{self.place}. {answers}: {self.expected}"


@dataclass(frozen=True, slots=True)
class TakenAlone:
    """One of several things that can be taken, and what it adds to the win probability alone."""

    answer: object
    by: float


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers to a question, best first, and passing if the question offers it.

    `others` are the other answers that were judged, best first. `alone` are all answers to a
    question of which several can be taken, such as cards to buy.
    """

    question: str
    kind: str
    choices: int
    now: Expectation
    best: tuple[HintedAnswer, ...]
    passing: HintedAnswer | None
    others: tuple[HintedAnswer, ...] = ()
    alone: tuple[TakenAlone, ...] = ()

    def find(self, answer: object) -> HintedAnswer | None:
        """Return this answer if it was judged."""
        judged = (*self.best, *self.others)
        return next((one for one in judged if one.answer == answer), None)

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
    expert, question = expert_and_question(session)
    return expect(expert, session.position, question)


def hint(session: Session, best: int = BEST, deals: int = DEALS) -> Hint:
    """Return the best answers to the current question; refused where nothing is to be decided."""
    expert, question = expert_and_question(session)
    decision = decide(expert, question, encode(expert, session.position, question))
    if decision is None:
        raise Illegal("table-no-counsel")
    start = turn_start(session)
    found = hint_at(start, expert, decision, best, deals)
    passing = found.passing
    return replace(
        found,
        best=tuple([with_reasons(start, question, session.position, one) for one in found.best]),
        passing=passing and with_reasons(start, question, session.position, passing),
        alone=taken_alone(start, expert, decision, deals) if _several(found) else (),
    )


def _several(found: Hint) -> bool:
    """Return whether the question goes on after an answer until nothing more is taken."""
    return found.passing is not None and any(one.then for one in (*found.best, *found.others))


def with_reasons(
    start: ForecastStart, question: Question[Any], position: Any, one: HintedAnswer
) -> HintedAnswer:
    """Return an answer to a question with sentences about what it changes for certain."""
    system = start.system
    try:
        preview = preview_at(system, start.turn, question, position, one.answer, *one.then)
    except Refused:
        return one
    return replace(one, reasons=system.simulation().reasons(position, one.answer, preview))


def taken_alone(
    start: ForecastStart, expert: LoadedExpert, decision: Decision, deals: int = DEALS
) -> tuple[TakenAlone, ...]:
    """Return what each answer adds to the win probability if nothing else is taken."""
    judged = judge(start, expert, decision, range(len(decision.answers)), deals, alone=True)
    nothing = next(one for one in judged if one.number == decision.passing).expected.win
    return tuple(
        [
            TakenAlone(decision.answers[one.number], one.expected.win - nothing)
            for one in sorted(judged, key=lambda one: one.number)
            if one.number != decision.passing
        ]
    )


def hint_after(session: Session, answers: Sequence[object], best: int = BEST) -> Hint:
    """Return the hint for the question after these answers, which are not given.

    Refused if they would reveal hidden information, or later than at the start of a game.
    """
    if not answers:
        return hint(session, best)
    find_expert(session.system, session.position)
    if session.tape:
        raise Illegal("table-no-counsel")
    hidden = session.system.hidden_info()
    copy = Session(session.system, session.options, session.seed)
    known = hidden.seen_by_player(copy.position, copy.question) | {NOTHING}
    for answer in answers:
        copy.answer(answer)
    if hidden.seen_by_player(copy.position, copy.question) - known:
        raise Illegal("table-no-counsel")
    return hint(copy, best)


def hint_at(
    start: ForecastStart,
    expert: LoadedExpert,
    decision: Decision,
    best: int = BEST,
    deals: int = DEALS,
    also: Iterable[int] = (),
) -> Hint:
    """Return the hint for a decision. `also` are numbers of answers to consider in any case."""
    passing = decision.passing
    others = [*also, *([] if passing is None else [passing])]
    considered = considered_answers(decision, also, max(best, CONSIDERED))
    judged = _distinct(judge(start, expert, decision, considered, deals), decision, {*others})
    last = len(judged) - 1
    told = {
        one.number: HintedAnswer(
            decision.answers[one.number],
            at + 1 + (_likelier(decision, one.number, {*considered}) if at == last else 0),
            decision.shares[one.number],
            one.expected,
            one.then,
            words=decision.words_of(decision.answers[one.number]),
        )
        for at, one in enumerate(judged)
    }
    return Hint(
        question=decision.question,
        kind=decision.kind,
        choices=len(decision.answers),
        now=decision.now,
        best=tuple([told[one.number] for one in judged[:best]]),
        passing=None if passing is None else told[passing],
        others=tuple([told[one.number] for one in judged[best:]]),
    )


def considered_answers(
    decision: Decision, also: Iterable[int] = (), most: int = CONSIDERED
) -> list[int]:
    """Return the numbers of the answers that are judged: those given most often, and passing."""
    passing = [] if decision.passing is None else [decision.passing]
    return [*_told_apart(decision)[:most], *also, *passing]


def _told_apart(decision: Decision) -> list[int]:
    """Return the answers by share, without those that the expert cannot tell from another one.

    Such answers are the turns of a symmetric tile, for example. Where it has not learned to decide,
    all shares are alike and all answers are returned.
    """
    order = decision.by_share()
    first = {decision.shares[number]: number for number in reversed(order)}
    return order if len(first) == 1 else [*reversed(first.values())]


def _distinct(judged: list[Judged], decision: Decision, kept: set[int]) -> list[Judged]:
    """Return the answers without those that lead to the same set of answers as a better one."""
    seen: list[list[str]] = []
    result = []
    for one in judged:
        together = sorted(str(answer) for answer in (decision.answers[one.number], *one.then))
        if not one.then or together not in seen or one.number in kept:
            result.append(one)
        seen.append(together)
    return result


def _likelier(decision: Decision, number: int, judged: set[int]) -> int:
    """Return how many answers that were not judged the expert gives more often than this one.

    They come before an answer that is the worst of those judged.
    """
    share = decision.shares[number]
    return sum(other > share for n, other in enumerate(decision.shares) if n not in judged)


def expert_and_question(session: Session) -> tuple[LoadedExpert, Question[Any]]:
    """Return the expert of a session and the current question; refused after the end."""
    if session.question is None:
        raise Illegal("table-game-over")
    return find_expert(session.system, session.position), session.question
