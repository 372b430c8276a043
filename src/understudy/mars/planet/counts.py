"""Counting tiles on the map, for milestones, awards and points of either side."""

from __future__ import annotations

from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.mars.printed.maps import MARS, MapFacts
from understudy.mars.state import Game

POLAR: Final[int] = MARS.rows[-1] | MARS.rows[-2]
"""The two bottom rows."""

SOUTHERN: Final[int] = POLAR | MARS.rows[-3] | MARS.rows[-4]
"""The four bottom rows."""


def cities(game: Game, owned: int) -> int:
    """Return the number of city tiles on the map."""
    return (game.planet.cities & owned).bit_count()


def greeneries(game: Game, owned: int) -> int:
    """Return the number of greenery tiles."""
    return (game.planet.greeneries & owned).bit_count()


def next_to_ocean(game: Game, owned: int) -> int:
    """Return the number of tiles next to an ocean."""
    return (owned & MARS.next_to(game.planet.oceans)).bit_count()


def not_next_to_ocean(game: Game, owned: int) -> int:
    """Return the number of tiles that are not next to an ocean."""
    return (owned & ~MARS.next_to(game.planet.oceans)).bit_count()


def by_volcano(game: Game, owned: int) -> int:
    """Return the number of tiles on a volcanic space or next to one."""
    return (owned & volcanic_region(game.map)).bit_count()


def volcanic_region(map: MapFacts) -> int:
    """Return the volcanic spaces and their neighbors."""
    return map.volcanic | MARS.next_to(map.volcanic)


def edge(map: MapFacts) -> int:
    """Return the outermost ring of spaces."""
    return MARS.edge


def next_to_special(game: Game, owned: int, special: int) -> int:
    """Return the number of tiles next to a special tile; the caller passes the special tiles."""
    return (owned & MARS.next_to(special)).bit_count()


def largest_group(game: Game, owned: int) -> int:
    """Return the size of the largest connected group of tiles."""
    largest = 0
    while owned:
        group = owned & -owned
        while True:
            grown = group | (MARS.next_to(group) & owned)
            if grown == group:
                break
            group = grown
        largest = max(largest, group.bit_count())
        owned &= ~group
    return largest


def city_points(game: Game, owned: int) -> int:
    """Return 1 point for each greenery next to each own city."""
    planet = game.planet
    return sum(
        (MARS.neighbors[city] & planet.greeneries).bit_count()
        for city in spaces_of(planet.cities & owned)
    )
