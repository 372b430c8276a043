"""Where cards place tiles, and why a space is not legal (6). [T 6]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from understudy.components.hex_map import spaces_of
from understudy.core import WhyNot
from understudy.mars.human.state.side import Human
from understudy.mars.planet.spaces import (
    BESIDE_A_CITY,
    CITY_RULE,
    FREE_LAND,
    GREENERY_RULE,
    LAND_RULE,
    OCEAN_RULE,
    UNTAKEN,
    Condition,
    PlacementRule,
    Spaces,
    city_spaces,
    free_land,
    new_holland_spaces,
    untaken,
)
from understudy.mars.printed.maps import MARS
from understudy.mars.state import HUMAN, Game, Planet

NOMADS: Final = "mars-space-nomads"
UNPAYABLE: Final = "mars-space-unpayable"
"""The reason against a special space whose cost you cannot pay."""


def _next_to_two_cities(game: Game, side: str) -> int:
    cities = game.planet.cities
    spaces = 0
    for space in spaces_of(free_land(game, side)):
        if (MARS.neighbors[space] & cities).bit_count() >= 2:
            spaces |= 1 << space
    return spaces


def _metal(game: Game, side: str) -> int:
    """Return free land with a steel or titanium bonus."""
    bonus = game.map.bonus
    spaces = 0
    for space in spaces_of(free_land(game, side)):
        if "s" in bonus[space] or "t" in bonus[space]:
            spaces |= 1 << space
    return spaces


def _volcanic_city(game: Game, side: str) -> int:
    """Return free volcanic land; on maps without it, spaces for cities (6). [T 6]"""
    volcanic = game.map.volcanic
    return free_land(game, side) & volcanic if volcanic else city_spaces(game, side)


def _volcanic(game: Game, side: str) -> int:
    """Return free volcanic land; on maps without it, all free land (6). [T 6]"""
    land = free_land(game, side)
    return land & game.map.volcanic if game.map.volcanic else land


def _noctis_city_space(game: Game, side: str) -> int:
    """Return the space reserved for Noctis City; on other maps, city spaces (6). [T 6]"""
    named = game.map.named
    return named & untaken(game, side) if named else city_spaces(game, side)


def _unmarked_land(game: Game, side: str) -> int:
    return free_land(game, side) & ~game.planet.human_markers


def _next_to_own_or_marked(game: Game, side: str) -> int:
    planet = game.planet
    return _unmarked_land(game, side) & MARS.next_to(planet.human_tiles | planet.human_markers)


PlaceName = Literal[
    "ocean area",
    "land",
    "unmarked land",
    "greenery",
    "city",
    "next to no tile",
    "not next to a city",
    "next to a city",
    "next to two cities",
    "next to a greenery",
    "next to an ocean",
    "metal",
    "metal next to an own tile",
    "volcanic",
    "volcanic city",
    "noctis",
    "on an ocean",
    "beside own",
]
"""Where a card places a tile: the keys of `WHERE`."""

OWN_MARKER: Final = Condition(
    "mars-space-own-marker", lambda game, side: ~game.planet.human_markers
)
METAL: Final = Condition("mars-space-without-metal", _metal)
NOT_BESIDE_OWN: Final = "mars-space-not-beside-own"


def _next_to(what: Callable[[Planet], int]) -> Spaces:
    """Return the free land next to these tiles."""
    return lambda game, side: free_land(game, side) & MARS.next_to(what(game.planet))


WHERE: Final[dict[PlaceName, PlacementRule]] = {
    "ocean area": OCEAN_RULE,
    "land": LAND_RULE,
    "unmarked land": PlacementRule(_unmarked_land, FREE_LAND, OWN_MARKER.reason),
    "greenery": GREENERY_RULE,
    "city": CITY_RULE,
    "next to no tile": PlacementRule(
        lambda game, side: free_land(game, side) & ~MARS.next_to(game.planet.tiles),
        FREE_LAND, "mars-space-beside-a-tile",
    ),
    "not next to a city": CITY_RULE,
    "next to a city": PlacementRule(
        _next_to(lambda planet: planet.cities), FREE_LAND, "mars-space-not-beside-a-city"
    ),
    "next to two cities": PlacementRule(
        _next_to_two_cities, FREE_LAND, "mars-space-not-beside-two-cities"
    ),
    "next to a greenery": PlacementRule(
        _next_to(lambda planet: planet.greeneries), FREE_LAND, "mars-space-not-beside-a-greenery"
    ),
    "next to an ocean": PlacementRule(
        _next_to(lambda planet: planet.oceans), FREE_LAND, "mars-space-not-beside-an-ocean"
    ),
    "metal": PlacementRule(_metal, FREE_LAND, METAL.reason),
    "metal next to an own tile": PlacementRule(
        lambda game, side: _metal(game, side) & MARS.next_to(game.planet.human_tiles),
        (*FREE_LAND, METAL), NOT_BESIDE_OWN,
    ),
    "volcanic": PlacementRule(_volcanic, FREE_LAND, "mars-space-not-volcanic"),
    "volcanic city": PlacementRule(
        _volcanic_city,
        (*FREE_LAND, Condition("mars-space-not-volcanic", _volcanic)),
        BESIDE_A_CITY,
    ),
    "noctis": PlacementRule(
        _noctis_city_space,
        (
            *UNTAKEN,
            Condition("mars-space-not-noctis", lambda game, side: game.map.named or MARS.all),
            *FREE_LAND[len(UNTAKEN):],
        ),
        BESIDE_A_CITY,
    ),
    "on an ocean": PlacementRule(
        lambda game, side: new_holland_spaces(game) & ~MARS.next_to(game.planet.cities),
        (Condition("mars-space-no-ocean-tile", lambda game, side: new_holland_spaces(game)),),
        BESIDE_A_CITY,
    ),
    "beside own": PlacementRule(
        _next_to_own_or_marked, (*FREE_LAND, OWN_MARKER), NOT_BESIDE_OWN
    ),
}  # fmt: skip
"""Legal spaces by the name that a card definition uses, and why others are not legal."""


def why_not_elsewhere(
    game: Game, you: Human, legal: int, where: PlaceName | None, otherwise: str = UNPAYABLE
) -> WhyNot:
    """Return a function that says why each space which is not `legal` is refused (6). [T 6]

    `otherwise` is the reason against spaces that the rule `where` would accept.
    """

    def reasons() -> dict[str, tuple[str, ...]]:
        found: dict[str, int] = {}
        for space in spaces_of(MARS.all & ~legal):
            reason = None if where is None else WHERE[where].why_not(game, HUMAN, space)
            if reason is None:
                reason = NOMADS if space == you.nomads_space else otherwise
            found[reason] = found.get(reason, 0) | 1 << space
        return {reason: MARS.named(spaces) for reason, spaces in found.items()}

    return reasons
