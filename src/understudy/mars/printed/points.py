"""Victory points of project cards, as written in the tables.

- ``2``: 2 victory points
- ``1 per 3 here``: 1 for every three resources on the card
- ``1 per own jovian tag``: 1 for each of your Jovian tags
- ``3 if any here``: 3 if there is at least one resource on the card
- ``-1 for the sued``: -1 for the player who ends up with the card
- ``special``: defined by the card itself
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Final

from understudy.mars.printed.allowed_values import TAGS

HERE: Final = "here"
SPECIAL: Final = "special"


@dataclass(frozen=True, slots=True)
class Points:
    """`each` victory points for every `every` of what `per` counts.

    Without `per`, the points are simply `each`. With `once`, they count at most once. `of` is the
    tag to count.
    """

    each: int
    every: int = 1
    per: str = ""
    of: str = ""
    once: bool = False
    for_sued: bool = False

    @property
    def for_one_here(self) -> Fraction:
        """Victory points for one resource on the card, 0 if its resources give none."""
        return Fraction(self.each, self.every) if self.per == HERE and not self.once else NO_POINTS


NO_POINTS: Final = Fraction(0)

_COUNTED: Final[Mapping[str, Points]] = {
    "here": Points(0, per=HERE),
    "city": Points(0, per="cities"),
    "colony": Points(0, per="colonies"),
    "cathedral": Points(0, per="cathedrals"),
    "adjacent ocean": Points(0, per="adjacent_oceans"),
    "adjacent city": Points(0, per="adjacent_cities"),
    **{f"own {tag} tag": Points(0, per="tags", of=tag) for tag in TAGS},
}
"""Cities, colonies and cathedrals of all players; tiles next to the card's tile; own tags."""


@cache
def parse_points(text: str) -> Points | None:
    """Return the points of a card, or None. Raise ValueError for an unknown phrase."""
    if not text:
        return None
    if text == SPECIAL:
        return Points(0, per=SPECIAL)
    number, _, rest = text.partition(" ")
    if not number.removeprefix("-").isdecimal():
        raise ValueError(text)
    each = int(number)
    if not rest:
        return Points(each)
    if rest == "if any here":
        return Points(each, per=HERE, once=True)
    if rest == "for the sued":
        return Points(each, for_sued=True)
    per, _, counted = rest.partition(" ")
    every, _, several = counted.partition(" ")
    if every.isdecimal():
        counted = several
    if per != "per" or counted not in _COUNTED:
        raise ValueError(text)
    return replace(_COUNTED[counted], each=each, every=int(every) if every.isdecimal() else 1)
