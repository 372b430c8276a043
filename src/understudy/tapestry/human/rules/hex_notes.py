"""What hexes and turned tiles bring, said before you choose one [H9.4, H10.4–H10.6]."""

from __future__ import annotations

from collections.abc import Sequence

from understudy.components.hex_map import spaces_of
from understudy.core import Message, Ref
from understudy.core.journal.messages import Args
from understudy.core.questions.question import Notes
from understudy.tapestry.cards.definition import Standing
from understudy.tapestry.human.rules.effects import has_rule
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.map.map_state import MapState
from understudy.tapestry.map.terrain import aligned_sides_of_tile
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.printed.map import HEXES, ISLAND
from understudy.tapestry.shared_rules.achievements import (
    MIDDLE_ISLAND,
    TOPPLE_TWO,
    TOPPLED_NEEDED,
    Achievement,
)
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import owner_ref

TURNS = range(6)


def explore_notes(land: MapState, tiles: Sequence[int], hexes: int) -> Notes:
    """Return the most points for sides that your tiles can score on each hex."""

    def most(hex: int) -> int:
        return max(
            len(aligned_sides_of_tile(land, hex, tile, turn)) for tile in tiles for turn in TURNS
        )

    return lambda: {
        HEXES.names[hex]: Message("tapestry-note-up-to", {"vp": most(hex)})
        for hex in spaces_of(hexes)
    }


def tile_notes(land: MapState, hex: int, options: Sequence[str]) -> Notes:
    """Return the sides of the hex that each turned tile would fit, from the top clockwise."""

    def note(option: str) -> Message:
        tile, _, turn = option.partition(".")
        sides = aligned_sides_of_tile(land, hex, int(tile), int(turn))
        listed = " ".join(str(side) for side in sides)
        return Message("tapestry-note-fits", {"count": len(sides), "sides": listed})

    return lambda: {option: note(option) for option in options}


def conquest_notes(game: Game, you: PlayedHuman, hexes: int) -> Notes:
    """Return who holds each hex, what its conquest earns, and whether a trap is possible."""
    return lambda: {
        HEXES.names[hex]: _joined(_conquest(game, you, hex)) for hex in spaces_of(hexes)
    }


def _conquest(game: Game, you: PlayedHuman, hex: int) -> list[Message]:
    holder = game.land.controller(hex)
    notes = [Message("tapestry-note-free")]
    if holder is not None:
        toppled = game.land.toppled_by(you.name) + 1
        owner = owner_ref(holder)
        notes = [Message("tapestry-note-held", {"owner": owner, "count": toppled})]
        if toppled >= TOPPLED_NEEDED:
            notes += _achievement(game, you, TOPPLE_TWO)
        notes += _trap(game, you, holder)
    if hex == ISLAND:
        notes += _achievement(game, you, MIDDLE_ISLAND)
    return notes


def _achievement(game: Game, you: PlayedHuman, achievement: Achievement) -> list[Message]:
    """Return the points of an achievement that you would earn."""
    taken, points = game.achievements[achievement.name], ACHIEVEMENTS[achievement.name]
    if you.name in taken or len(taken) == len(points):
        return []
    name = Ref("tapestry-achievement", achievement.name)
    return [Message("tapestry-note-achievement", {"achievement": name, "vp": points[len(taken)]})]


def _trap(game: Game, you: PlayedHuman, holder: str) -> list[Message]:
    """Return that a trap is possible; how many cards there are is open to all [H10.6]."""
    if holder == SHADOW or has_rule(you, Standing.NO_TRAPS):
        return []
    if holder == AUTOMA:
        cards = len(game.mat.beside)
    else:
        other = game.human(holder)
        cards = len(other.hand) if isinstance(other, PlayedHuman) else 0
    args: Args = {"owner": owner_ref(holder), "count": cards}
    return [Message("tapestry-note-trap", args)] if cards else []


def _joined(notes: list[Message]) -> Message:
    """Return several sentences as one message."""
    whole = notes[0]
    for note in notes[1:]:
        whole = Message("tapestry-note-more", {"one": whole, "other": note})
    return whole
