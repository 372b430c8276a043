"""A table whose people are a policy: simulation, agents, forecasts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from understudy.core.chance import Chance
from understudy.core.errors import Refused
from understudy.core.journal.journal import Step
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question
from understudy.core.table import Table

A = TypeVar("A")


class Policy(Protocol):
    """Somebody who answers every question at once, with plain JSON like a person would."""

    def answer(self, question: Question[A]) -> object:
        """The answer to this question."""
        ...


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table: which game, its position (which changes as it is played), own chance.

    Whatever lies face down in the position must not be looked at.
    """

    system: str
    position: Any
    chance: Chance


Model = Callable[[Seat], Policy]
"""A human model: it takes a place, and each game gets a fresh policy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyTable(Table):
    """Chance from a seed, answers from a policy.

    A policy with a true attribute `exact` answers in the very form that the rules use: every field
    there, nothing to be looked up. Its answers are taken without a check.
    """

    def __init__(
        self,
        chance: Chance,
        policy: Policy,
        *,
        listening: bool = False,
        steps: list[Step] | None = None,
    ) -> None:
        super().__init__(chance, listening=listening, steps=steps)
        self.policy = policy
        self.exact = bool(getattr(policy, "exact", False))

    def ask(self, question: Question[A]) -> A:
        answer: Any = self.policy.answer(question)
        if self.exact:
            exact: A = answer
            return exact
        try:
            return question.check(answer)
        except Refused as refused:
            refused.add_note(repr(question))
            raise
