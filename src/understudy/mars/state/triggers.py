"""Who takes notice of what happens, and what MarsBot does in this game: tables of functions.

Rules that set something off cannot know what follows: a corporation, a colony or a card does. So
what enters a game registers here, and the rules look only at these tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from understudy.core import Table
from understudy.mars.printed.cards import ProjectCard
from understudy.mars.printed.preludes import Prelude

# The position holds these tables, and their functions take the position.
if TYPE_CHECKING:
    from understudy.mars.state.game import Game

PlayableCard = ProjectCard | Prelude
"""A card that you play."""

Reaction = Callable[["Game", Table], None]


@dataclass(frozen=True, slots=True)
class Watching:
    """The functions that are called when something happens, by what it is.

    card: MarsBot turns to a project card, before its tags. tag: it has resolved a tag. advance: a
    track moved a space. symbol: the symbol of a tag on no card moved a track. lies_there: a space
    was reached for the first time, before its icon; true if the icon is replaced. space_done: the
    same, after its icon. gain: MarsBot gained money. gain_at_once: the most that it gains before
    `gain` is called. failure: an action failed. instead_of_raise: a parameter is about to rise or
    an ocean to be laid by MarsBot; true if that does not happen. own_marker: a tile of MarsBot
    covered its own marker. special_space: a tile of MarsBot covered the special space of the map,
    and MarsBot can use it. tile: anybody laid a tile that is no ocean. city: anybody built a city,
    on the map or off it. ocean: anybody laid one. venus: anybody raised it. colony: anybody built
    one. floaters_spent: MarsBot spent some on a card. laid: anybody laid a tile, an ocean too.
    your_card: you played a card.
    """

    card: tuple[Callable[[Game, Table, ProjectCard], None], ...] = ()
    tag: tuple[Callable[[Game, Table, str], None], ...] = ()
    advance: tuple[Callable[[Game, Table, int], None], ...] = ()
    symbol: tuple[Callable[[Game, Table, str], None], ...] = ()
    lies_there: tuple[Callable[[Game, Table, int, int], bool], ...] = ()
    space_done: tuple[Callable[[Game, Table, int, int], None], ...] = ()
    gain: tuple[Callable[[Game, Table, int], None], ...] = ()
    gain_at_once: tuple[Callable[[Game], int], ...] = ()
    failure: tuple[Reaction, ...] = ()
    instead_of_raise: tuple[Callable[[Game, Table], bool], ...] = ()
    own_marker: tuple[Reaction, ...] = ()
    special_space: tuple[Reaction, ...] = ()
    tile: tuple[Callable[[Game, Table, int, str], None], ...] = ()
    city: tuple[Callable[[Game, Table, str], None], ...] = ()
    ocean: tuple[Reaction, ...] = ()
    venus: tuple[Reaction, ...] = ()
    colony: tuple[Reaction, ...] = ()
    floaters_spent: tuple[Reaction, ...] = ()
    laid: tuple[Callable[[Game, Table, str, int, str], None], ...] = ()
    your_card: tuple[Callable[[Game, Table, PlayableCard], None], ...] = ()

    def merged_with(self, other: Watching) -> Watching:
        """Both; what is in this table is called first."""
        return Watching(
            self.card + other.card,
            self.tag + other.tag,
            self.advance + other.advance,
            self.symbol + other.symbol,
            self.lies_there + other.lies_there,
            self.space_done + other.space_done,
            self.gain + other.gain,
            self.gain_at_once + other.gain_at_once,
            self.failure + other.failure,
            self.instead_of_raise + other.instead_of_raise,
            self.own_marker + other.own_marker,
            self.special_space + other.special_space,
            self.tile + other.tile,
            self.city + other.city,
            self.ocean + other.ocean,
            self.venus + other.venus,
            self.colony + other.colony,
            self.floaters_spent + other.floaters_spent,
            self.laid + other.laid,
            self.your_card + other.your_card,
        )


NOBODY_WATCHES: Final = Watching()


@dataclass(frozen=True, slots=True)
class Playbook:
    """What MarsBot does for each icon of its tracks, and for each bonus card by its id.

    A bonus card says what becomes of it.
    """

    icons: Mapping[str, Callable[[Game, Table, int], None]]
    bonus: Mapping[int, Callable[[Game, Table], str]]
