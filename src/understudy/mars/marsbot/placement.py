"""Choosing a space for MarsBot's tile: preference of the tile, tie-breaks of the map (12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from understudy.components.shortlist import FEWEST, MOST, Ranking, Shortlist
from understudy.core import ChoiceRecord, Fact, Table
from understudy.mars.marsbot.decks import flip_project_card
from understudy.mars.planet.counts import POLAR, SOUTHERN
from understudy.mars.planet.spaces import free_land
from understudy.mars.printed.cards import COSTS
from understudy.mars.printed.colonies import SLOTS
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref
from understudy.mars.state import BOT, MAX_OCEANS, MAX_TEMPERATURE, Game

Site = tuple[int, ChoiceRecord | None]
"""A chosen space, and why it was chosen."""


def neural_instance_spaces(game: Game) -> int:
    """Return inland spaces next to no tile and no reserved space (12.6). [A p.7]"""
    reserved = game.map.ocean | game.map.named
    return free_land(game, BOT) & ~MARS.edge & ~MARS.next_to(game.planet.tiles | reserved)


def choose_greenery(game: Game, table: Table, spaces: int) -> Site:
    """Choose: most adjacent own cities, fewest of yours, tie-breaks (12.3). [A p.9]"""
    planet = game.planet
    shortlist = Shortlist(table, "mars-space", MARS.names, spaces)
    own = planet.cities & planet.bot_tiles
    shortlist.keep_touching(MARS, own, MOST, "mars-tie-own-cities")
    yours = planet.cities & planet.human_tiles
    shortlist.keep_touching(MARS, yours, FEWEST, "mars-tie-your-cities")
    return _choose(game, table, shortlist)


def choose_city(game: Game, table: Table, spaces: int) -> Site:
    """Choose: most adjacent greeneries of either side, tie-breaks (12.4). [A p.9]"""
    return choose_touching(game, table, spaces, game.planet.greeneries, "mars-tie-greeneries")


def choose_city_by_nature(game: Game, table: Table, spaces: int) -> Site:
    """Choose: most adjacent greeneries and oceans, tie-breaks (B05). [A p.7]"""
    nature = game.planet.greeneries | game.planet.oceans
    return choose_touching(game, table, spaces, nature, "mars-tie-greeneries-and-oceans")


def choose_touching(game: Game, table: Table, spaces: int, mask: int, rule: str) -> Site:
    """Choose: most adjacent spaces of a set, tie-breaks (B27)."""
    shortlist = Shortlist(table, "mars-space", MARS.names, spaces)
    shortlist.keep_touching(MARS, mask, MOST, rule)
    return _choose(game, table, shortlist)


def choose_marker(game: Game, table: Table, spaces: int) -> Site:
    """Choose by the tie-breaks, with most adjacent ocean areas before the card flip (B22)."""
    shortlist = Shortlist(table, "mars-space", MARS.names, spaces)
    return _choose(game, table, shortlist, last=_most_ocean_areas)


def choose_by_tiebreaks(game: Game, table: Table, spaces: int) -> Site:
    """Choose only by the tie-breaks: oceans and the Neural Instance (12.5, 12.6). [A p.9]"""
    shortlist = Shortlist(table, "mars-space", MARS.names, spaces)
    return _choose(game, table, shortlist)


def _choose(game: Game, table: Table, shortlist: Shortlist, last: Tiebreak | None = None) -> Site:
    """Apply the tie-breaks of the map in order, then the card flip (12.2). [A p.9]"""
    left = shortlist.left
    if left & (left - 1):
        order = _tiebreaks(game)
        for tiebreak in order if last is None else (*order, last):
            tiebreak(game, shortlist)
            left = shortlist.left
            if not left & (left - 1):
                break
        else:
            break_tie_by_flip(game, table, shortlist)
    return shortlist.left.bit_length() - 1, shortlist.why()


def break_tie_by_flip(game: Game, table: Table, shortlist: Shortlist) -> None:
    """Count through the remaining options by the cost of a flipped project card (12.2)."""
    card = flip_project_card(game, table)
    if card is None:
        shortlist.count_through(0, "mars-tie-no-card")
        return
    args = {"card": card_ref(card)} if table.listening else None
    shortlist.count_through(COSTS[card], "mars-tie-flip", args)


def _most_oceans(game: Game, shortlist: Shortlist) -> None:
    shortlist.keep_touching(MARS, game.planet.oceans, MOST, "mars-tie-oceans")


def _most_ocean_areas(game: Game, shortlist: Shortlist) -> None:
    shortlist.keep_touching(MARS, game.map.ocean, MOST, "mars-tie-ocean-areas")


def _most_icons(game: Game, shortlist: Shortlist) -> None:
    """Keep the most icons covered; the ranks include extra icons of maps and special spaces."""
    shortlist.keep_highest(icon_ranking(game), "mars-tie-icons", _icons)


def _icons(rank: int) -> Fact:
    """Return the number of icons of a rank, with the half of a special space (12.7)."""
    return f"{rank // 2}½" if rank % 2 else rank // 2


def _polar(game: Game, shortlist: Shortlist) -> None:
    shortlist.prefer(POLAR, "mars-tie-polar")


def _southern(game: Game, shortlist: Shortlist) -> None:
    shortlist.prefer(SOUTHERN, "mars-tie-southern")


def _by_special(game: Game, shortlist: Shortlist) -> None:
    """Prefer spaces next to a special tile or the Neural Instance; the number does not count."""
    special = MARS.next_to(game.planet.specials | game.planet.neural)
    shortlist.prefer(special, "mars-tie-by-special")


def _edge_or_oceans(game: Game, shortlist: Shortlist) -> None:
    """Prefer edge spaces; without any, most adjacent oceans."""
    if shortlist.left & MARS.edge:
        shortlist.prefer(MARS.edge, "mars-tie-edge")
    else:
        _most_oceans(game, shortlist)


Tiebreak = Callable[[Game, Shortlist], None]

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
    """Return the tie-breaks; Highlander of the expansion moves oceans below icons (16.7). [C p.14]

    Vastitas Borealis has no such step to move (D-49).
    """
    order = TIEBREAKS[game.setup.map]
    if not game.oceans_last or _most_oceans not in order:
        return order
    rest = tuple(step for step in order if step is not _most_oceans)
    after = rest.index(_most_icons) + 1
    return (*rest[:after], _most_oceans, *rest[after:])


def icon_ranking(game: Game) -> Ranking:
    """Return twice the icons of each space; a usable special space ranks as 2½.

    Founder of the expansion counts an extra icon next to special tiles (12.7, 16.7). [C p.11]
    """
    special = game.map.special
    usable = 1 << special.space if special is not None and special_usable(game) else 0
    planet = game.planet
    near = MARS.next_to(planet.specials | planet.neural) if game.icons_by_special else 0
    return _with_special_spaces(game.ranking, usable, near) if usable or near else game.ranking


@lru_cache(maxsize=1024)
def _with_special_spaces(ranking: Ranking, usable: int, near: int) -> Ranking:
    """Return the ranking with the usable special space and spaces near special tiles raised."""
    return Ranking(
        [
            value + 5 * (usable >> space & 1) + 2 * (near >> space & 1)
            for space, value in enumerate(ranking.values)
        ]
    )


def special_usable(game: Game) -> bool:
    """Return whether MarsBot can pay for the special space and gain from it (12.7). [C p.11]"""
    special = game.map.special
    if special is None or game.bot.mc < special.pay:
        return False
    planet = game.planet
    if special.get == "ocean":
        return planet.ocean_count < MAX_OCEANS
    if special.get == "temperature":
        return planet.temperature < MAX_TEMPERATURE
    return any(len(tile.owners) < SLOTS and BOT not in tile.owners for tile in game.colonies)
