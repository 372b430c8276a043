"""What a card of yours is: its printed part, and its statement as steps, actions, watches, terms.

A statement is data that can be carried out: every part knows whether it can be done now and how,
and its fields say what stands on the card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from understudy.mars.printed.points import Points
from understudy.mars.printed.requirements import Requirement
from understudy.mars.printed.vocabulary import RESOURCES, TAGS
from understudy.mars.state import Game
from understudy.table import Message, Ref, Table
from understudy.table.compiled import mypyc_attr

# A side holds cards, and the parts of a card take the side.
if TYPE_CHECKING:
    from understudy.mars.player.obstacle import Obstacle
    from understudy.mars.player.prospect import Prospect
    from understudy.mars.player.side import Played
    from understudy.mars.player.terms import Terms

TAG_INDEX: Final = {tag: index for index, tag in enumerate(TAGS)}
WILD: Final = TAG_INDEX["wild"]
EVENT: Final = TAG_INDEX["event"]

MC, STEEL, TITANIUM, PLANTS, ENERGY, HEAT = range(6)
RESOURCE_INDEX: Final = {resource: index for index, resource in enumerate(RESOURCES)}


class Source:
    """What is being carried out: of which card, with which number X, on which space it lies.

    `held_before` is what lay on the card before its price was paid, `triggered` the card that set
    off an effect.
    """

    __slots__ = ("card", "discount", "held_before", "space", "steps", "triggered", "x")

    def __init__(self, card: Card, x: int = 0, triggered: Card | None = None) -> None:
        self.card = card
        self.x = x
        self.space = -1
        self.held_before = 0
        self.steps = 0
        self.discount = 0
        self.triggered = triggered


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC):
    """One thing a card does. It can be impossible, and then the card cannot be used."""

    __slots__ = ()

    def obstacle(
        self, game: Game, you: Played, source: Source, prospect: Prospect
    ) -> Obstacle | None:
        """Why this cannot be done; `prospect` is what you will have when its turn comes."""
        return None

    def worth_doing(self, game: Game, you: Played, source: Source) -> bool:
        """Whether what it gains has somewhere to go."""
        return True

    def keeps_back(self, you: Played, resource: int, held_on: int) -> int:
        """How many of a stock, or of what lies on a card, this takes: they cannot pay the card."""
        return 0

    @abstractmethod
    def do(self, game: Game, table: Table, you: Played, source: Source) -> None:
        """Carry it out."""


@dataclass(frozen=True, slots=True)
class Action:
    """One of the alternatives of a blue card: its price first, then what it brings.

    `condition` is one of `conditions.CONDITIONS`.
    """

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

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Watch:
    """What follows from something that happens: `event` and the conditions that narrow it down.

    With `own` only what you do counts. With `itself` the playing of the card counts as well.
    """

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
class Term(ABC):
    """What a card changes for good: a price, a value, a limit."""

    __slots__ = ()

    @abstractmethod
    def fold(self, terms: Terms, card: Card) -> None:
        """Write it into the terms."""


Part = Step | Action | First | Watch | Term


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card of yours. `id` is its place in the library; `kind` is project, prelude, corporation.

    `money` is what a corporation starts with, `alternatives` what can be chosen by its number, in
    words, `due` those of its immediate steps that take something you might have paid it with.
    """

    id: int
    kind: str
    number: str
    set: str
    colour: str
    cost: int
    tags: tuple[int, ...]
    requirements: tuple[Requirement, ...]
    points: Points | None
    holds: str
    floater_icon: bool
    money: int
    immediate: tuple[Step, ...]
    first: tuple[Step, ...]
    actions: tuple[Action, ...]
    watches: tuple[Watch, ...]
    terms: tuple[Term, ...]
    ref: Ref
    names: dict[str, str]
    alternatives: tuple[Message, ...] = ()
    due: tuple[Step, ...] = ()

    @property
    def is_event(self) -> bool:
        """Whether it lies face down after it was played."""
        return self.colour == "red"


Library = tuple[Card, ...]
"""All cards of yours by their id: project cards as everywhere, then preludes and corporations."""


NO_CARD: Final = Card(
    -1, "none", "", "", "", 0, (), (), None, "", False, 0, (), (), (), (), (),
    Ref("mars-your-card", ""), {},
)  # fmt: skip
"""What is carried out stands on no card: a standard project."""
