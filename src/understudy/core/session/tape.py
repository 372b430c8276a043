"""A table that plays back what was answered before, and stops at the first open question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from understudy.core.chance import Chance
from understudy.core.errors import Refused
from understudy.core.journal.journal import Step
from understudy.core.questions.question import Question
from understudy.core.table import Table

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class TapeEntry:
    """An answer on the tape, with the id of the question it answers."""

    question: str
    answer: object


PEEK: Final = "table-looked-ahead"
"""No question: here answers were taken back after something hidden had been seen.

The mark lies on the tape, with how often that happened, so that it goes wherever the game goes.
"""


def peeks_in_entry(entry: TapeEntry) -> int:
    """How often answers were taken back with a look ahead, if that is what the entry says."""
    times = entry.answer
    if entry.question != PEEK or type(times) is not int:
        return 0
    return max(0, times)


class NeedsAnswer(Exception):
    """The tape has run out: this question is for a person now."""

    def __init__(self, question: Question[object]) -> None:
        super().__init__(question.id)
        self.question = question


class AnswerDoesNotFit(Exception):
    """An entry of the tape no longer answers the question that the rules ask there."""

    def __init__(self, at: int, question: Question[object], reason: Refused | None) -> None:
        super().__init__(at, question.id)
        self.at = at
        self.question = question
        self.reason = reason


class TapeTable(Table):
    """Chance from a seed, answers from a tape, beginning at `position`."""

    def __init__(
        self, chance: Chance, tape: list[TapeEntry], position: int, steps: list[Step]
    ) -> None:
        super().__init__(chance, listening=True, steps=steps)
        self.tape = tape
        self.position = position

    def ask(self, question: Question[A]) -> A:
        while True:
            if self.position == len(self.tape):
                raise NeedsAnswer(question)
            entry = self.tape[self.position]
            if entry.question == question.id:
                break
            times = peeks_in_entry(entry)
            if not times:
                raise AnswerDoesNotFit(self.position, question, None)
            self._pass_mark(times)
        try:
            answer = question.check(entry.answer)
        except Refused as reason:
            raise AnswerDoesNotFit(self.position, question, reason) from reason
        self.position += 1
        return answer

    def _pass_mark(self, times: int) -> None:
        """Tell of a look ahead, and go on behind it."""
        self.position += 1
        if self.listening:
            self.tell(PEEK, "", times=times)
