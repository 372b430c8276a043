"""The table: the one door between rules and the world.

Rules ask people, take chances and tell what they do through a table, and touch nothing else.
Who sits behind it (a tape, a policy, a script) makes the difference between a companion, a
simulation and a scenario.
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
    """The door. `depth` is how deep in the cascade the rules are; rules move it up and down.

    It matters only to somebody who is listening: what is carried out most moves it only then.
    """

    def __init__(self, chance: Chance, *, listening: bool, steps: list[Step] | None = None) -> None:
        self.chance = chance
        self.listening = listening
        self.steps: list[Step] = [] if steps is None else steps
        self.turn = 0
        self.depth = 0
        self._last: list[int] = []

    def ask(self, question: Question[A]) -> A:
        """What a person answers."""
        raise NotImplementedError

    def pick(self, n: int) -> int:
        """Chance: a whole number from 0 to n - 1."""
        return self.chance.below(n)

    def begin_turn(self, turn: int) -> None:
        """A new turn begins: steps are numbered on, the cascade starts anew."""
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
        """Write a step. Callers ask `listening` first, so that nothing is built for nobody.

        The step one level up that was told last is the cause.
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
