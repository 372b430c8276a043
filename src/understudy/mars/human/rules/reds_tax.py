"""What the ruling party takes: under Reds every step of the rating costs 3 M€ (12.4). [T 12.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core.questions.payment import PaymentMethod
from understudy.mars.human.state.card import HEAT, MC
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.projection import Projection
from understudy.mars.human.state.side import HumanSide
from understudy.mars.planet.parameters import RATING_VENUS
from understudy.mars.state import (
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MAX_VENUS,
    Game,
)

RATING_TAX: Final = 3
OCEAN_TEMPERATURE: Final = 0
TEMPERATURE_OXYGEN: Final = 8


def taxed(game: Game) -> bool:
    """Whether steps of the rating are taxed now."""
    turmoil = game.turmoil
    return turmoil is not None and turmoil.ruling == "reds" and game.phase == "action"


def pays_with_heat(you: HumanSide) -> bool:
    """Whether heat pays for anything that costs M€, taxes too."""
    return any(tender.anything and tender.resource == HEAT for tender in you.terms.tenders)


def max_reserve(
    game: Game, you: HumanSide, prospect: Projection, price: int, means: Sequence[PaymentMethod]
) -> None:
    """The most M€ that can be left after a price, and of the heat that pays like them the rest."""
    left = you.stock[MC] + sum([one.value * one.count for one in means]) - price
    prospect.stock[MC] = min(you.stock[MC], left)
    if taxed(game) and pays_with_heat(you):
        prospect.stock[HEAT] = min(you.stock[HEAT], left - prospect.stock[MC])


def rating_tax(game: Game, you: HumanSide, prospect: Projection) -> Obstacle | None:
    """An action whose rating cannot be paid for is not allowed (12.4). [T 12.4]"""
    if not prospect.rating or not taxed(game):
        return None
    need = RATING_TAX * taxed_steps(you, prospect)
    have = prospect.stock[MC]
    if pays_with_heat(you):
        have += prospect.stock[HEAT]
    return Obstacle(Lack.TAX, "mc", need, have) if have < need else None


def taxed_steps(you: HumanSide, prospect: Projection) -> int:
    """The steps that are gained: a step that is lost costs nothing."""
    lost = you.terms.skips_rating and not you.rating_skipped
    return max(0, prospect.rating - lost)


def tax_on(game: Game, you: HumanSide, prospect: Projection) -> int:
    """The tax on all steps of the rating that are foreseen."""
    return RATING_TAX * taxed_steps(you, prospect) if taxed(game) else 0


def tax_on_oxygen(game: Game, you: HumanSide) -> int:
    """The tax on the step of oxygen that comes with a greenery."""
    if not taxed(game):
        return 0
    prospect = Projection(you)
    projected_rating_steps(game, prospect, "oxygen")
    return tax_on(game, you, prospect)


def tax_reserve(game: Game, you: HumanSide, prospect: Projection, money: int) -> int:
    """M€ that must be left after paying, so that the tax of what follows can be paid.

    `money` is what the prospect began with: what comes in on the way pays too.
    """
    if not taxed(game):
        return 0
    return max(0, RATING_TAX * taxed_steps(you, prospect) - (prospect.stock[MC] - money))


def projected_rating_steps(
    game: Game, prospect: Projection, parameter: str, steps: int = 1
) -> None:
    """The steps of your rating that a parameter brings, with what its bonus steps bring (6). [T 6]

    They count only while they are taxed.
    """
    if not taxed(game):
        return
    if not prospect.planet:
        planet = game.planet
        prospect.planet = {
            "temperature": planet.temperature, "oxygen": planet.oxygen,
            "oceans": planet.ocean_count, "venus": planet.venus,
        }  # fmt: skip
    for _ in range(steps):
        _foresee_step(prospect, parameter)


def _foresee_step(prospect: Projection, parameter: str) -> None:
    reached = prospect.planet
    if reached[parameter] == MOST[parameter]:
        return
    reached[parameter] += STEP[parameter]
    prospect.rating += 1
    now = reached[parameter]
    if parameter == "temperature" and now == OCEAN_TEMPERATURE:
        _foresee_step(prospect, "oceans")
    elif parameter == "oxygen" and now == TEMPERATURE_OXYGEN:
        _foresee_step(prospect, "temperature")
    elif parameter == "venus" and now == RATING_VENUS:
        prospect.rating += 1


STEP: Final = {"temperature": 2, "oxygen": 1, "oceans": 1, "venus": 2}
MOST: Final = {
    "temperature": MAX_TEMPERATURE, "oxygen": MAX_OXYGEN, "oceans": MAX_OCEANS, "venus": MAX_VENUS,
}  # fmt: skip
