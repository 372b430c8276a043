"""A table whose people are a policy: simulation, agents, forecasts."""

from __future__ import annotations

from typing import Protocol, TypeVar

from understudy.table.chance import Chance
from understudy.table.journal import Step
from understudy.table.question import Question
from understudy.table.table import Table

A = TypeVar("A")


class Policy(Protocol):
    """Somebody who answers every question at once, with plain JSON like a person would."""

    def answer(self, question: Question[A]) -> object:
        """The answer to this question."""
        ...


class PolicyTable(Table):
    """Chance from a seed, answers from a policy."""

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

    def ask(self, question: Question[A]) -> A:
        return question.check(self.policy.answer(question))
