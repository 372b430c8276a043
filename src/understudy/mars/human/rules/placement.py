"""Placement of your tiles: legal spaces, bonuses and triggers (6). [T 6]"""

from __future__ import annotations

from typing import Final, Literal

from understudy.core import ChoiceRecord, Table
from understudy.mars.human.rules.choices import choose_space
from understudy.mars.human.rules.draw_cards import add_to_hand, draw
from understudy.mars.human.rules.external_triggers import on_off_map_city
from understudy.mars.human.rules.payments import cannot_afford, methods_for_mc, pay, total_value
from understudy.mars.human.rules.places import WHERE, PlaceName, why_not_elsewhere
from understudy.mars.human.rules.rating import rating_raised
from understudy.mars.human.rules.reds_tax import RATING_TAX, is_taxed, project_raise, taxed_steps
from understudy.mars.human.rules.stock import gain
from understudy.mars.human.rules.trigger_clauses import OwnMarkerCovered
from understudy.mars.human.rules.triggers import run_triggers
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM, Context
from understudy.mars.human.state.side import Human
from understudy.mars.planet.parameters import RAISES, raise_oxygen
from understudy.mars.planet.tiles import build_off_map_city, place_tile, run_tile_triggers
from understudy.mars.printed.colonies import COLONY_FACTS, OCEAN, SLOTS
from understudy.mars.printed.maps import MARS, SpecialSpace
from understudy.mars.state import HUMAN, MAX_OCEANS, MAX_TEMPERATURE, NEW_HOLLAND, ColonyTile, Game

OFF_MAP: Final = "off_map"
OffMap = Literal["off_map"]
PLAIN_TILES: Final = ("ocean", "greenery", "city", "capital", NEW_HOLLAND, "marker")
"""Tiles that have a kind of their own on the map; all others are special tiles."""

ICONS: Final = {"s": STEEL, "t": TITANIUM, "p": PLANTS, "h": HEAT, "e": ENERGY}

SPECIAL_SPACE_PARAMETER: Final = {"ocean": "oceans", "temperature": "temperature"}
"""The parameter that a special space raises, by what the space gives."""


def spaces_for(
    game: Game, you: Human, tile: str, where: PlaceName, money: int, times: int = 1
) -> int:
    """Return the legal spaces for your tile; a space with a cost only if you can pay (6). [T 6]

    With `times` the bonus of the space is gained and paid that many times.
    """
    if tile == "ocean" and game.planet.ocean_count == MAX_OCEANS:
        return 0
    spaces = WHERE[where].spaces(game, HUMAN)
    if you.nomads_space >= 0:
        spaces &= ~(1 << you.nomads_space)
    special = game.map.special
    if (
        special is not None
        and spaces >> special.space & 1
        and tile != "marker"
        and not _can_use_special_space(game, you, special, money, times)
    ):
        spaces &= ~(1 << special.space)
    return spaces


def _can_use_special_space(
    game: Game, you: Human, special: SpecialSpace, money: int, times: int
) -> bool:
    """Return whether you can pay for a special space and the tax on what it gives (6). [T 6]

    If the space gives a colony and none can be built, the space is not legal.
    """
    left = special_uses_left(game, special.get)
    if not left:
        return not game.colonies or special.get in SPECIAL_SPACE_PARAMETER
    times = min(times, left)
    need = special.pay * times
    parameter = SPECIAL_SPACE_PARAMETER.get(special.get) or _rated_colony(game)
    if is_taxed(game) and parameter:
        budget = Budget(you)
        project_raise(game, budget, parameter, times)
        need += RATING_TAX * taxed_steps(you, budget)
    return money + total_value(methods_for_mc(you)) >= need


def _rated_colony(game: Game) -> str:
    """Return `oceans` if every colony you could build places an ocean, otherwise ""."""
    builds = [COLONY_FACTS[tile.name].build.what for tile in colony_places(game)]
    return "oceans" if set(builds) == {OCEAN} else ""


