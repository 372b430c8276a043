"""What points are scored for: the things a benefit counts [H7.5, H12.5]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.tapestry.cards.definition import Standing
from understudy.tapestry.human.rules.effects import has_rule
from understudy.tapestry.human.state.city import LINES
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman, furthest
from understudy.tapestry.map.tokens import kind_of, owner_of
from understudy.tapestry.printed.benefits import BUILDINGS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACK_ID, TRACKS
from understudy.tapestry.state import Game


def opponents(game: Game, you: PlayedHuman) -> list[str]:
    """Return the names of your opponents: other people first, then the bots [H3.5]."""
    others = [human.name for human in game.humans if human is not you]
    return [*others, *(bot.name for bot in game.bots)]


def opposing_tokens(game: Game, you: PlayedHuman, track: int) -> list[int]:
    """Return the spaces of all tokens of opponents on a track; completed ones count as 12."""
    spaces = [bot.spaces[track] for bot in game.bots]
    for human in game.humans:
        if human is not you and isinstance(human, PlayedHuman):
            spaces += human.tokens[track]
            spaces += [LAST_SPACE] if track in human.left else []
    return spaces


def landmarks_of(game: Game, name: str) -> int:
    """Return the number of landmarks that a side owns, also those put aside."""
    return sum(owner == name for owner in game.landmarks.values())


def territories(game: Game, you: PlayedHuman) -> int:
    """Return the number of territories you control now."""
    return game.land.controlled_by(you.name).bit_count()


def tapestry_cards(you: PlayedHuman) -> int:
    """Return the cards in your hand and on your mat, covered ones too [H12.5]."""
    return len(you.hand) + sum(len(cards) for cards in you.mat)


def buildings(game: Game, you: PlayedHuman, kind: str) -> int:
    """Return your buildings of a kind in the capital, on the Craftsmen's mat and on the map."""
    city = sum(name == kind for name in you.city.content.values())
    craftsmen = sum(column.count(kind) for column in you.civ.craftsmen)
    land = game.land
    on_map = sum(
        kind_of(token) == kind and owner_of(token) == you.name
        for hex in spaces_of(land.occupied)
        for token in land.tokens[hex]
    )
    return city + craftsmen + on_map


def leads(game: Game, you: PlayedHuman, track: int) -> bool:
    """Return whether you completed a track or no token is further; ties count."""
    mine = furthest(you, track)
    return mine == LAST_SPACE or mine >= max(opposing_tokens(game, you, track), default=0)


def trails(game: Game, you: PlayedHuman, track: int) -> bool:
    """Return whether every token of others is ahead of yours; a tie does not count."""
    return furthest(you, track) < min(opposing_tokens(game, you, track), default=0)


def capital_lines(you: PlayedHuman) -> int:
    """Return the points for complete rows and columns; Architects score uniform ones twice."""
    complete = you.city.complete(LINES)
    points = len(complete)
    if has_rule(you, Standing.UNIFORM_DISTRICTS):
        points += sum(len(you.city.kinds_in(line, BUILDINGS)) == 1 for line in complete)
    return points


def achievements(game: Game, you: PlayedHuman) -> int:
    """Return the number of achievements you earned."""
    return sum(you.name in taken for taken in game.achievements.values())


def _beside_hex(context: Context) -> int:
    """Return the territories of opponents next to the hex in question."""
    land = context.game.land
    near = HEXES.neighbors[context.hex]
    return sum(
        land.controller(hex) not in (None, context.you.name)
        for hex in spaces_of(near & land.occupied)
    )


BESIDE_HEX: Final = "adjacent_territory_of_opponents"
COUNTS: Final[dict[str, Callable[[Context], int]]] = {
    "tech_card": lambda context: context.you.tech_cards(),
    "capital_line": lambda context: capital_lines(context.you),
    "territory": lambda context: territories(context.game, context.you),
    "supply_territory_tile": lambda context: len(context.you.tiles),
    "tapestry_card": lambda context: tapestry_cards(context.you),
    "landmark": lambda context: landmarks_of(context.game, context.you.name),
    "opponent": lambda context: len(opponents(context.game, context.you)),
    "achievement": lambda context: achievements(context.game, context.you),
    "leading_track": lambda context: sum(
        leads(context.game, context.you, track) for track in range(len(TRACKS))
    ),
    "trailing_track": lambda context: sum(
        trails(context.game, context.you, track) for track in range(len(TRACKS))
    ),
    BESIDE_HEX: _beside_hex,
}


def count(context: Context, what: str, track: str = "") -> int:
    """Return how many of something there are; for a track the space that counts."""
    if what == "track_space":
        return furthest(context.you, TRACK_ID[track])
    if what in BUILDINGS:
        return buildings(context.game, context.you, what)
    return COUNTS[what](context)
