"""What MarsBot does to the planet: tiles and parameters, with what they pay (9, 12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.mars.changes import Reason, failed_action, gain_mc, gain_tr, lose_mc
from understudy.mars.marsbot.corporations.corporation import Order, carry_out
from understudy.mars.marsbot.placement import (
    Site,
    choose_by_tiebreaks,
    choose_city,
    choose_greenery,
    city_spaces,
    greenery_spaces,
    neural_instance_spaces,
    ocean_spaces,
    special_usable,
)
from understudy.mars.printed.maps import MARS, SpecialSpace
from understudy.mars.state import BOT, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS
from understudy.table import Change, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

MONEY_TEMPERATURES: Final = (-24, -20)
OCEAN_TEMPERATURE: Final = 0
WARMING_OXYGEN: Final = 8
RATING_VENUS: Final = 16


def raise_temperature(game: Game, table: Table, steps: int = 1) -> bool:
    """Each step gives 1 TR; false if the temperature is complete already (9). [A p.9]

    A second step that is not there any more is lost without penalty (D-24).
    """
    if game.planet.temperature == MAX_TEMPERATURE:
        return False
    if _replaced(game, table):
        return True
    for _ in range(steps):
        if game.planet.temperature < MAX_TEMPERATURE:
            _warm(game, table)
    return True


def _warm(game: Game, table: Table) -> None:
    planet, bot = game.planet, game.bot
    planet.temperature += 2
    bot.temperature_steps += 1
    tr = _terraformed(game, table)
    now = planet.temperature
    if table.listening:
        change = Change("temperature", now - 2, now)
        table.tell("mars-raise-temperature", "A p.9", change, *tr, to=now, tr=len(tr))
    table.depth += 1
    if now in MONEY_TEMPERATURES:
        gain_mc(game, table, 2, "mars-bonus-step-money", "A p.9")
    elif now == OCEAN_TEMPERATURE and not place_ocean(game, table):
        failed_action(game, table, Reason.OCEANS_COMPLETE)
    table.depth -= 1


def raise_oxygen(game: Game, table: Table) -> bool:
    """One step and 1 TR; at 8 % the temperature rises too (9). [A p.9]"""
    planet = game.planet
    if planet.oxygen == MAX_OXYGEN:
        return False
    if _replaced(game, table):
        return True
    planet.oxygen += 1
    tr = _terraformed(game, table)
    now = planet.oxygen
    if table.listening:
        change = Change("oxygen", now - 1, now)
        table.tell("mars-raise-oxygen", "A p.9", change, *tr, to=now, tr=len(tr))
    if now == WARMING_OXYGEN:
        table.depth += 1
        if not raise_temperature(game, table):
            failed_action(game, table, Reason.TEMPERATURE_COMPLETE)
        table.depth -= 1
    return True


def raise_venus(game: Game, table: Table, steps: int = 1) -> bool:
    """Each step gives 1 TR, 16 % one more, 8 % nothing (9, D-31). [C p.2]

    False if Venus is complete already.
    """
    planet, bot = game.planet, game.bot
    if planet.venus == MAX_VENUS:
        return False
    if _replaced(game, table):
        return True
    for _ in range(steps):
        if planet.venus == MAX_VENUS:
            break
        planet.venus += 2
        tr = _terraformed(game, table)
        now = planet.venus
        if table.listening:
            change = Change("venus", now - 2, now)
            table.tell("mars-raise-venus", "C p.2", change, *tr, to=now, tr=len(tr))
        if now == RATING_VENUS and not bot.unrewarded:
            table.depth += 1
            gain_tr(game, table, 1, "C p.2")
            table.depth -= 1
        if game.corporation is not None:
            watched(game, table, game.corporation.on_venus)
    return True


def _replaced(game: Game, table: Table) -> bool:
    """Whether the corporation takes something in place of a raise; never of B16's (C36). [B p.4]"""
    corporation = game.corporation
    if corporation is None or corporation.instead_of_raise is None or game.bot.unrewarded:
        return False
    return corporation.instead_of_raise(game, table)


def watched(game: Game, table: Table, order: Order | None) -> None:
    """The corporation reacts to something on the planet, also when B16 did it (19.3). [B p.4]"""
    if order is None:
        return
    unrewarded, game.bot.unrewarded = game.bot.unrewarded, False
    table.depth += 1
    carry_out(game, table, order)
    table.depth -= 1
    game.bot.unrewarded = unrewarded


