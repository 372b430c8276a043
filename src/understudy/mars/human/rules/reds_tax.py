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


def is_taxed(game: Game) -> bool:
    """Whether steps of the rating are taxed now."""
    turmoil = game.turmoil
    return turmoil is not None and turmoil.ruling == "reds" and game.phase == "action"


def pays_with_heat(you: HumanSide) -> bool:
    """Whether heat pays for anything that costs M€, taxes too."""
    return any(rule.anything and rule.resource == HEAT for rule in you.modifiers.payment_rules)


def max_reserve(
    game: Game, you: HumanSide, projection: Projection, price: int, methods: Sequence[PaymentMethod]
) -> None:
    """The most M€ that can be left after a price, and of the heat that pays like them the rest."""
    left = you.stock[MC] + sum([one.value * one.count for one in methods]) - price
    projection.stock[MC] = min(you.stock[MC], left)
    if is_taxed(game) and pays_with_heat(you):
        projection.stock[HEAT] = min(you.stock[HEAT], left - projection.stock[MC])


def rating_tax(game: Game, you: HumanSide, projection: Projection) -> Obstacle | None:
    """An action whose rating cannot be paid for is not allowed (12.4). [T 12.4]"""
    if not projection.rating_steps or not is_taxed(game):
        return None
    need = RATING_TAX * taxed_steps(you, projection)
    have = projection.stock[MC]
    if pays_with_heat(you):
        have += projection.stock[HEAT]
    return Obstacle(Lack.TAX, "mc", need, have) if have < need else None


def taxed_steps(you: HumanSide, projection: Projection) -> int:
    """The steps that are gained: a step that is lost costs nothing."""
    lost = you.modifiers.skips_rating and not you.rating_skipped
    return max(0, projection.rating_steps - lost)


def tax_on(game: Game, you: HumanSide, projection: Projection) -> int:
    """The tax on all steps of the rating that are foreseen."""
    return RATING_TAX * taxed_steps(you, projection) if is_taxed(game) else 0


def tax_on_oxygen(game: Game, you: HumanSide) -> int:
    """The tax on the step of oxygen that comes with a greenery."""
    if not is_taxed(game):
        return 0
    projection = Projection(you)
    projected_rating_steps(game, projection, "oxygen")
    return tax_on(game, you, projection)


def tax_reserve(game: Game, you: HumanSide, projection: Projection, money: int) -> int:
    """M€ that must be left after paying, so that the tax of what follows can be paid.

    `money` is what the prospect began with: what comes in on the way pays too.
    """
    if not is_taxed(game):
        return 0
    return max(0, RATING_TAX * taxed_steps(you, projection) - (projection.stock[MC] - money))


def projected_rating_steps(
    game: Game, projection: Projection, parameter: str, steps: int = 1
) -> None:
    """The steps of your rating that a parameter brings, with what its bonus steps bring (6). [T 6]

    They count only while they are taxed.
    """
    if not is_taxed(game):
        return
    if not projection.parameters:
        planet = game.planet
        projection.parameters = {
            "temperature": planet.temperature, "oxygen": planet.oxygen,
            "oceans": planet.ocean_count, "venus": planet.venus,
        }  # fmt: skip
    for _ in range(steps):
        _foresee_step(projection, parameter)


def _foresee_step(projection: Projection, parameter: str) -> None:
    reached = projection.parameters
    if reached[parameter] == MOST[parameter]:
        return
    reached[parameter] += STEP[parameter]
    projection.rating_steps += 1
    now = reached[parameter]
    if parameter == "temperature" and now == OCEAN_TEMPERATURE:
        _foresee_step(projection, "oceans")
    elif parameter == "oxygen" and now == TEMPERATURE_OXYGEN:
        _foresee_step(projection, "temperature")
    elif parameter == "venus" and now == RATING_VENUS:
        projection.rating_steps += 1


STEP: Final = {"temperature": 2, "oxygen": 1, "oceans": 1, "venus": 2}
MOST: Final = {
    "temperature": MAX_TEMPERATURE, "oxygen": MAX_OXYGEN, "oceans": MAX_OCEANS, "venus": MAX_VENUS,
}  # fmt: skip
