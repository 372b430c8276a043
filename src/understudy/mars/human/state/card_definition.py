"""The statement of a card: steps, actions, watches, terms.

A statement is data that can be carried out: every part knows whether it can be done now and how,
and its fields say what stands on the card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from understudy.core import Table
from understudy.core.mypyc_hints import mypyc_attr
from understudy.mars.state import Game

# A side holds cards, a card holds its statement, and the parts of that take the side.
if TYPE_CHECKING:
    from understudy.mars.human.state.card import Card, Source
    from understudy.mars.human.state.modifiers import Modifiers
    from understudy.mars.human.state.obstacle import Obstacle
    from understudy.mars.human.state.projection import Projection
    from understudy.mars.human.state.side import HumanSide


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC):
    """One thing a card does. It can be impossible, and then the card cannot be used."""

    __slots__ = ()
    verb: ClassVar[str]

    def obstacle(
        self, game: Game, you: HumanSide, source: Source, projection: Projection
    ) -> Obstacle | None:
        """Why this cannot be done; `projection` is what you will have when its turn comes."""
        return None

    def is_worthwhile(self, game: Game, you: HumanSide, source: Source) -> bool:
        """Whether what it gains has somewhere to go."""
        return True

    def is_optional(self) -> bool:
        """Whether it asks for something first, and may be declined."""
        return False

    def reserved_amount(self, you: HumanSide, resource: int, held_on: int) -> int:
        """How many of a stock, or of what lies on a card, this takes: they cannot pay the card."""
        return 0

    @abstractmethod
    def do(self, game: Game, table: Table, you: HumanSide, source: Source) -> None:
        """Carry it out."""


@dataclass(frozen=True, slots=True)
class Action:
    """One of the alternatives of a blue card: its price first, then what it brings.

    `condition` is one of `conditions.CONDITIONS`.
    """

    verb = "action"
    cost: tuple[Step, ...]
    gain: tuple[Step, ...]
    condition: str = ""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All of it, in order."""
        return self.cost + self.gain


@dataclass(frozen=True, slots=True)
class First:
    """The compulsory first action of a corporation."""

    verb = "first"
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Trigger:
    """What follows from something that happens: `event` and the conditions that narrow it down.

    With `own` only what you do counts. With `itself` the playing of the card counts as well.
    """

    verb = "watch"
    event: str
    steps: tuple[Step, ...]
    own: bool = True
    itself: bool = False
    tags: tuple[int, ...] = ()
    once: bool = False
    tile: str = ""
    on_mars: bool = False
    bonus: str = ""
    least: int = 0
    most: int = 99
    least_cost: int = 0
    kind: str = ""
    here: bool = False
    parameter: str = ""
    points: bool = False
    in_action: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(ABC):
    """What a card changes for good: a price, a value, a limit."""

    __slots__ = ()
    verb: ClassVar[str]

    @abstractmethod
    def apply(self, modifiers: Modifiers, card: Card) -> None:
        """Write it into the terms."""


Clause = Step | Action | First | Trigger | Modifier
