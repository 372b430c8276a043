"""MarsBot's tiles and raised parameters, with their rewards (9, 12.7)."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Step, Table, new_step
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action, gain_mc, gain_tr
from understudy.mars.marsbot.placement import (
    Site,
    choose_by_tiebreaks,
    choose_city,
    choose_greenery,
    neural_instance_spaces,
    special_usable,
)
from understudy.mars.planet import parameters
from understudy.mars.planet.spaces import city_spaces, greenery_spaces, ocean_spaces
from understudy.mars.planet.tiles import place_tile, run_tile_triggers
from understudy.mars.printed.maps import MARS
from understudy.mars.state import (
    BOT,
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MAX_VENUS,
    NO_TRIGGERS,
    Game,
)
from understudy.mars.terraforming_side import BonusStep, TerraformingSide

RAISED: Final = {
    "temperature": ("mars-raise-temperature", "A p.9"),
    "oxygen": ("mars-raise-oxygen", "A p.9"),
    "venus": ("mars-raise-venus", "C p.2"),
}
"""The step kind and citation for each parameter that MarsBot raises."""


class MarsBot(TerraformingSide):
    """MarsBot as the planet rules see it; its state is in the position."""

    def gain_rating(self, game: Game, table: Table, amount: int) -> tuple[Change, ...]:
        """Gain rating, unless MarsBot is unrewarded now (B16)."""
        bot = game.bot
        if bot.unrewarded:
            return ()
        bot.tr += amount
        return (Change("bot.tr", bot.tr - amount, bot.tr),) if table.listening else ()

    def record_raise(self, game: Game, table: Table, parameter: str, before: int, now: int) -> None:
        """Gain 1 TR for the step and record it (9). [A p.9]"""
        bot = game.bot
        if parameter == "temperature":
            bot.temperature_steps += 1
        reward = 0 if bot.unrewarded else 1
        bot.tr += reward
        if table.listening:
            table.record(_raise_step, parameter, before, now, reward, bot.tr)

    def resolve_bonus_step(self, game: Game, table: Table, bonus: BonusStep) -> None:
        """Gain MC for heat production, nothing for a card (9, D-31). [A p.9] [C p.2]"""
        if bonus is BonusStep.HEAT_PRODUCTION:
            gain_mc(game, table, 2, "mars-bonus-step-money", "A p.9")
        elif bonus is BonusStep.OCEAN:
            if not place_ocean(game, table):
                failed_action(game, table, Reason.OCEANS_COMPLETE)
        elif bonus is BonusStep.TEMPERATURE:
            if not raise_temperature(game, table):
                failed_action(game, table, Reason.TEMPERATURE_COMPLETE)
        elif bonus is BonusStep.RATING and not game.bot.unrewarded:
            gain_tr(game, table, 1, "C p.2")


def _raise_step(parameter: str, before: int, now: int, reward: int, tr: int) -> Step:
    kind, cite = RAISED[parameter]
    changes = [Change(parameter, before, now)]
    if reward:
        changes.append(Change("bot.tr", tr - reward, tr))
    return new_step(kind, cite, *changes, to=now, tr=reward)


MARSBOT: Final = MarsBot(BOT, "A p.9")


def raise_temperature(game: Game, table: Table, steps: int = 1) -> bool:
    """Raise the temperature. Return False if it is already complete (9). [A p.9]

    A second step beyond the end is lost without penalty (D-24).
    """
    if game.planet.temperature == MAX_TEMPERATURE:
        return False
    if not (game.triggers.replaces_raise and _is_replaced(game, table)):
        for _ in range(steps):
            parameters.raise_temperature(game, table, MARSBOT)
    return True


def raise_oxygen(game: Game, table: Table) -> bool:
    """Raise oxygen. Return False if it is already complete (9). [A p.9]"""
    if game.planet.oxygen == MAX_OXYGEN:
        return False
    if not (game.triggers.replaces_raise and _is_replaced(game, table)):
        parameters.raise_oxygen(game, table, MARSBOT)
    return True


def raise_venus(game: Game, table: Table, steps: int = 1) -> bool:
    """Raise Venus. Return False if it is already complete (9). [C p.2]"""
    if game.planet.venus == MAX_VENUS:
        return False
    if not (game.triggers.replaces_raise and _is_replaced(game, table)):
        for _ in range(steps):
            parameters.raise_venus(game, table, MARSBOT)
    return True


def _is_replaced(game: Game, table: Table) -> bool:
    """Return whether a trigger replaces the raise; never one of B16 (C36). [B p.4]"""
    if game.bot.unrewarded:
        return False
    return any(instead(game, table) for instead in game.triggers.replaces_raise)


def place_ocean(game: Game, table: Table, within: int = MARS.all) -> bool:
    """Place an ocean by the tie-breaks for 1 TR. Return False if impossible (12.5). [A p.9]"""
    spaces = ocean_spaces(game, BOT) & within
    if game.planet.ocean_count == MAX_OCEANS or not spaces:
        return False
    if not (game.triggers.replaces_raise and _is_replaced(game, table)):
        site = choose_by_tiebreaks(game, table, spaces)
        game.bot.oceans_placed += 1
        place_bot_tile(game, table, site, "ocean")
    return True


def place_greenery(game: Game, table: Table, spaces: int | None = None) -> bool:
    """Place a greenery and raise oxygen. Return False without a legal space (12.3). [A p.9]"""
    legal = greenery_spaces(game, BOT) if spaces is None else spaces
    if not legal:
        return False
    place_bot_tile(game, table, choose_greenery(game, table, legal), "greenery")
    table.depth += 1
    raise_oxygen(game, table)
    table.depth -= 1
    return True


def place_city(game: Game, table: Table) -> bool:
    """Place a city by MarsBot's preference. Return False without a legal space (12.4). [A p.9]"""
    legal = city_spaces(game, BOT)
    if not legal:
        return False
    place_bot_tile(game, table, choose_city(game, table, legal), "city")
    return True