def colony_places(game: Game, *, duplicate: bool = False) -> list[ColonyTile]:
    """Return tiles with a free slot; without `duplicate` only those without your colony (12.3)."""
    return [
        tile
        for tile in game.colonies
        if len(tile.owners) < SLOTS and (duplicate or HUMAN not in tile.owners)
    ]


def special_uses_left(game: Game, what: str) -> int:
    """Return how often the special space can still give something (6). [T 6]"""
    if what == "ocean":
        return MAX_OCEANS - game.planet.ocean_count
    if what == "temperature":
        return (MAX_TEMPERATURE - game.planet.temperature) // 2
    return len(colony_places(game))


def place_own_tile(
    game: Game,
    table: Table,
    you: Human,
    tile: str,
    space: int,
    context: Context | None,
    *,
    times: int = 1,
    oxygen: bool = True,
    why: ChoiceRecord | None = None,
) -> None:
    """Place your tile and resolve its bonuses, oxygen and triggers (6). [T 6]

    The printed bonus is gained `times` times. `why` explains the space if MarsBot chose it.
    """
    on_ocean = tile == NEW_HOLLAND
    own_marker = game.planet.human_markers >> space & 1
    rating = you.tr
    if tile == "ocean":
        you.oceans_placed += 1
    place_tile(game, table, you, tile if tile in PLAIN_TILES else "special", space, why)
    if context is not None:
        context.space = space
        you.tile_of_card[context.card.id] = space
    table.depth += 1
    rating_raised(game, table, you, you.tr - rating)
    if tile != "marker":
        if not you.without_reward:
            if not on_ocean:
                for _ in range(times):
                    printed_bonus(game, table, you, space)
            ocean_adjacency_bonus(game, table, you, space)
        if own_marker:
            run_triggers(game, table, you, OwnMarkerCovered)
        if tile == "greenery" and oxygen:
            raise_oxygen(game, table, you)
        run_tile_triggers(game, table, tile if tile in PLAIN_TILES else "special", space, HUMAN)
    table.depth -= 1


def printed_bonus(game: Game, table: Table, you: Human, space: int) -> None:
    """Gain the bonus printed on a space: resources, cards, or an effect for MC (6). [T 6]"""
    icons = game.map.bonus[space]
    for icon in sorted(set(icons), key=icons.index):
        count = icons.count(icon)
        if icon == "c":
            add_to_hand(table, you, draw(game, table, you, count))
        elif icon == "d":
            you.gain_delegate(game, table)
        else:
            gain(table, you, ICONS[icon], count)
    special = game.map.special
    if special is not None and special.space == space:
        _use_special_space(game, table, you, special.pay, special.get)


def _use_special_space(game: Game, table: Table, you: Human, price: int, gives: str) -> None:
    """Pay for the effect of a special space; compulsory while it is possible (6). [T 6]"""
    methods = methods_for_mc(you)
    if not special_uses_left(game, gives) or cannot_afford(you, price, methods) is not None:
        return
    pay(table, you, price, methods, None)
    if gives == "ocean":
        place_ocean(game, table, you, None)
    elif gives == "temperature":
        RAISES["temperature"](game, table, you)
    else:
        you.build_colony(game, table)


def place_ocean(game: Game, table: Table, you: Human, context: Context | None) -> None:
    """Place an ocean on a space you choose, if one is left (6). [T 6]"""
    spaces = spaces_for(game, you, "ocean", "ocean area", you.stock[MC])
    if spaces:
        why_not = why_not_elsewhere(game, you, spaces, "ocean area")
        space = choose_space(table, context, "ocean", spaces, why_not)
        place_own_tile(game, table, you, "ocean", space, context)


def ocean_adjacency_bonus(game: Game, table: Table, you: Human, space: int) -> None:
    """Gain 2 MC for each adjacent ocean (6). [T 6]"""
    oceans = (MARS.neighbors[space] & game.planet.oceans).bit_count()
    if oceans:
        gain(table, you, MC, oceans * you.modifiers.ocean_money)


def place_off_map_city(game: Game, table: Table, you: Human) -> None:
    """Place a city outside the map; it is adjacent to nothing (6). [T 6]"""
    build_off_map_city(game, table, you, "T 6")
    on_off_map_city(game, table, you)
