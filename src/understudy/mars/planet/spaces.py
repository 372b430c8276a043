"""Legal spaces for each kind of tile (12 and the base rules)."""

from __future__ import annotations

from typing import Final

from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, Game


def untaken(game: Game, side: str) -> int:
    """Return the spaces without a tile that the other side has not marked."""
    planet = game.planet
    markers = planet.human_markers if side == BOT else planet.bot_markers
    return MARS.all & ~(planet.tiles | markers)


def free_land(game: Game, side: str) -> int:
    """Return the untaken land spaces that are not reserved (12.3, 12.4)."""
    planet = game.planet
    markers = planet.human_markers if side == BOT else planet.bot_markers
    return game.map.land & ~(game.map.named | planet.tiles | markers)


def greenery_spaces(game: Game, side: str) -> int:
    """Return free land next to an own tile, or all free land if there is none (12.3). [A p.9]"""
    planet = game.planet
    free = free_land(game, side)
    return free & MARS.next_to(planet.bot_tiles if side == BOT else planet.human_tiles) or free


def city_spaces(game: Game, side: str) -> int:
    """Return free land that is not next to a city (12.4). [A p.9]"""
    return free_land(game, side) & ~MARS.next_to(game.planet.cities)


def new_holland_spaces(game: Game) -> int:
    """Return the ocean tiles, unless New Holland is already placed (19.1)."""
    planet = game.planet
    return 0 if planet.oceans & planet.cities else planet.oceans


def ocean_spaces(game: Game, side: str) -> int:
    """Return the untaken spaces reserved for oceans (12.5). [A p.9]"""
    return game.map.ocean & untaken(game, side)


def legal_spaces(game: Game, side: str, tile: str) -> int:
    """Return where a side may place a tile without the help of a card (12). [A p.9]

    A space reserved for a city accepts a city even next to another one. Special tiles can go on
    land and on ocean areas; their cards say which.
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
"""Refusals of a free space that the text of a card can overrule."""


def illegal_reason(game: Game, side: str, tile: str, space: int) -> str | None:
    """Return why a tile may not be placed on a free space, or None (12 and the base rules)."""
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
