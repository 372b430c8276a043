"""A table whose questions are answered by a policy, for simulations and forecasts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from understudy.core.chance import Chance
from understudy.core.errors import Refused
from understudy.core.journal.journal import Journal
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question
from understudy.core.table import Table

A = TypeVar("A")


class Policy(Protocol):
    """Answers every question at once, in plain JSON like a person."""

    def answer(self, question: Question[A]) -> object:
        """Return the answer to this question."""
        ...


@dataclass(frozen=True, slots=True)
class Seat:
    """What a policy gets to know: the game, its position (which changes during play), its chance.

    A policy must not use what lies face down in the position.
    """

    system: str
    position: Any
    chance: Chance


Agent = Callable[[Seat], Policy]
"""An agent: makes a new policy for the seat it takes in each game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyTable(Table):
    """Chance from a seed, answers from a policy.

    A policy with a true attribute `exact` gives complete answers in the form the rules use; they
    are not checked. One with a method `begin_turn` gets the position before each turn and the state
    of the chance, so that it can play the turn again on a copy with new hidden cards.
    """

    def __init__(
        self,
        chance: Chance,
        policy: Policy,
        *,
        listening: bool = False,
        journal: Journal | None = None,
    ) -> None:
        super().__init__(chance, listening=listening, journal=journal)
        self.policy = policy
        self.exact = bool(getattr(policy, "exact", False))
        self.begin_policy_turn: Callable[[Any, int], None] | None = getattr(
            policy, "begin_turn", None
        )

    def note_position(self, position: Any) -> None:
        if self.begin_policy_turn is not None:
            self.begin_policy_turn(position, self.chance.state)

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
