"""What MarsBot does to the planet: tiles and parameters, with what they pay (9, 12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.mars.changes import Reason, failed_action, gain_mc
from understudy.mars.maps import MARS
from understudy.mars.placement import (
    Site,
    choose_by_tiebreaks,
    choose_city,
    choose_greenery,
    city_spaces,
    greenery_spaces,
    neural_instance_spaces,
    ocean_spaces,
)
from understudy.mars.state import BOT, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE
from understudy.table import Change, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

MONEY_TEMPERATURES: Final = (-24, -20)
OCEAN_TEMPERATURE: Final = 0
WARMING_OXYGEN: Final = 8


def raise_temperature(game: Game, table: Table, steps: int = 1) -> bool:
    """Each step gives 1 TR; false if the temperature is complete already (9). [A p.9]

    A second step that is not there any more is lost without penalty (D-24).
    """
    if game.planet.temperature == MAX_TEMPERATURE:
        return False
    for _ in range(steps):
        if game.planet.temperature < MAX_TEMPERATURE:
            _warm(game, table)
    return True


def _warm(game: Game, table: Table) -> None:
    planet, bot = game.planet, game.bot
    planet.temperature += 2
    bot.tr += 1
    now = planet.temperature
    if table.listening:
        changes = (Change("temperature", now - 2, now), Change("bot.tr", bot.tr - 1, bot.tr))
        table.tell("mars-raise-temperature", "A p.9", *changes, to=now)
    table.depth += 1
    if now in MONEY_TEMPERATURES:
        gain_mc(game, table, 2, "mars-bonus-step-money", "A p.9")
    elif now == OCEAN_TEMPERATURE and not place_ocean(game, table):
        failed_action(game, table, Reason.OCEANS_COMPLETE)
    table.depth -= 1


def raise_oxygen(game: Game, table: Table) -> bool:
    """One step and 1 TR; at 8 % the temperature rises too (9). [A p.9]"""
    planet, bot = game.planet, game.bot
    if planet.oxygen == MAX_OXYGEN:
        return False
    planet.oxygen += 1
    bot.tr += 1
    now = planet.oxygen
    if table.listening:
        changes = (Change("oxygen", now - 1, now), Change("bot.tr", bot.tr - 1, bot.tr))
        table.tell("mars-raise-oxygen", "A p.9", *changes, to=now)
    if now == WARMING_OXYGEN:
        table.depth += 1
        if not raise_temperature(game, table):
            failed_action(game, table, Reason.TEMPERATURE_COMPLETE)
        table.depth -= 1
    return True


def place_ocean(game: Game, table: Table, within: int = MARS.all) -> bool:
    """An ocean by the tie-breaks; 1 TR. False if none is left or has no place (12.5). [A p.9]"""
    planet, bot = game.planet, game.bot
    spaces = ocean_spaces(game) & within
    if planet.ocean_count == MAX_OCEANS or not spaces:
        return False
    site = choose_by_tiebreaks(game, table, spaces)
    bot.tr += 1
    put_tile(game, table, site, "ocean", Change("bot.tr", bot.tr - 1, bot.tr))
    return True


def place_greenery(game: Game, table: Table, spaces: int | None = None) -> bool:
    """A greenery, and oxygen unless complete. False without a legal space (12.3). [A p.9]"""
    legal = greenery_spaces(game) if spaces is None else spaces
    if not legal:
        return False
    put_tile(game, table, choose_greenery(game, table, legal), "greenery")
    table.depth += 1
    raise_oxygen(game, table)
    table.depth -= 1
    return True


def place_city(game: Game, table: Table) -> bool:
    """A city by MarsBot's preference. False without a legal space (12.4). [A p.9]"""
    legal = city_spaces(game)
    if not legal:
        return False
    put_tile(game, table, choose_city(game, table, legal), "city")
    return True


def place_neural_instance(game: Game, table: Table) -> bool:
    """The tile of B07; only the tie-breaks decide (12.6). [A p.7]"""
    legal = neural_instance_spaces(game)
    if not legal:
        return False
    put_tile(game, table, choose_by_tiebreaks(game, table, legal), "neural_instance")
    return True


def put_tile(game: Game, table: Table, site: Site, tile: str, *changes: Change) -> None:
    """MarsBot's tile on the space chosen for it, with what the space pays (12.1, 12.7). [A p.9]"""
    planet, space = game.planet, site.space
    before = planet.tile_at(space) if table.listening else None
    planet.put(tile, BOT, 1 << space)
    if table.listening:
        name = MARS.names[space]
        table.tell(
            "mars-place", "A p.9", Change(f"tile.{name}", before, planet.tile_at(space)),
            *changes, why=site.why, tile=Ref("mars-tile", tile), space=Ref("mars-space", name),
            owner=BOT,
        )  # fmt: skip
    _placement_bonus(game, table, space)


def _placement_bonus(game: Game, table: Table, space: int) -> None:
    """2 MC for each adjacent ocean, 1 MC for each icon covered (12.7, D-38). [A p.9]"""
    table.depth += 1
    oceans = (MARS.neighbours[space] & game.planet.oceans).bit_count()
    if oceans:
        gain_mc(game, table, 2 * oceans, "mars-beside-oceans", "A p.9", ruling="D-38")
    icons = game.map.icons[space]
    if icons:
        gain_mc(game, table, icons, "mars-covered-icons", "A p.9")
    table.depth -= 1
