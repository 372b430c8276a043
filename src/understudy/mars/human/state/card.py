"""Cards of the human side: what is printed on them, and the clauses of their definition by kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from understudy.core import Message, Ref, Table
from understudy.core.chance import Chance
from understudy.mars.human.state.card_definition import Action, Modifier, Step, Trigger
from understudy.mars.human.state.modifiers import Modifiers
from understudy.mars.printed.allowed_values import RESOURCES, TAGS
from understudy.mars.printed.points import Points
from understudy.mars.printed.requirements import Requirement
from understudy.mars.state import Game

# Type-only import: side and card refer to each other.
if TYPE_CHECKING:
    from understudy.mars.human.state.side import Human

TAG_INDEX: Final = {tag: index for index, tag in enumerate(TAGS)}
WILD: Final = TAG_INDEX["wild"]
EVENT: Final = TAG_INDEX["event"]

# Compiled rules look a name that is not final up in a dictionary.
MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
RESOURCE_INDEX: Final = {resource: index for index, resource in enumerate(RESOURCES)}


NO_TABLE: Final = Table(Chance(0), listening=False)
"""The table of a context that only checks: nothing may be asked there."""


class Context:
    """Where steps run: the game, the table, your side, the card, and values that later steps need.

    While steps are only checked, `table` is `NO_TABLE`. `x` is the number chosen while paying,
    `space` the space of the tile just placed, and `resources_before` the resources on the card
    before its cost was paid. `raised_resource` is the resource whose production rose,
    `triggered_by` the card that set off the trigger, and `tax_reserve` the MC to keep for the
    Reds' tax. `tags` are the projected tag counts while a card is checked before it is played;
    None means the tags in play. `step` is the step that runs.
    """

    __slots__ = (
        "card", "game", "raised_resource", "resources_before", "space", "step", "table", "tags",
        "tax_reserve", "triggered_by", "x", "you",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        table: Table,
        you: Human,
        card: Card,
        x: int = 0,
        triggered_by: Card | None = None,
        tags: list[int] | None = None,
    ) -> None:
        self.game = game
        self.table = table
        self.you = you
        self.card = card
        self.x = x
        self.space = -1
        self.step: Step | None = None
        self.resources_before = 0
        self.raised_resource = 0
        self.tax_reserve = 0
        self.triggered_by = triggered_by
        self.tags = tags


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card of the human side.

    `id` is its index in the library; `kind` is project, prelude, corporation, event or party.
    `starting_mc` is the MC a corporation starts with. `alternatives` are the texts of what can be
    chosen by number; `terms` returns the sentences of the card that contain a step.
    `reserving_steps` are the immediate steps that take resources which could also pay for the card.
    `steps_to_check` are the immediate steps up to the last that may be impossible;
    `action_steps_to_check` are those of each action. `actions_can_fail` is whether every action
    may be impossible.
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
    starting_mc: int
    immediate: tuple[Step, ...]
    first_action: tuple[Step, ...]
    actions: tuple[Action, ...]
    triggers: tuple[Trigger, ...]
    modifiers: tuple[Modifier, ...]
    ref: Ref
    names: dict[str, str]
    alternatives: tuple[Message, ...] = ()
    terms: Callable[[Step], tuple[Message, ...]] | None = None
    reserving_steps: tuple[Step, ...] = ()
    steps_to_check: tuple[Step, ...] = ()
    action_steps_to_check: tuple[tuple[Step, ...], ...] = ()
    actions_can_fail: bool = True

    @property
    def is_event(self) -> bool:
        """Whether the card lies face down after it was played."""
        return self.colour == "red"

    def apply_modifiers(self, modifiers: Modifiers) -> None:
        for modifier in self.modifiers:
            modifier.apply(modifiers, self)


Library = tuple[Card, ...]
"""All cards by id: project cards first, then preludes, corporations, global events and parties."""


NO_CARD: Final = Card(
    -1, "none", "", "", "", 0, (), (), None, "", False, 0, (), (), (), (), (),
    Ref("mars-your-card", ""), {},
)  # fmt: skip
"""The card of a `Context` that has none, such as a standard project."""
