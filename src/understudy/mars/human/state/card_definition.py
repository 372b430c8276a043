"""Base classes of the clauses of a card definition: steps, actions, triggers, modifiers.

A clause is data that can be carried out. Its fields say what is on the card. The compiler of the
rules accepts no abstract base class, no class attribute and no class keyword here; so the names of
clauses are properties.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from understudy.core.mypyc_hints import mypyc_attr

# Type-only imports: side, card and definition refer to each other.
if TYPE_CHECKING:
    from understudy.mars.human.state.budget import Budget
    from understudy.mars.human.state.card import Card, Context
    from understudy.mars.human.state.modifiers import Modifiers
    from understudy.mars.human.state.obstacle import Obstacle
    from understudy.mars.human.state.side import Human


def verb_of(clause: object) -> str:
    """Return the name of a clause in JSON: that of its class, in words with dashes."""
    return re.sub(r"\B[A-Z]", r"-\g<0>", type(clause).__name__).lower()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One effect of a card. If a step is impossible, the card or action cannot be used."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        """The name of the step in JSON."""
        return verb_of(self)

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        """Return why this cannot be done, or None.

        `budget` is what you will have at that time; the step adds its own effect.
        """
        return None

    def can_fail(self) -> bool:
        """Return False if `obstacle` never returns a reason and only updates the budget."""
        return True

    def is_worthwhile(self, context: Context) -> bool:
        """Return whether the gain has any effect now."""
        return True

    def complete_parameter(self) -> str:
        """Return the global parameter without which the step has no effect, or ""."""
        return ""

    def is_optional(self) -> bool:
        """Return whether the step asks first and may be declined."""
        return False

    def reserved_amount(self, you: Human, resource: int, held_on: int) -> int:
        """Return how many of a resource this step needs, so they cannot pay for the card."""
        return 0

    def do(self, context: Context) -> None:
        """Carry out the step."""
        raise NotImplementedError


def steps_to_check(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return these steps up to the last that may be impossible: nothing else needs a check."""
    can_fail = [number for number, step in enumerate(steps, 1) if step.can_fail()]
    return steps[: can_fail[-1]] if can_fail else ()


ConditionName = Literal["", "rating raised", "no energy", "any number of times"]
"""When an action may be used; \"\" means once per generation."""


@dataclass(frozen=True, slots=True)
class Action:
    """One alternative of a card's action: its cost, then its effect.

    `condition` is a key of `requirements.CONDITIONS`.
    """

    cost: tuple[Step, ...]
    gain: tuple[Step, ...]
    condition: ConditionName = ""

    @property
    def verb(self) -> str:
        return "action"

    @property
    def steps(self) -> tuple[Step, ...]:
        """Cost and effect, in order."""
        return self.cost + self.gain

    def can_fail(self) -> bool:
        """Return whether the action may be impossible before it was used."""
        return bool(self.condition) or any(step.can_fail() for step in self.steps)


@dataclass(frozen=True, slots=True)
class First:
    """The compulsory first action of a corporation."""

    steps: tuple[Step, ...]

    @property
    def verb(self) -> str:
        return "first"


FROM_FIRST_STEP: Final = "first step"
"""The trigger starts before the card's steps, so playing the card itself counts."""

AFTER_STEPS: Final = "after steps"
"""The trigger starts after the card's steps, before other cards react to its tags."""

FROM_NEXT_CARD: Final = "next card"
"""The trigger starts when the card is finished."""

TRIGGER_STARTS: Final = (FROM_FIRST_STEP, AFTER_STEPS, FROM_NEXT_CARD)


@dataclass(frozen=True, slots=True)
class Trigger:
    """Steps that run when an event happens; the class of each event adds its conditions.

    `own`: only your own events count. `itself`: playing the card itself counts too.
    """

    steps: tuple[Step, ...]
    own: bool = True
    itself: bool = False

    @property
    def verb(self) -> str:
        return "watch"

    @property
    def event(self) -> str:
        """The name of the event in JSON."""
        raise NotImplementedError

    @property
    def starts(self) -> str:
        """When the trigger starts to watch, after its card was played."""
        return AFTER_STEPS


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """A permanent change of a price, a value or a limit."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        """The name of the modifier in JSON."""
        return verb_of(self)

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        """Apply this change to the modifiers; `card` is the card it is printed on."""
        raise NotImplementedError


Clause = Step | Action | First | Trigger | Modifier