def tile_placed(game: Game, table: Table, tile: str, space: int, owner: str) -> None:
    """What the corporation makes of a tile, whoever laid it."""
    corporation = game.corporation
    if corporation is None:
        return
    if tile == "ocean":
        watched(game, table, corporation.on_ocean)
    elif corporation.on_city is not None and tile in ("city", "capital"):
        corporation.on_city(game, table, owner)
    if corporation.on_tile is not None and tile not in ("ocean", "marker"):
        corporation.on_tile(game, table, space, owner)


def _terraformed(game: Game, table: Table) -> tuple[Change, ...]:
    """1 TR for a step or an ocean, unless nothing is rewarded now (B16); the change to tell."""
    bot = game.bot
    if bot.unrewarded:
        return ()
    bot.tr += 1
    return (Change("bot.tr", bot.tr - 1, bot.tr),) if table.listening else ()


def place_ocean(game: Game, table: Table, within: int = MARS.all) -> bool:
    """An ocean by the tie-breaks; 1 TR. False if none is left or has no place (12.5). [A p.9]"""
    spaces = ocean_spaces(game) & within
    if game.planet.ocean_count == MAX_OCEANS or not spaces:
        return False
    if _replaced(game, table):
        return True
    site = choose_by_tiebreaks(game, table, spaces)
    game.bot.oceans_placed += 1
    put_tile(game, table, site, "ocean", _terraformed(game, table))
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
    """The one tile of B07; only the tie-breaks decide (12.6). [A p.7]"""
    legal = neural_instance_spaces(game)
    if game.planet.neural or not legal:
        return False
    put_tile(game, table, choose_by_tiebreaks(game, table, legal), "neural_instance")
    return True


def put_tile(
    game: Game, table: Table, site: Site, tile: str, changes: tuple[Change, ...] = ()
) -> None:
    """MarsBot's tile on the space chosen for it, with what the space pays (12.1, 12.7). [A p.9]"""
    planet = game.planet
    space, why = site
    special = game.map.special
    usable = special is not None and special.space == space and special_usable(game)
    corporation = game.corporation
    watching = table.listening or corporation is not None
    before = planet.tile_at(space) if watching else None
    planet.put(tile, BOT, 1 << space)
    if table.listening:
        name = MARS.names[space]
        table.tell(
            "mars-place", "A p.9", Change(f"tile.{name}", before, planet.tile_at(space)),
            *changes, why=why, tile=Ref("mars-tile", tile), space=Ref("mars-space", name),
            owner=BOT,
        )  # fmt: skip
    table.depth += 1
    _placement_bonus(game, table, space)
    if corporation is not None and before == "marker bot":
        carry_out(game, table, corporation.on_own_marker)
    if special is not None and usable:
        _use_special_space(game, table, special)
    if corporation is not None:
        tile_placed(game, table, tile, space, BOT)
    table.depth -= 1


def _placement_bonus(game: Game, table: Table, space: int) -> None:
    """2 MC for each adjacent ocean, 1 MC for each icon covered (12.7, D-38). [A p.9]"""
    oceans = MARS.neighbours[space] & game.planet.oceans
    if oceans:
        each = 2 if game.corporation is None else game.corporation.ocean_money
        money = each * oceans.bit_count()
        gain_mc(game, table, money, "mars-beside-oceans", "A p.9", ruling="D-38")
    icons = game.map.icons[space]
    if icons and "d" in game.map.bonus[space] and "turmoil" not in game.setup.expansions:
        icons = 0
    if icons:
        gain_mc(game, table, icons, "mars-covered-icons", "A p.9")


def _use_special_space(game: Game, table: Table, special: SpecialSpace) -> None:
    """MarsBot pays first, then takes what the space gives (12.7, D-52). [C p.11]"""
    lose_mc(game, table, special.pay, "mars-special-space-paid", "C p.11")
    if special.get == "ocean":
        place_ocean(game, table)
    elif special.get == "temperature":
        raise_temperature(game, table)
    else:
        # A tile can build a colony and a colony can lay an ocean tile: one import has to wait.
        from understudy.mars.expansions.colonies import build_colony

        build_colony(game, table)
