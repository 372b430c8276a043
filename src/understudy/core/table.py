"""The table: the interface through which rules ask questions, draw random numbers, record steps.

Rules use nothing else. The implementation (tape, policy or script) decides whether the same rules
run as companion, simulation or scenario.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from understudy.core.chance import Chance
from understudy.core.journal.journal import Journal, told_step
from understudy.core.journal.messages import Arg
from understudy.core.journal.step import Change, ChoiceRecord, Step
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question

A = TypeVar("A")
Values = TypeVarTuple("Values")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The interface for rules. `listening`: steps are recorded.

    `depth` is the nesting depth of the current step in the cascade of effects. Rules raise and
    lower it; the most frequent rules do so only while listening.
    """

    def __init__(self, chance: Chance, *, listening: bool, journal: Journal | None = None) -> None:
        self.chance = chance
        self.listening = listening
        self.journal = Journal() if journal is None else journal
        self.turn = 0
        self.depth = 0

    @property
    def steps(self) -> list[Step]:
        """The steps of the journal."""
        return self.journal.steps

    def ask(self, question: Question[A]) -> A:
        """Return the player's answer."""
        raise NotImplementedError

    def settle(self, question: Question[A]) -> A:
        """Return the default of a question whose answer makes no difference."""
        assert question.default is not None
        return question.default

    def pick(self, n: int) -> int:
        """Return a random whole number from 0 to n - 1."""
        return self.chance.below(n)

    def begin_turn(self, turn: int) -> None:
        """Begin a turn at depth 0; step numbers continue."""
        self.turn = turn
        self.depth = 0

    def note_position(self, position: Any) -> None:
        """Note the position before a turn, for policies that look ahead."""

    def begin_effect(self) -> None:
        """Note that an effect begins: questions until `end_effect` belong to it.

        Callers check `listening` first. Only a preview needs it, to end with the effect.
        """

    def end_effect(self) -> None:
        """Note that the effect of the last `begin_effect` is complete."""

    def tell(
        self,
        kind: str,
        cite: str,
        *changes: Change,
        why: ChoiceRecord | None = None,
        failure: str | None = None,
        ruling: str | None = None,
        **args: Arg,
    ) -> None:
        """Record a step; its cause is the last step one level up.

        Callers check `listening` first, so that nothing is built without a journal.
        """
        self.record(told_step, kind, cite, changes, args, why, failure, ruling)

    def record(self, describe: Callable[[*Values], Step], *values: *Values) -> None:
        """Record the step that `describe(*values)` returns when the journal is read.

        Frequent rules use it instead of `tell`: the parts of a step cost more than the rule. The
        values must not change later.
        """
        self.journal.records.extend((describe, self.turn, self.depth, values))
