"""Where MarsBot puts a tile: legal spaces, the tile's own preference, the map's tie-breaks (12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from understudy.mars.decks import flip_project_card
from understudy.mars.facts import COSTS
from understudy.mars.maps import MARS
from understudy.parts.ties import (
    FEWEST,
    MOST,
    Trace,
    counted_round,
    keep_by_adjacency,
    keep_highest,
)
from understudy.table import Deliberation, Narrowing, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game


@dataclass(frozen=True, slots=True)
class Site:
    """A space that was chosen, and why."""

    space: int
    why: Deliberation | None


def free_land(game: Game) -> int:
    """Land without tile that is neither reserved nor marked by you (12.3, 12.4)."""
    planet = game.planet
    return game.map.land & ~(game.map.named | planet.tiles | planet.human_markers)


def greenery_spaces(game: Game) -> int:
    """Next to an own tile if at all possible, otherwise any free land (12.3). [A p.9]"""
    free = free_land(game)
    return free & MARS.next_to(game.planet.bot_tiles) or free


def city_spaces(game: Game) -> int:
    """Free land not next to a city (12.4). [A p.9]"""
    return free_land(game) & ~MARS.next_to(game.planet.cities)


def ocean_spaces(game: Game) -> int:
    """Free spaces reserved for oceans (12.5). [A p.9]"""
    return game.map.ocean & ~(game.planet.tiles | game.planet.human_markers)


def neural_instance_spaces(game: Game) -> int:
    """Inland, touching no tile and nothing reserved (12.6). [A p.7]"""
    reserved = game.map.ocean | game.map.named
    return free_land(game) & ~MARS.edge & ~MARS.next_to(game.planet.tiles | reserved)


def choose_greenery(game: Game, table: Table, spaces: int) -> Site:
    """Most adjacent own cities, then fewest of yours, then the tie-breaks (12.3). [A p.9]"""
    planet = game.planet
    trace = _trace(table)
    own = planet.cities & planet.bot_tiles
    left = _adjacent(spaces, own, MOST, "own-cities", trace)
    left = _adjacent(left, planet.cities & planet.human_tiles, FEWEST, "your-cities", trace)
    return _settle(game, table, spaces, left, trace)


def choose_city(game: Game, table: Table, spaces: int) -> Site:
    """Most adjacent greeneries of anybody, then the tie-breaks (12.4). [A p.9]"""
    trace = _trace(table)
    left = _adjacent(spaces, game.planet.greeneries, MOST, "greeneries", trace)
    return _settle(game, table, spaces, left, trace)


def choose_city_by_nature(game: Game, table: Table, spaces: int) -> Site:
    """Most adjacent greeneries and oceans, then the tie-breaks (B05). [A p.7]"""
    trace = _trace(table)
    nature = game.planet.greeneries | game.planet.oceans
    left = _adjacent(spaces, nature, MOST, "greeneries-and-oceans", trace)
    return _settle(game, table, spaces, left, trace)


def choose_by_tiebreaks(game: Game, table: Table, spaces: int) -> Site:
    """Only the tie-breaks decide: oceans and the Neural Instance (12.5, 12.6). [A p.9]"""
    return _settle(game, table, spaces, spaces, _trace(table))


def _trace(table: Table) -> Trace | None:
    return Trace(MARS.names) if table.listening else None


def _adjacent(spaces: int, mask: int, sign: int, rule: str, trace: Trace | None) -> int:
    if not spaces & (spaces - 1):
        return spaces
    return keep_by_adjacency(spaces, MARS.neighbours, mask, sign, f"mars-tie-{rule}", trace)


def _settle(game: Game, table: Table, legal: int, left: int, trace: Trace | None) -> Site:
    """The tie-breaks of Tharsis: oceans, icons, card flip; stop at one space (12.2). [A p.9]"""
    left = _adjacent(left, game.planet.oceans, MOST, "oceans", trace)
    if left & (left - 1):
        left = keep_highest(left, game.map.icons, "mars-tie-icons", trace)
    if left & (left - 1):
        cost = COSTS[flip_project_card(game, table)]
        space = counted_round(left, cost)
        if trace is not None:
            flip = Narrowing("mars-tie-flip", cost, (MARS.names[space],))
            trace.narrowings.append(flip)
    else:
        space = left.bit_length() - 1
    if trace is None:
        return Site(space, None)
    narrowings = tuple(trace.narrowings)
    why = Deliberation("mars-space", MARS.named(legal), narrowings, MARS.names[space])
    return Site(space, why)
