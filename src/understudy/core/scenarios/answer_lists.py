"""A table that takes answers from one list for each kind of question, for scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from understudy.core.errors import Unreadable
from understudy.core.journal.messages import Message
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question
from understudy.core.scenarios.script import ScriptTable

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerLists(ScriptTable):
    """Answers by kind of question: each list is used in the order in which its kind comes up.

    A game maps its questions to the names of the lists. Without an entry the answer comes from
    `answers`, as in every scenario.
    """

    def __init__(
        self, lists: Mapping[str, list[Any]], answers: Sequence[object], seed: int | None
    ) -> None:
        super().__init__(answers, seed)
        self.lists = {name: list(entries) for name, entries in lists.items()}

    def take(self, question: Question[A], name: str) -> Any:
        """Return the next entry of a list, or the next of `answers`, or what the game says."""
        if self.lists.get(name):
            return self.lists[name].pop(0)
        if self.answers:
            return self.answers.pop(0)
        return self.unlisted(question)

    def unlisted(self, question: Question[A]) -> Any:
        """Return the answer to a question without an entry; by default that is an error."""
        asked = Message(question.id, question.args)
        raise Unreadable("table-script-unanswered", question=asked)

    def lists_left(self) -> dict[str, list[Any]]:
        """Return the lists with entries that were not used."""
        return {name: entries for name, entries in self.lists.items() if entries}
