"""What a card of yours is: its printed part, and the parts of its statement by their kinds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.core import Message, Ref
from understudy.mars.human.state.card_definition import Action, Modifier, Step, Trigger
from understudy.mars.printed.allowed_values import RESOURCES, TAGS
from understudy.mars.printed.points import Points
from understudy.mars.printed.requirements import Requirement

TAG_INDEX: Final = {tag: index for index, tag in enumerate(TAGS)}
WILD: Final = TAG_INDEX["wild"]
EVENT: Final = TAG_INDEX["event"]

MC, STEEL, TITANIUM, PLANTS, ENERGY, HEAT = range(6)
RESOURCE_INDEX: Final = {resource: index for index, resource in enumerate(RESOURCES)}


class Source:
    """What is being carried out: of which card, with which number X, on which space it lies.

    `held_before` is what lay on the card before its price was paid, `triggered` the card that set
    off an effect, `kept` the M€ that must be left for a tax.
    """

    __slots__ = ("card", "discount", "held_before", "kept", "space", "steps", "triggered", "x")

    def __init__(self, card: Card, x: int = 0, triggered: Card | None = None) -> None:
        self.card = card
        self.x = x
        self.space = -1
        self.held_before = 0
        self.steps = 0
        self.discount = 0
        self.kept = 0
        self.triggered = triggered


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
    watches: tuple[Trigger, ...]
    terms: tuple[Modifier, ...]
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
