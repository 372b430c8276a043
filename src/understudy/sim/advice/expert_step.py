"""The expert's answer to the current question, for people who watch it play their side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from understudy.core import Question, Session
from understudy.core.agents.legal_answers import legal_answers
from understudy.expert.agent import LoadedExpert
from understudy.sim.advice.evaluation import expect
from understudy.sim.advice.hint import (
    Hint,
    HintedAnswer,
    expert_and_question,
    hint,
    with_reasons,
)
from understudy.sim.forecast import turn_start


@dataclass(frozen=True, slots=True)
class ExpertStep:
    """The expert's answer, and the next best one.

    `decided` is false where the expert does not decide: there is one answer, or it pays as the
    program suggests. `round` is the value of the game's clock.
    """

    question: str
    kind: str
    round: int
    decided: bool
    chosen: HintedAnswer
    next_best: HintedAnswer | None = None

    def __str__(self) -> str:
        return f"{self.round}: {self.chosen.answer}, {self.chosen.expected}"


def expert_decides(session: Session) -> bool:
    """Return whether the expert has a choice at the current question; refused after the end."""
    expert, question = expert_and_question(session)
    return len(expert.encoder.candidates(question)) > 1


def expert_step(session: Session) -> ExpertStep:
    """Return the expert's answer to the current question; refused after the end.

    It is the answer that the expert gives most often, nearly always the first of the hint.
    """
    expert, question = expert_and_question(session)
    clock = session.system.simulation().clock
    round = session.system.outcomes(session.position)[clock]
    if expert_decides(session):
        return _decided(session, question, hint(session), round)
    return ExpertStep(question.id, "", round, False, _only_answer(session, expert))


def _decided(session: Session, question: Question[Any], found: Hint, round: int) -> ExpertStep:
    judged = (*found.best, *found.others)
    chosen = max(judged, key=lambda one: one.share)
    # In rare cases the usual answer is not the first; the next best is never better than it.
    other = next((one for one in judged if one.place > chosen.place), None)
    # Only this answer is given: what follows it may be cards that are not dealt yet.
    told = chosen
    if chosen not in found.best:
        told = with_reasons(turn_start(session), question, session.position, chosen)
    return ExpertStep(found.question, found.kind, round, True, told, other)


def _only_answer(session: Session, expert: LoadedExpert) -> HintedAnswer:
    assert session.question is not None
    candidates = expert.encoder.candidates(session.question)
    answer = (candidates or legal_answers(session.question))[0]
    return HintedAnswer(answer, 1, 1.0, expect(expert, session.position, session.question))
