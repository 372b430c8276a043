"""The human model `pass`: somebody who does as little as possible. It knows no game."""

from __future__ import annotations

from typing import Final

from understudy.core.agents.policy import Policy, Seat
from understudy.core.errors import Illegal
from understudy.core.journal.messages import Ref
from understudy.core.questions.form import Form, Menu
from understudy.core.questions.question import Choice, Question, Space, YesNo


class Pass:
    """Passes wherever a menu offers it and accepts the default of every other question.

    Where a question has no default the first possible answer is taken, of a menu the plain one. A
    real card that somebody would have to turn over cannot be guessed: that question is refused.
    """

    exact: Final = True

    def answer(self, question: Question[object]) -> object:
        """The answer to this question."""
        if isinstance(question, Menu) and "pass" in question.plain:
            return {"do": "pass"}
        if isinstance(question, Form):
            given = question.default or {}
            return {
                name: given[name] if name in given else self.answer(field)
                for name, field in question.fields
            }
        if question.default is not None:
            return question.default
        match question:
            case Menu() if question.plain:
                return {"do": question.plain[0]}
            case Choice():
                return question.options[0]
            case Space():
                return question.spaces[0]
            case YesNo():
                return False
        raise Illegal("terminal-nobody-can-answer", question=Ref("question", question.id))


def pass_agent(place: Seat) -> Policy:
    """The model: at any place of any game."""
    return Pass()
