"""Resources on your cards, including your corporation card."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from understudy.core import Ref
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.rules.modifier_clauses import ProtectsOwnResources
from understudy.mars.human.state.card_ids import MARSBOT_NUMBER
from understudy.mars.printed.allowed_values import fold
from understudy.mars.printed.cards import card, find_project_cards
from understudy.mars.printed.points import NO_POINTS

REMOVABLE_KINDS: Final = ("animal", "microbe")
"""Resources that MarsBot takes from your cards."""

HOLDERS: Final = {
    name: (MARSBOT_NUMBER[card.id], NO_POINTS if card.points is None else card.points.for_one_here)
    for card in LIBRARY
    if card.kind == "corporation" and card.holds in REMOVABLE_KINDS
    for name in (card.names["en"],)
}
"""Your corporations that hold animals or microbes: the number of MarsBot's card of the same name,
and the points of one resource."""

PROTECTED_CARDS: Final = tuple(
    card.number
    for card in LIBRARY
    if any(isinstance(t, ProtectsOwnResources) for t in card.modifiers)
)
"""Cards whose resources cannot be removed."""


@dataclass(frozen=True, slots=True)
class Cubes:
    """Resources on a card of yours; `points` is the worth of one of them.

    A project card is named by its number, a corporation by its English name, because its number
    belongs to MarsBot's card.
    """

    card: str
    kind: str
    count: int
    points: Fraction


def points_each(holder: str) -> Fraction:
    """Return the points of one resource on a card."""
    return HOLDERS[holder][1] if holder in HOLDERS else card(holder).points_each


def holder_ref(holder: str) -> Ref:
    """Return a card with resources as a message argument."""
    if holder in HOLDERS:
        return Ref("mars-corporation", HOLDERS[holder][0])
    return Ref("mars-card", holder)


def find_corporations(text: str) -> tuple[str, ...]:
    """Return the corporation with resources and this name, if any."""
    return tuple(name for name in HOLDERS if fold(name) == fold(text))


def find_holders(text: str) -> tuple[str, ...]:
    """Return the cards with resources that match."""
    return find_corporations(text) or find_project_cards(text)
