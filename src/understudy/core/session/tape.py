"""A table that replays recorded answers and stops at the first question without one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeVar

from understudy.core.chance import Chance
from understudy.core.errors import Refused
from understudy.core.journal.journal import Journal
from understudy.core.questions.question import Question
from understudy.core.table import Table

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class TapeEntry:
    """An answer on the tape, with the id of the question it answers."""

    question: str
    answer: object


PEEK: Final = "table-looked-ahead"
"""Marks a tape entry that is no answer: here answers were undone after a reveal of hidden cards.

Its answer is how often that happened. The mark is on the tape, so every save and copy has it.
"""


def peeks_in_entry(entry: TapeEntry) -> int:
    """Return how many peeks the entry records; 0 for an answer."""
    times = entry.answer
    if entry.question != PEEK or type(times) is not int:
        return 0
    return max(0, times)


class NeedsAnswer(Exception):
    """The tape has ended; a person must answer this question."""

    def __init__(self, question: Question[object]) -> None:
        super().__init__(question.id)
        self.question = question


class AnswerDoesNotFit(Exception):
    """An entry of the tape does not answer the question that the rules ask there."""

    def __init__(self, at: int, question: Question[object], reason: Refused | None) -> None:
        super().__init__(at, question.id)
        self.at = at
        self.question = question
        self.reason = reason


def copy_answer(answer: Any) -> Any:
    """Copy an answer from the tape, because rules may modify the answer they receive."""
    if isinstance(answer, dict):
        return {name: copy_answer(value) for name, value in answer.items()}
    return [copy_answer(one) for one in answer] if isinstance(answer, list) else answer


class TapeTable(Table):
    """Chance from a seed, answers from a tape, beginning at `position`.

    The first `checked` entries of the tape are known to fit: they are not checked again, because
    to check an answer to a menu the rules compute every legal move.
    """

    def __init__(
        self,
        chance: Chance,
        tape: list[TapeEntry],
        position: int,
        journal: Journal | None = None,
        checked: int = 0,
    ) -> None:
        super().__init__(chance, listening=True, journal=journal)
        self.tape = tape
        self.position = position
        self.checked = checked

    def ask(self, question: Question[A]) -> A:
        while True:
            if self.position == len(self.tape):
                self.wait_for_answer(question)
            entry = self.tape[self.position]
            if entry.question == question.id:
                break
            times = peeks_in_entry(entry)
            if not times:
                raise AnswerDoesNotFit(self.position, question, None)
            self._pass_mark(times)
        if self.position < self.checked:
            answer: A = copy_answer(entry.answer)
        else:
            try:
                answer = question.check(entry.answer)
            except Refused as reason:
                raise AnswerDoesNotFit(self.position, question, reason) from reason
        self.position += 1
        return answer

    def wait_for_answer(self, question: Question[Any]) -> None:
        """Return when the tape has another entry. This table cannot wait and raises."""
        raise NeedsAnswer(question)

    def _pass_mark(self, times: int) -> None:
        """Skip a peek mark and record it in the journal."""
        self.position += 1
        if self.listening:
            self.tell(PEEK, "", times=times)
