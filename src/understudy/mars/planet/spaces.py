"""Legal spaces for each kind of tile, and why others are not legal (12 and the base rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

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


TAKEN: Final = "mars-space-taken"
MARKED: Final = "mars-space-marked"
OCEAN_ON_LAND: Final = "mars-ocean-on-land"
FOR_OCEANS: Final = "mars-space-for-oceans"
FOR_A_CITY: Final = "mars-space-for-a-city"
APART: Final = "mars-greenery-apart"
BESIDE_A_CITY: Final = "mars-city-beside-city"
OVERRULED_BY_CARDS: Final = (OCEAN_ON_LAND, FOR_OCEANS, FOR_A_CITY, APART, BESIDE_A_CITY)
"""Refusals of a free space that the text of a card can overrule."""

Spaces = Callable[[Game, str], int]
"""Returns the spaces where something holds for a side."""


class Condition(NamedTuple):
    """A condition on a space: where it holds, and the message id if it does not."""

    reason: str
    holds: Spaces


UNTAKEN: Final = (
    Condition(TAKEN, lambda game, side: MARS.all & ~game.planet.tiles),
    Condition(MARKED, untaken),
)
"""Conditions of every tile, the most obvious one first."""

FREE_LAND: Final = (
    *UNTAKEN,
    Condition(FOR_OCEANS, lambda game, side: game.map.land),
    Condition(FOR_A_CITY, lambda game, side: ~game.map.named),
)
"""Conditions of tiles on land."""


class PlacementRule(NamedTuple):
    """Where a tile may be placed.

    `conditions` explain the most obvious reasons against a space; `reason` is the message id for a
    space that meets them and is not legal all the same.
    """

    spaces: Spaces
    conditions: tuple[Condition, ...]
    reason: str

    def why_not(self, game: Game, side: str, space: int) -> str | None:
        """Return the message id that says why a space is not legal, or None if it is."""
        if self.spaces(game, side) >> space & 1:
            return None
        for reason, holds in self.conditions:
            if not holds(game, side) >> space & 1:
                return reason
        return self.reason


def _city_or_reserved(game: Game, side: str) -> int:
    return city_spaces(game, side) | (game.map.named & untaken(game, side))


def _land_or_ocean(game: Game, side: str) -> int:
    return free_land(game, side) | ocean_spaces(game, side)


GREENERY_RULE: Final = PlacementRule(greenery_spaces, FREE_LAND, APART)
CITY_RULE: Final = PlacementRule(city_spaces, FREE_LAND, BESIDE_A_CITY)
OCEAN_RULE: Final = PlacementRule(ocean_spaces, UNTAKEN, OCEAN_ON_LAND)
LAND_RULE: Final = PlacementRule(free_land, FREE_LAND, FOR_A_CITY)
MARKER_RULE: Final = PlacementRule(free_land, UNTAKEN, "mars-marker-on-reserved")

RULES: Final = {
    "greenery": GREENERY_RULE,
    "city": PlacementRule(_city_or_reserved, FREE_LAND[:-1], BESIDE_A_CITY),
    "capital": CITY_RULE,
    "ocean": OCEAN_RULE,
    "special": PlacementRule(_land_or_ocean, UNTAKEN, FOR_A_CITY),
    "marker": MARKER_RULE,
}
"""Where a side may place a tile without the help of a card (12). [A p.9]

A space reserved for a city accepts a city even next to another one. Special tiles can go on land
and on ocean areas; their cards say which.
"""


def legal_spaces(game: Game, side: str, tile: str) -> int:
    """Return where a side may place a tile without the help of a card (12). [A p.9]"""
    return RULES.get(tile, LAND_RULE).spaces(game, side)


def illegal_reason(game: Game, side: str, tile: str, space: int) -> str | None:
    """Return why a tile may not be placed on a space, or None (12 and the base rules)."""
    return RULES.get(tile, LAND_RULE).why_not(game, side, space)
