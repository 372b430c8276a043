"""What a game with a corrected answer keeps of its tape and its journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from understudy.core.journal.step import Step
from understudy.core.questions.form import Menu
from understudy.core.questions.question import Question
from understudy.core.session.tape import TapeEntry


def still_answers(old: TapeEntry, question: Question[Any] | None, then: str) -> bool:
    """Return whether an old answer follows its correction: it ended a menu that is asked again.

    A report in place of the end of your turn, such as a manual edit, comes before that end. `then`
    is the id of the question after the old answer.
    """
    if not isinstance(question, Menu) or question.id != old.question or question.id == then:
        return False
    return isinstance(old.answer, Mapping) and old.answer.get("do") in question.plain


def first_difference(old: Sequence[Step], new: Sequence[Step]) -> int | None:
    """Return the number of the first step that differs, or None if the journals are the same."""
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return number
    return None if len(old) == len(new) else min(len(old), len(new))
