"""Where a side may put which tile (12 and the base rules)."""

from __future__ import annotations

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
