"""Trigger functions by event, and MarsBot's actions by icon and by bonus card.

Cards, corporations, colony tiles and maps register functions here. The rules only call them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from operator import add, attrgetter
from typing import TYPE_CHECKING, Final

from understudy.core import Table
from understudy.mars.printed.cards import ProjectCard
from understudy.mars.printed.preludes import Prelude

# Type-only import: the position holds these tables, which is a cycle.
if TYPE_CHECKING:
    from understudy.mars.state.game import Game

PlayableCard = ProjectCard | Prelude
"""A card that you play."""

Reaction = Callable[["Game", Table], None]


@dataclass(frozen=True, slots=True)
class Triggers:
    """The functions that the rules call at each event. "Either side": you or MarsBot."""

    # MarsBot starts to resolve a project card, before its tags.
    card: tuple[Callable[[Game, Table, ProjectCard], None], ...] = ()
    # MarsBot resolved a tag.
    tag: tuple[Callable[[Game, Table, str], None], ...] = ()
    # A track advanced one space.
    advance: tuple[Callable[[Game, Table, int], None], ...] = ()
    # A tag symbol that is not on a card advanced a track.
    symbol: tuple[Callable[[Game, Table, str], None], ...] = ()
    # A track space was reached for the first time, before its icon; true replaces the icon.
    space_reached: tuple[Callable[[Game, Table, int, int], bool], ...] = ()
    # A track space was reached for the first time, after its icon.
    space_resolved: tuple[Callable[[Game, Table, int, int], None], ...] = ()
    # MarsBot gained MC.
    gain: tuple[Callable[[Game, Table, int], None], ...] = ()
    # Returns the most MC that MarsBot gains before `gain` is called.
    gain_limit: tuple[Callable[[Game], int], ...] = ()
    # A Failed Action of MarsBot.
    failure: tuple[Reaction, ...] = ()
    # MarsBot is about to raise a parameter or place an ocean; true replaces that.
    replaces_raise: tuple[Callable[[Game, Table], bool], ...] = ()
    # A tile of MarsBot covered its own marker.
    marker_covered: tuple[Reaction, ...] = ()
    # A tile of MarsBot covered the special space of the map, and MarsBot can use it.
    special_space: tuple[Reaction, ...] = ()
    # Either side placed a tile other than an ocean.
    tile: tuple[Callable[[Game, Table, int, str], None], ...] = ()
    # Either side built a city, on the map or off it.
    city: tuple[Callable[[Game, Table, str], None], ...] = ()
    # Either side placed an ocean.
    ocean: tuple[Reaction, ...] = ()
    # Either side raised Venus.
    venus: tuple[Reaction, ...] = ()
    # Either side built a colony.
    colony: tuple[Reaction, ...] = ()
    # MarsBot spent floaters on a card.
    floaters_spent: tuple[Reaction, ...] = ()
    # Either side placed a tile or a marker, oceans included.
    tile_placed: tuple[Callable[[Game, Table, str, int, str], None], ...] = ()
    # You played a card.
    your_card: tuple[Callable[[Game, Table, PlayableCard], None], ...] = ()

    def for_both_sides(self) -> bool:
        """Return whether one of them is called for something that you do."""
        return any(
            (self.tile, self.city, self.ocean, self.venus, self.colony, self.tile_placed,
             self.your_card)
        )  # fmt: skip

    def merged_with(self, other: Triggers) -> Triggers:
        """Return the functions of both; those of this table are called first."""
        return Triggers(*map(add, _functions(self), _functions(other)))


_functions: Final = attrgetter(*(field.name for field in fields(Triggers)))
NO_TRIGGERS: Final = Triggers()


@dataclass(frozen=True, slots=True)
class ActionTables:
    """What MarsBot does for each icon of its tracks, and for each bonus card by its id.

    The function of a bonus card returns the pile that the card goes to.
    """

    icons: Mapping[str, Callable[[Game, Table, int], None]]
    bonus: Mapping[int, Callable[[Game, Table], str]]