def place_neural_instance(game: Game, table: Table) -> bool:
    """Place the only tile of B07 by the tie-breaks. Return False if impossible (12.6). [A p.7]"""
    legal = neural_instance_spaces(game)
    if game.planet.neural or not legal:
        return False
    place_bot_tile(game, table, choose_by_tiebreaks(game, table, legal), "neural_instance")
    return True


def place_bot_tile(game: Game, table: Table, site: Site, tile: str) -> None:
    """Place MarsBot's tile and gain the bonuses of its space (12.1, 12.7). [A p.9]"""
    space, why = site
    triggers = game.triggers
    special = game.map.special
    usable = special is not None and special.space == space and special_usable(game)
    marked = game.planet.bot_markers >> space & 1
    place_tile(game, table, MARSBOT, tile, space, why)
    table.depth += 1
    _placement_bonus(game, table, space)
    if marked:
        for trigger in triggers.marker_covered:
            trigger(game, table)
    if usable:
        for use in triggers.special_space:
            use(game, table)
    if triggers is not NO_TRIGGERS:
        run_tile_triggers(game, table, tile, space, BOT)
    table.depth -= 1


def _placement_bonus(game: Game, table: Table, space: int) -> None:
    """Gain 2 MC for each adjacent ocean, 1 MC for each icon covered (12.7, D-38). [A p.9]"""
    oceans = MARS.neighbors[space] & game.planet.oceans
    if oceans:
        each = 2 if game.corporation is None else game.corporation.ocean_money
        money = each * oceans.bit_count()
        gain_mc(game, table, money, "mars-beside-oceans", "A p.9", ruling="D-38")
    icons = game.map.icons[space]
    if icons and "d" in game.map.bonus[space] and "turmoil" not in game.setup.expansions:
        icons = 0
    if icons:
        gain_mc(game, table, icons, "mars-covered-icons", "A p.9")
