"""Raising the global parameters by a step, for either side (9 and the base rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.core import Table
from understudy.mars.state import MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS, Game
from understudy.mars.terraforming_side import BonusStep, TerraformingSide

HEAT_TEMPERATURES: Final = (-24, -20)
OCEAN_TEMPERATURE: Final = 0
WARMING_OXYGEN: Final = 8
CARD_VENUS: Final = 8
RATING_VENUS: Final = 16


def raise_temperature(game: Game, table: Table, by: TerraformingSide) -> bool:
    """Raise the temperature a step. Return False if it is complete. [A p.9]"""
    planet = game.planet
    if planet.temperature == MAX_TEMPERATURE:
        return False
    planet.temperature += 2
    now = planet.temperature
    by.record_raise(game, table, "temperature", now - 2, now)
    if now in HEAT_TEMPERATURES:
        _bonus_step(game, table, by, BonusStep.HEAT_PRODUCTION)
    elif now == OCEAN_TEMPERATURE:
        _bonus_step(game, table, by, BonusStep.OCEAN)
    return True


def raise_oxygen(game: Game, table: Table, by: TerraformingSide) -> bool:
    """Raise oxygen a step, at 8 % also the temperature. Return False if complete. [A p.9]"""
    planet = game.planet
    if planet.oxygen == MAX_OXYGEN:
        return False
    planet.oxygen += 1
    now = planet.oxygen
    by.record_raise(game, table, "oxygen", now - 1, now)
    if now == WARMING_OXYGEN:
        _bonus_step(game, table, by, BonusStep.TEMPERATURE)
    return True


def raise_venus(game: Game, table: Table, by: TerraformingSide) -> bool:
    """Raise Venus a step. Return False if it is complete. [C p.2]"""
    planet = game.planet
    if planet.venus == MAX_VENUS:
        return False
    planet.venus += 2
    now = planet.venus
    by.record_raise(game, table, "venus", now - 2, now)
    if now == CARD_VENUS:
        _bonus_step(game, table, by, BonusStep.CARD)
    elif now == RATING_VENUS:
        _bonus_step(game, table, by, BonusStep.RATING)
    for trigger in game.triggers.venus:
        trigger(game, table)
    return True


RAISES: Final[dict[str, Callable[[Game, Table, TerraformingSide], bool]]] = {
    "temperature": raise_temperature,
    "oxygen": raise_oxygen,
    "venus": raise_venus,
}
"""The function that raises each parameter."""


def _bonus_step(game: Game, table: Table, by: TerraformingSide, bonus: BonusStep) -> None:
    table.depth += 1
    by.resolve_bonus_step(game, table, bonus)
    table.depth -= 1
