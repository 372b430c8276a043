"""The table: the interface through which rules ask questions, draw random numbers, record steps.

Rules use nothing else. The implementation (tape, policy or script) decides whether the same rules
run as companion, simulation or scenario.
"""

from __future__ import annotations

from typing import TypeVar

from understudy.core.chance import Chance
from understudy.core.journal.journal import Change, ChoiceExplanation, Step
from understudy.core.journal.messages import Arg
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The interface for rules. `listening`: steps are recorded.

    `depth` is the nesting depth of the current step in the cascade of effects. Rules raise and
    lower it; the most frequent rules do so only while listening.
    """

    def __init__(self, chance: Chance, *, listening: bool, steps: list[Step] | None = None) -> None:
        self.chance = chance
        self.listening = listening
        self.steps: list[Step] = [] if steps is None else steps
        self.turn = 0
        self.depth = 0
        self._last: list[int] = []

    def ask(self, question: Question[A]) -> A:
        """Return the player's answer."""
        raise NotImplementedError

    def pick(self, n: int) -> int:
        """Return a random whole number from 0 to n - 1."""
        return self.chance.below(n)

    def begin_turn(self, turn: int) -> None:
        """Begin a turn at depth 0; step numbers continue."""
        self.turn = turn
        self.depth = 0
        if self._last:
            self._last = []

    def tell(
        self,
        kind: str,
        cite: str,
        *changes: Change,
        why: ChoiceExplanation | None = None,
        failure: str | None = None,
        ruling: str | None = None,
        **args: Arg,
    ) -> None:
        """Record a step; its cause is the last step one level up.

        Callers check `listening` first, so that no step is built without a journal.
        """
        steps, depth, last = self.steps, self.depth, self._last
        number = len(steps)
        cause = last[depth - 1] if 0 < depth <= len(last) else None
        steps.append(
            Step(number, self.turn, kind, cite, depth, cause, args, changes, why, failure, ruling)
        )
        del last[depth:]
        while len(last) < depth:
            last.append(number if cause is None else cause)
        last.append(number)
