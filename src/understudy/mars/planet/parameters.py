"""Raising the global parameters by a step, for either side (9 and the base rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.core import Change, Table
from understudy.mars.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS, Game
from understudy.mars.terraforming_side import BonusStep, TerraformingSide

MIN_TEMPERATURE: Final = -30
HEAT_TEMPERATURES: Final = (-24, -20)
OCEAN_TEMPERATURE: Final = 0
WARMING_OXYGEN: Final = 8
CARD_VENUS: Final = 8
RATING_VENUS: Final = 16

STEP: Final = {"temperature": 2, "oxygen": 1, "oceans": 1, "venus": 2}
"""The size of one step of each global parameter."""

MAXIMUM: Final = {
    "temperature": MAX_TEMPERATURE, "oxygen": MAX_OXYGEN, "oceans": MAX_OCEANS, "venus": MAX_VENUS,
}  # fmt: skip
"""The value at which each global parameter is complete."""

BONUS_STEPS: Final[dict[str, dict[int, BonusStep]]] = {
    "temperature": {
        **dict.fromkeys(HEAT_TEMPERATURES, BonusStep.HEAT_PRODUCTION),
        OCEAN_TEMPERATURE: BonusStep.OCEAN,
    },
    "oxygen": {WARMING_OXYGEN: BonusStep.TEMPERATURE},
    "oceans": {},
    "venus": {CARD_VENUS: BonusStep.CARD, RATING_VENUS: BonusStep.RATING},
}
"""The bonus printed beside a value of each global parameter. [A p.9] [C p.2]"""
_TEMPERATURE_BONUSES: Final = BONUS_STEPS["temperature"]
_OXYGEN_BONUSES: Final = BONUS_STEPS["oxygen"]
_VENUS_BONUSES: Final = BONUS_STEPS["venus"]


def parameter_value(game: Game, parameter: str) -> int:
    """Return the current value of a global parameter."""
    planet = game.planet
    if parameter == "temperature":
        return planet.temperature
    if parameter == "oceans":
        return planet.ocean_count
    return planet.oxygen if parameter == "oxygen" else planet.venus


def raise_temperature(game: Game, table: Table, by: TerraformingSide) -> None:
    """Raise the temperature a step, unless it is complete. [A p.9]"""
    planet = game.planet
    if planet.temperature == MAX_TEMPERATURE:
        return
    planet.temperature += 2
    now = planet.temperature
    by.record_raise(game, table, "temperature", now - 2, now)
    bonus = _TEMPERATURE_BONUSES.get(now)
    if bonus is not None:
        _bonus_step(game, table, by, bonus)


def raise_oxygen(game: Game, table: Table, by: TerraformingSide) -> None:
    """Raise oxygen a step, at 8 % also the temperature, unless it is complete. [A p.9]"""
    planet = game.planet
    if planet.oxygen == MAX_OXYGEN:
        return
    planet.oxygen += 1
    now = planet.oxygen
    by.record_raise(game, table, "oxygen", now - 1, now)
    bonus = _OXYGEN_BONUSES.get(now)
    if bonus is not None:
        _bonus_step(game, table, by, bonus)


def raise_venus(game: Game, table: Table, by: TerraformingSide) -> None:
    """Raise Venus a step, unless it is complete. [C p.2]"""
    planet = game.planet
    if planet.venus == MAX_VENUS:
        return
    planet.venus += 2
    now = planet.venus
    by.record_raise(game, table, "venus", now - 2, now)
    bonus = _VENUS_BONUSES.get(now)
    if bonus is not None:
        _bonus_step(game, table, by, bonus)
    for trigger in game.triggers.venus:
        trigger(game, table)


def lower_temperature(game: Game, table: Table, steps: int) -> None:
    """Lower the temperature, unless it is complete (12.4). [T 12.4]"""
    planet = game.planet
    before = planet.temperature
    if before == MAX_TEMPERATURE:
        return
    planet.temperature = max(MIN_TEMPERATURE, before - STEP["temperature"] * steps)
    if table.listening and planet.temperature != before:
        change = Change("temperature", before, planet.temperature)
        table.tell("mars-you-cool", "T 12.4", change, to=planet.temperature)


RAISES: Final[dict[str, Callable[[Game, Table, TerraformingSide], None]]] = {
    "temperature": raise_temperature,
    "oxygen": raise_oxygen,
    "venus": raise_venus,
}
"""The function that raises each parameter."""


def _bonus_step(game: Game, table: Table, by: TerraformingSide, bonus: BonusStep) -> None:
    table.depth += 1
    by.resolve_bonus_step(game, table, bonus)
    table.depth -= 1
