"""Where MarsBot puts a tile: legal spaces, the tile's own preference, the map's tie-breaks (12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from understudy.mars.marsbot.decks import flip_project_card
from understudy.mars.planet.counting import POLAR, SOUTHERN
from understudy.mars.planet.spaces import free_land
from understudy.mars.printed.colonies import SLOTS
from understudy.mars.printed.facts import COSTS
from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, MAX_OCEANS, MAX_TEMPERATURE, Game
from understudy.parts.hexes import spaces_of
from understudy.parts.ties import (
    FEWEST,
    MOST,
    Ranking,
    Trace,
    counted_round,
    keep_by_adjacency,
    keep_highest,
)
from understudy.table import Deliberation, Narrowing, Table

Site = tuple[int, Deliberation | None]
"""A space that was chosen, and why."""


def neural_instance_spaces(game: Game) -> int:
    """Inland, touching no tile and nothing reserved (12.6). [A p.7]"""
    reserved = game.map.ocean | game.map.named
    return free_land(game, BOT) & ~MARS.edge & ~MARS.next_to(game.planet.tiles | reserved)


def choose_greenery(game: Game, table: Table, spaces: int) -> Site:
    """Most adjacent own cities, then fewest of yours, then the tie-breaks (12.3). [A p.9]"""
    planet = game.planet
    trace = _trace(table)
    own = planet.cities & planet.bot_tiles
    left = keep_by_adjacency(spaces, MARS, own, MOST, "mars-tie-own-cities", trace)
    yours = planet.cities & planet.human_tiles
    left = keep_by_adjacency(left, MARS, yours, FEWEST, "mars-tie-your-cities", trace)
    return _settle(game, table, spaces, left, trace)


def choose_city(game: Game, table: Table, spaces: int) -> Site:
    """Most adjacent greeneries of anybody, then the tie-breaks (12.4). [A p.9]"""
    trace = _trace(table)
    left = keep_by_adjacency(
        spaces, MARS, game.planet.greeneries, MOST, "mars-tie-greeneries", trace
    )
    return _settle(game, table, spaces, left, trace)


def choose_city_by_nature(game: Game, table: Table, spaces: int) -> Site:
    """Most adjacent greeneries and oceans, then the tie-breaks (B05). [A p.7]"""
    trace = _trace(table)
    nature = game.planet.greeneries | game.planet.oceans
    left = keep_by_adjacency(spaces, MARS, nature, MOST, "mars-tie-greeneries-and-oceans", trace)
    return _settle(game, table, spaces, left, trace)


def choose_touching(game: Game, table: Table, spaces: int, mask: int, rule: str) -> Site:
    """Most adjacent spaces of a set, then the tie-breaks (B27)."""
    trace = _trace(table)
    return _settle(
        game, table, spaces, keep_by_adjacency(spaces, MARS, mask, MOST, rule, trace), trace
    )


def choose_marker(game: Game, table: Table, spaces: int) -> Site:
    """The tie-breaks, and before the card flip most adjacent ocean areas (B22)."""
    return _settle(game, table, spaces, spaces, _trace(table), last=_most_ocean_areas)


def choose_by_tiebreaks(game: Game, table: Table, spaces: int) -> Site:
    """Only the tie-breaks decide: oceans and the Neural Instance (12.5, 12.6). [A p.9]"""
    return _settle(game, table, spaces, spaces, _trace(table))


def _trace(table: Table) -> Trace | None:
    return Trace(MARS.names) if table.listening else None


def _settle(
    game: Game,
    table: Table,
    legal: int,
    left: int,
    trace: Trace | None,
    last: Tiebreak | None = None,
) -> Site:
    """The tie-breaks of the map in order, then the card flip; stop at one space (12.2). [A p.9]"""
    order = _tiebreaks(game)
    for tiebreak in order if last is None else (*order, last):
        if not left & (left - 1):
            break
        left = tiebreak(game, left, trace)
    if left & (left - 1):
        cost = COSTS[flip_project_card(game, table)]
        space = counted_round(left, cost)
        if trace is not None:
            flip = Narrowing("mars-tie-flip", cost, (MARS.names[space],))
            trace.narrowings.append(flip)
    else:
        space = left.bit_length() - 1
    if trace is None:
        return space, None
    narrowings = tuple(trace.narrowings)
    why = Deliberation("mars-space", MARS.named(legal), narrowings, MARS.names[space])
    return space, why


def _most_oceans(game: Game, left: int, trace: Trace | None) -> int:
    return keep_by_adjacency(left, MARS, game.planet.oceans, MOST, "mars-tie-oceans", trace)


def _most_ocean_areas(game: Game, left: int, trace: Trace | None) -> int:
    return keep_by_adjacency(left, MARS, game.map.ocean, MOST, "mars-tie-ocean-areas", trace)


def _most_icons(game: Game, left: int, trace: Trace | None) -> int:
    """Most icons covered; what counts extra on a map or by a special space is in the ranks."""
    return keep_highest(left, icon_ranking(game), "mars-tie-icons", trace)


def _within(region: int, rule: str, left: int, trace: Trace | None) -> int:
    """Prefer a part of the map, if any candidate lies there."""
    kept = left & region or left
    if trace is not None:
        values = [region >> space & 1 for space in spaces_of(left)]
        trace.note(f"mars-tie-{rule}", values, int(bool(left & region)), kept)
    return kept


def _polar(game: Game, left: int, trace: Trace | None) -> int:
    return _within(POLAR, "polar", left, trace)


def _southern(game: Game, left: int, trace: Trace | None) -> int:
    return _within(SOUTHERN, "southern", left, trace)


def _by_special(game: Game, left: int, trace: Trace | None) -> int:
    """Next to any special tile, the Neural Instance included: yes or no, not how many."""
    special = MARS.next_to(game.planet.specials | game.planet.neural)
    return _within(special, "by-special", left, trace)


def _edge_or_oceans(game: Game, left: int, trace: Trace | None) -> int:
    """Edge spaces if there are any, otherwise most adjacent oceans."""
    if left & MARS.edge:
        return _within(MARS.edge, "edge", left, trace)
    return _most_oceans(game, left, trace)


Tiebreak = Callable[["Game", int, Trace | None], int]

TIEBREAKS: Final[dict[str, tuple[Tiebreak, ...]]] = {
    "tharsis": (_most_oceans, _most_icons),
    "hellas": (_most_oceans, _polar, _most_icons),
    "elysium": (_most_oceans, _most_icons, _southern),
    "terra_cimmeria": (_most_oceans, _by_special, _most_icons),
    "utopia_planitia": (_most_oceans, _most_icons),
    "vastitas_borealis": (_most_icons, _edge_or_oceans),
}
"""The tie-breaks of each map before the card flip (12.2, D-49). [A p.9] [C p.10]"""


def _tiebreaks(game: Game) -> tuple[Tiebreak, ...]:
    """Highlander of the expansion puts the oceans below the icons (16.7). [C p.14]"""
    order = TIEBREAKS[game.setup.map]
    if not game.oceans_last:
        return order
    rest = tuple(step for step in order if step is not _most_oceans)
    after = rest.index(_most_icons) + 1
    return (*rest[:after], _most_oceans, *rest[after:])


def icon_ranking(game: Game) -> Ranking:
    """Twice the icons of each space; a special space that can be used ranks as two and a half.

    Founder of the expansion counts one icon more next to special tiles (12.7, 16.7). [C p.11]
    """
    special = game.map.special
    usable = 1 << special.space if special is not None and special_usable(game) else 0
    planet = game.planet
    near = MARS.next_to(planet.specials | planet.neural) if game.icons_by_special else 0
    return _raised(game.ranking, usable, near) if usable or near else game.ranking


@lru_cache(maxsize=1024)
def _raised(ranking: Ranking, usable: int, near: int) -> Ranking:
    """The ranking with a usable special space and the spaces near special tiles moved up."""
    return Ranking(
        [
            value + 5 * (usable >> space & 1) + 2 * (near >> space & 1)
            for space, value in enumerate(ranking.values)
        ]
    )


def special_usable(game: Game) -> bool:
    """Whether MarsBot can pay for the special space and get something (12.7). [C p.11]"""
    special = game.map.special
    if special is None or game.bot.mc < special.pay:
        return False
    planet = game.planet
    if special.get == "ocean":
        return planet.ocean_count < MAX_OCEANS
    if special.get == "temperature":
        return planet.temperature < MAX_TEMPERATURE
    return any(len(tile.owners) < SLOTS and BOT not in tile.owners for tile in game.colonies)
