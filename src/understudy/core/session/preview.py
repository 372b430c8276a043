"""Previews: what an answer would change for certain, computed on a copy.

The turn is played with the answer until the next question, the first random number or the end of
the effect that asked. A preview reveals nothing that lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, TypeVarTuple

from understudy.core.chance import Chance
from understudy.core.errors import Stale
from understudy.core.journal.step import Change, Step
from understudy.core.questions.payment import Payment
from understudy.core.questions.question import Question
from understudy.core.session.checkpoint import TurnStart
from understudy.core.session.session import Session
from understudy.core.session.tape import NeedsAnswer, TapeEntry, TapeTable
from understudy.core.system import System
from understudy.core.table import Table

A = TypeVar("A")
Values = TypeVarTuple("Values")


@dataclass(frozen=True, slots=True)
class Preview:
    """What changes for certain: each fact once, with its values before and after.

    `payments` on the way are made as proposed. `asks` is the next question. `chance`: the next
    effect is random. `points` are the changes of the scores of the sides. `position` is that after
    the answer, as far as it does not depend on chance.
    """

    changes: tuple[Change, ...]
    points: tuple[Change, ...]
    payments: tuple[Payment, ...]
    asks: Question[object] | None
    chance: bool
    position: Any = field(default=None, repr=False, compare=False)


class _Unknown(Exception):
    """The next step depends on chance."""


class _EffectComplete(Exception):
    """The effect that asked is complete; the rest of the turn does not depend on the answer."""


class _PreviewTable(TapeTable):
    """Replays a tape and tries its last answer; payments are made as proposed.

    `effects` is the number of effects that have begun and are not complete, `asked_in` the number
    of them when the answer that is tried was asked for.

    It records no step that depends on chance. Decks draw cards without the table, so it compares
    the state of the chance.
    """

    def __init__(self, chance: int, tape: list[TapeEntry], then: Sequence[object]) -> None:
        super().__init__(Chance(chance), tape, 0)
        self.then = list(then)
        self.payments: list[Payment] = []
        self.tried = 0
        self.sealed = self.chance.state
        self.effects = 0
        self.asked_in = 0

    def begin_effect(self) -> None:
        self.effects += 1

    def end_effect(self) -> None:
        self.effects -= 1
        if self.position == len(self.tape) and self.effects < self.asked_in:
            raise _EffectComplete

    def ask(self, question: Question[A]) -> A:
        if self.position == len(self.tape):
            asked: Question[A] = question
            if isinstance(question, Payment):
                self.payments.append(question)
                return asked.check(question.default)
            if self.then and not self.chance_taken:
                return question.check(self.then.pop(0))
        answer = super().ask(question)
        self.tried = len(self.journal)
        self.sealed = self.chance.state
        self.asked_in = self.effects
        return answer

    def record(self, describe: Callable[[*Values], Step], *values: *Values) -> None:
        if self.position == len(self.tape) and self.chance_taken:
            raise _Unknown
        super().record(describe, *values)

    @property
    def chance_taken(self) -> bool:
        """Whether a random number was drawn since the answer that is tried."""
        return self.chance.state != self.sealed


def preview_answer(session: Session, answer: object, *then: object) -> Preview:
    """Return what this answer and the answers `then` in the same turn would change.

    The session does not change. Raise `Refused` if one of the answers does not fit.
    """
    if session.question is None:
        raise Stale("table-game-over")
    start = session.turn_start
    return preview_at(session.system, start, session.question, session.position, answer, *then)


def preview_at(
    system: System,
    start: TurnStart,
    question: Question[Any],
    before: Any,
    answer: object,
    *then: object,
) -> Preview:
    """Return what answers to this question would change; `before` is the position at it."""
    entry = TapeEntry(question.id, question.check(answer))
    table = _PreviewTable(start.chance, [*start.answers, entry], then)
    asks: Question[object] | None = None
    position = start.position.copy()
    try:
        system.play_turn(position, table)
    except NeedsAnswer as unanswered:
        asks = unanswered.question
    except (_Unknown, _EffectComplete):
        pass
    changes = _net_changes(table.steps[table.tried :])
    points = () if table.chance_taken else _points(system, before, position)
    return Preview(changes, points, tuple(table.payments), asks, table.chance_taken, position)


def preview_event(position: Any, happens: Callable[[Any, Table], None]) -> Preview:
    """Return what the event `happens` would change in this position, which stays as it is."""
    table = _PreviewTable(0, [], ())
    asks: Question[object] | None = None
    try:
        happens(position.copy(), table)
    except NeedsAnswer as unanswered:
        asks = unanswered.question
    except (_Unknown, _EffectComplete):
        pass
    return Preview(
        _net_changes(table.steps), (), tuple(table.payments), asks, chance=table.chance_taken
    )


def _points(system: System, before: object, after: object) -> tuple[Change, ...]:
    """Return the score changes by side; empty if the game has no running score."""
    scores, then = system.score_now(before), system.score_now(after)
    if scores is None or then is None:
        return ()
    both = ((side, points, then[1][side]) for side, points in scores[1].items())
    return tuple(Change(f"{side}.points", old, new) for side, old, new in both if old != new)


def _net_changes(steps: list[Step]) -> tuple[Change, ...]:
    """Return every fact that differs in the end, in the order of the first changes."""
    facts: dict[str, Change] = {}
    for step in steps:
        for change in step.changes:
            first = facts.get(change.what, change)
            facts[change.what] = Change(change.what, first.before, change.after)
    return tuple(change for change in facts.values() if change.before != change.after)
