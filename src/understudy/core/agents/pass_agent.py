"""The agent `pass`, which passes whenever possible. Works with any game."""

from __future__ import annotations

from typing import Final

from understudy.core.agents.policy import Policy, Seat
from understudy.core.errors import Illegal
from understudy.core.journal.messages import Message
from understudy.core.questions.form import Form, Menu
from understudy.core.questions.question import Choice, Question, Space, YesNo


class Pass:
    """Passes whenever a menu offers it and gives the default answer to every other question.

    Without a default it gives the first possible answer, in a menu the first entry without fields.
    It refuses questions about physical cards that a person would have to turn over.
    """

    exact: Final = True

    def answer(self, question: Question[object]) -> object:
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
        raise Illegal("terminal-nobody-can-answer", question=Message(question.id, question.args))


def pass_agent(seat: Seat) -> Policy:
    """Return the policy for any seat of any game."""
    return Pass()
