"""Where a side may put which tile (12 and the base rules)."""

from __future__ import annotations

from typing import Final

from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, Game


def untaken(game: Game, side: str) -> int:
    """Spaces without a tile that the other side has not marked."""
    planet = game.planet
    markers = planet.human_markers if side == BOT else planet.bot_markers
    return MARS.all & ~(planet.tiles | markers)


def free_land(game: Game, side: str) -> int:
    """Untaken land that is not reserved (12.3, 12.4)."""
    planet = game.planet
    markers = planet.human_markers if side == BOT else planet.bot_markers
    return game.map.land & ~(game.map.named | planet.tiles | markers)


def greenery_spaces(game: Game, side: str) -> int:
    """Next to an own tile if at all possible, otherwise any free land (12.3). [A p.9]"""
    planet = game.planet
    free = free_land(game, side)
    return free & MARS.next_to(planet.bot_tiles if side == BOT else planet.human_tiles) or free


def city_spaces(game: Game, side: str) -> int:
    """Free land not next to a city (12.4). [A p.9]"""
    return free_land(game, side) & ~MARS.next_to(game.planet.cities)


def new_holland_spaces(game: Game) -> int:
    """Ocean tiles, as long as none is a city already: there is one New Holland (19.1)."""
    planet = game.planet
    return 0 if planet.oceans & planet.cities else planet.oceans


def ocean_spaces(game: Game, side: str) -> int:
    """Untaken spaces reserved for oceans (12.5). [A p.9]"""
    return game.map.ocean & untaken(game, side)


def legal_spaces(game: Game, side: str, tile: str) -> int:
    """Where a side may put a tile as long as no card allows another place (12). [A p.9]

    What is reserved for a city takes a city, wherever the next one stands. Special tiles may lie on
    land and on ocean areas: which of them, their cards say.
    """
    match tile:
        case "greenery":
            return greenery_spaces(game, side)
        case "city":
            return city_spaces(game, side) | (game.map.named & untaken(game, side))
        case "capital":
            return city_spaces(game, side)
        case "ocean":
            return ocean_spaces(game, side)
        case "special":
            return free_land(game, side) | ocean_spaces(game, side)
    return free_land(game, side)


OCEAN_ON_LAND: Final = "mars-ocean-on-land"
FOR_OCEANS: Final = "mars-space-for-oceans"
FOR_A_CITY: Final = "mars-space-for-a-city"
APART: Final = "mars-greenery-apart"
BESIDE_A_CITY: Final = "mars-city-beside-city"
OVERRULED_BY_CARDS: Final = (OCEAN_ON_LAND, FOR_OCEANS, FOR_A_CITY, APART, BESIDE_A_CITY)
"""Why a tile may not lie on a free space: reasons that the text of a card can set aside."""


def illegal_reason(game: Game, side: str, tile: str, space: int) -> str | None:
    """Why a tile may not lie on a free space; none where it may (12 and the base rules)."""
    bit = 1 << space
    if legal_spaces(game, side, tile) & bit:
        return None
    if tile == "marker":
        return "mars-marker-on-reserved"
    if tile == "ocean":
        return OCEAN_ON_LAND
    if game.map.ocean & bit:
        return FOR_OCEANS
    if game.map.named & bit:
        return FOR_A_CITY
    return APART if tile == "greenery" else BESIDE_A_CITY
