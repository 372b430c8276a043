"""Base classes of the clauses of a card definition: steps, actions, triggers, modifiers.

A clause is data that can be carried out. Its fields say what is on the card.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal

# Type-only imports: side, card and definition refer to each other.
if TYPE_CHECKING:
    from understudy.mars.human.state.budget import Budget
    from understudy.mars.human.state.card import Card, Context
    from understudy.mars.human.state.modifiers import Modifiers
    from understudy.mars.human.state.obstacle import Obstacle
    from understudy.mars.human.state.side import Human


class _VerbClause(ABC):
    """A clause whose `verb` in JSON is the name of its class, unless the class names another."""

    __slots__ = ()
    verb: ClassVar[str]

    def __init_subclass__(cls, verb: str = "") -> None:
        # A data class with slots is created a second time, without keywords.
        if "verb" not in cls.__dict__:
            cls.verb = verb or re.sub(r"\B[A-Z]", r"-\g<0>", cls.__name__).lower()


class Step(_VerbClause):
    """One effect of a card. If a step is impossible, the card or action cannot be used."""

    __slots__ = ()

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        """Return why this cannot be done, or None.

        `budget` is what you will have at that time; the step adds its own effect.
        """
        return None

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

    @abstractmethod
    def do(self, context: Context) -> None:
        """Carry out the step."""


ConditionName = Literal["", "rating raised", "no energy", "any number of times"]
"""When an action may be used; \"\" means once per generation."""


@dataclass(frozen=True, slots=True)
class Action:
    """One alternative of a card's action: its cost, then its effect.

    `condition` is a key of `requirements.CONDITIONS`.
    """

    verb = "action"
    cost: tuple[Step, ...]
    gain: tuple[Step, ...]
    condition: ConditionName = ""

    @property
    def steps(self) -> tuple[Step, ...]:
        """Cost and effect, in order."""
        return self.cost + self.gain


@dataclass(frozen=True, slots=True)
class First:
    """The compulsory first action of a corporation."""

    verb = "first"
    steps: tuple[Step, ...]


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

    verb = "watch"
    event: ClassVar[str]
    starts: ClassVar[str]
    steps: tuple[Step, ...]
    own: bool = True
    itself: bool = False

    def __init_subclass__(cls, event: str = "", starts: str = AFTER_STEPS) -> None:
        if event:
            cls.event, cls.starts = event, starts


class Modifier(_VerbClause):
    """A permanent change of a price, a value or a limit."""

    __slots__ = ()

    @abstractmethod
    def apply(self, modifiers: Modifiers, card: Card) -> None:
        """Apply this change to the modifiers; `card` is the card it is printed on."""


Clause = Step | Action | First | Trigger | Modifier
