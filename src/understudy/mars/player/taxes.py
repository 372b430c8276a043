"""What the ruling party takes: under Reds every step of the rating costs 3 M€ (12.4). [T 12.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.mars.planet.parameters import RATING_VENUS
from understudy.mars.player.card import HEAT, MC
from understudy.mars.player.obstacle import Lack, Obstacle
from understudy.mars.player.prospect import Prospect
from understudy.mars.player.side import Played
from understudy.mars.state import (
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MAX_VENUS,
    Game,
)
from understudy.table.payment import Means

RATING_TAX: Final = 3
OCEAN_TEMPERATURE: Final = 0
TEMPERATURE_OXYGEN: Final = 8


def taxed(game: Game) -> bool:
    """Whether steps of the rating are taxed now."""
    turmoil = game.turmoil
    return turmoil is not None and turmoil.ruling == "reds" and game.phase == "action"


def pays_with_heat(you: Played) -> bool:
    """Whether heat pays for anything that costs M€, taxes too."""
    return any(tender.anything and tender.resource == HEAT for tender in you.terms.tenders)


def leave(game: Game, you: Played, prospect: Prospect, price: int, means: Sequence[Means]) -> None:
    """The most M€ that can be left after a price, and of the heat that pays like them the rest."""
    left = you.stock[MC] + sum([one.value * one.count for one in means]) - price
    prospect.stock[MC] = min(you.stock[MC], left)
    if taxed(game) and pays_with_heat(you):
        prospect.stock[HEAT] = min(you.stock[HEAT], left - prospect.stock[MC])


def rating_tax(game: Game, you: Played, prospect: Prospect) -> Obstacle | None:
    """An action whose rating cannot be paid for is not allowed (12.4). [T 12.4]"""
    if not prospect.rating or not taxed(game):
        return None
    need = RATING_TAX * taxed_steps(you, prospect)
    have = prospect.stock[MC]
    if pays_with_heat(you):
        have += prospect.stock[HEAT]
    return Obstacle(Lack.TAX, "mc", need, have) if have < need else None


def taxed_steps(you: Played, prospect: Prospect) -> int:
    """The steps that are gained: a step that is lost costs nothing."""
    lost = you.terms.skips_rating and not you.rating_skipped
    return max(0, prospect.rating - lost)


def kept_for_tax(game: Game, you: Played, prospect: Prospect, money: int) -> int:
    """M€ that must be left after paying, so that the tax of what follows can be paid.

    `money` is what the prospect began with: what comes in on the way pays too.
    """
    if not taxed(game) or pays_with_heat(you):
        return 0
    return max(0, RATING_TAX * taxed_steps(you, prospect) - (prospect.stock[MC] - money))


def rating_by(game: Game, parameter: str, steps: int) -> int:
    """How many steps of your rating a parameter brings, with what its bonus steps bring (6)."""
    planet = game.planet
    if parameter == "temperature":
        before = planet.temperature
        after = min(MAX_TEMPERATURE, before + 2 * steps)
        ocean = before < OCEAN_TEMPERATURE <= after and planet.ocean_count < MAX_OCEANS
        return (after - before) // 2 + ocean
    if parameter == "oxygen":
        before = planet.oxygen
        after = min(MAX_OXYGEN, before + steps)
        warmer = before < TEMPERATURE_OXYGEN <= after
        return after - before + (rating_by(game, "temperature", 1) if warmer else 0)
    before = planet.venus
    after = min(MAX_VENUS, before + 2 * steps)
    return (after - before) // 2 + (before < RATING_VENUS <= after)
