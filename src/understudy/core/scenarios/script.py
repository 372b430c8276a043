"""A table with a fixed list of answers, for scenarios and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from understudy.core.chance import Chance, derive_stream
from understudy.core.errors import Illegal
from understudy.core.journal.messages import Message
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question
from understudy.core.table import Table

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptTable(Table):
    """Answers from a list. Without a seed `pick` always returns the last possibility."""

    def __init__(self, answers: Sequence[object] = (), seed: int | None = None) -> None:
        super().__init__(Chance(derive_stream(seed or 0, "game")), listening=True)
        self.answers = list(answers)
        self.seeded = seed is not None
        self.asked: list[str] = []

    def ask(self, question: Question[A]) -> A:
        self.asked.append(question.id)
        if not self.answers:
            raise Illegal("table-script-unanswered", question=Message(question.id, question.args))
        return question.check(self.answers.pop(0))

    def pick(self, n: int) -> int:
        return self.chance.below(n) if self.seeded else n - 1
