"""Human models: policies that sit in for the person, found by name.

A model is a class without arguments; each game gets a fresh one. It sees the questions that a
person would see and nothing else. A stronger player is one more entry of `HUMANS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.table import (
    Choice,
    Form,
    Illegal,
    Menu,
    Policy,
    Question,
    Ref,
    Space,
)


class Pass:
    """Passes at once in every generation and accepts the default of every other question.

    Where a question has no default the first possible answer is taken. A real card that somebody
    would have to turn over cannot be guessed: that question is refused.
    """

    def answer(self, question: Question[object]) -> object:
        """The answer to this question."""
        if isinstance(question, Menu) and "pass" in question.plain:
            return "pass"
        if question.default is not None:
            return question.default
        match question:
            case Form():
                return {name: self.answer(field) for name, field in question.fields}
            case Choice():
                return question.options[0]
            case Space():
                return question.spaces[0]
        raise Illegal("terminal-nobody-can-answer", question=Ref("question", question.id))


HUMANS: Final[dict[str, Callable[[], Policy]]] = {"pass": Pass}
"""The human models by name."""


def find_human(name: str) -> Callable[[], Policy]:
    """The human model of this name."""
    if name not in HUMANS:
        raise Illegal("terminal-unknown-human", name=name, known=", ".join(HUMANS))
    return HUMANS[name]
