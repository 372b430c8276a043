"""A table whose science die shows the rolls that the scenario lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from understudy.core import Illegal, Question, ScriptTable, Unreadable
from understudy.tapestry.decks.die import SCIENCE_DIE

A = TypeVar("A")


class DiceTable(ScriptTable):
    """Table with a list of rolls, separate from the answers; an unlisted roll is an error."""

    def __init__(self, answers: Sequence[object], seed: int | None, rolls: Sequence[str]) -> None:
        super().__init__(answers, seed)
        self.rolls = list(rolls)

    def ask(self, question: Question[A]) -> A:
        if question.id != SCIENCE_DIE.question:
            return super().ask(question)
        if not self.rolls:
            raise Unreadable("tapestry-scenario-no-roll")
        try:
            return question.check(self.rolls.pop(0))
        except Illegal as wrong:
            raise Unreadable(wrong.message.id, **wrong.message.args) from None
