"""The tables of a session: they read its tape and mark the steps between its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from understudy.core.questions.question import Question
from understudy.core.session.coroutines import wait
from understudy.core.session.tape import TapeEntry, TapeTable

A = TypeVar("A")


class CountingTable(TapeTable):
    """A tape that records in `marks` how many answers came before each step.

    `on_question` is called with each question, before its answer, and the answers before it. It
    must not refer to this table: Python could not free such a cycle.
    """

    marks: list[int]
    on_question: Callable[[Question[Any], int], None] | None = None

    def ask(self, question: Question[A]) -> A:
        if self.on_question is not None:
            self.on_question(question, self.position)
        self.mark()
        return super().ask(question)

    def mark(self) -> None:
        """Mark the steps since the last answer."""
        marks = self.marks
        marks += [self.position] * (len(self.journal) - len(marks))

    def _pass_mark(self, times: int) -> None:
        super()._pass_mark(times)
        self.mark()


class WaitingTable(CountingTable):
    """A tape that waits at its end for the next answer."""

    def wait_for_answer(self, question: Question[Any]) -> None:
        wait(question)


class NormalizingTable(CountingTable):
    """Replays the tape of a file and normalizes its answers, which may be written by hand.

    An answer of an older version, which had no field to override a refusal, overrides it.
    """

    def ask(self, question: Question[A]) -> A:
        answer = super().ask(question)
        at = self.position - 1
        given = self.tape[at].answer
        if given != answer:
            # Check again for a copy: rules may modify the answer they receive.
            checked = question.check(given)
            if isinstance(given, dict) and isinstance(answer, dict) and isinstance(checked, dict):
                for name in question.overrides(checked):
                    if name not in given:
                        answer[name] = checked[name] = True
            self.tape[at] = TapeEntry(question.id, checked)
        return answer
