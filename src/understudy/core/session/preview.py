"""What an answer would bring, as far as that is certain.

The turn is played with the answer on a copy, until somebody else has to say something, chance has
to be taken, or the turn is over. What lies face down stays there: whoever asks learns only what
the position on the table says already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from understudy.core.chance import Chance
from understudy.core.errors import Stale
from understudy.core.journal.journal import Change, Step
from understudy.core.questions.payment import Payment
from understudy.core.questions.question import Question
from understudy.core.session.session import Session
from understudy.core.session.tape import NeedsAnswer, TapeEntry, TapeTable
from understudy.core.table import Table

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Preview:
    """What changes for certain: each fact once, as it is before and after.

    Of the `payments` that are asked for on the way the proposed ones are made. `asks` is what is
    asked next; with `chance` it goes on with something that nobody knows yet. The `points` are
    those of the sides if the game ended, as far as they are certain.
    """

    changes: tuple[Change, ...]
    points: tuple[Change, ...]
    payments: tuple[Payment, ...]
    asks: Question[object] | None
    chance: bool


class _Unknown(Exception):
    """What would be told next follows from chance."""


class _PreviewTable(TapeTable):
    """A tape whose last answer is tried out: payments are made as proposed.

    Nothing is told that follows from chance. Cards are drawn past the table, so whether chance was
    taken shows in its state.
    """

    def __init__(self, chance: int, tape: list[TapeEntry], then: Sequence[object]) -> None:
        super().__init__(Chance(chance), tape, 0, [])
        self.then = list(then)
        self.payments: list[Payment] = []
        self.tried = 0
        self.sealed = self.chance.state

    def ask(self, question: Question[A]) -> A:
        if self.position == len(self.tape):
            asked: Question[A] = question
            if isinstance(question, Payment):
                self.payments.append(question)
                return asked.check(question.default)
            if self.then and not self.chance_taken:
                return question.check(self.then.pop(0))
        answer = super().ask(question)
        self.tried = len(self.steps)
        self.sealed = self.chance.state
        return answer

    def tell(self, *args: Any, **named: Any) -> None:
        if self.position == len(self.tape) and self.chance_taken:
            raise _Unknown
        super().tell(*args, **named)

    @property
    def chance_taken(self) -> bool:
        """Whether chance was taken since the answer that is tried."""
        return self.chance.state != self.sealed


def preview_answer(session: Session, answer: object, *then: object) -> Preview:
    """What would come of this answer and those that follow it in the same turn.

    Refused as the answers themselves would be. Nothing changes.
    """
    if session.question is None:
        raise Stale("table-game-over")
    start = session.turn_start
    entry = TapeEntry(session.question.id, session.question.check(answer))
    table = _PreviewTable(start.chance, [*start.answers, entry], then)
    asks: Question[object] | None = None
    position = start.position.copy()
    try:
        session.system.play_turn(position, table)
    except NeedsAnswer as unanswered:
        asks = unanswered.question
    except _Unknown:
        pass
    changes = _net_changes(table.steps[table.tried :])
    points = () if table.chance_taken else _points(session, position)
    return Preview(changes, points, tuple(table.payments), asks, table.chance_taken)


def preview_event(position: Any, happens: Callable[[Any, Table], None]) -> Preview:
    """What would come of something that happens to this position by the rules. Nothing changes."""
    table = _PreviewTable(0, [], ())
    asks: Question[object] | None = None
    try:
        happens(position.copy(), table)
    except NeedsAnswer as unanswered:
        asks = unanswered.question
    except _Unknown:
        pass
    return Preview(
        _net_changes(table.steps), (), tuple(table.payments), asks, chance=table.chance_taken
    )


def _points(session: Session, then: object) -> tuple[Change, ...]:
    """Whose points are others then; nothing where nobody counts before the end."""
    before, after = session.system.score_now(session.position), session.system.score_now(then)
    if before is None or after is None:
        return ()
    both = ((side, points, after[1][side]) for side, points in before[1].items())
    return tuple(Change(f"{side}.points", old, new) for side, old, new in both if old != new)


def _net_changes(steps: list[Step]) -> tuple[Change, ...]:
    """Every fact that is another in the end, in the order in which they change first."""
    facts: dict[str, Change] = {}
    for step in steps:
        for change in step.changes:
            first = facts.get(change.what, change)
            facts[change.what] = Change(change.what, first.before, change.after)
    return tuple(change for change in facts.values() if change.before != change.after)
