"""The Reds' tax: while they rule, each rating step costs 3 MC (12.4). [T 12.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core.questions.payment import PaymentMethod
from understudy.mars.human.state.card import HEAT, MC
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.projection import Projection
from understudy.mars.human.state.side import HumanSide
from understudy.mars.planet.parameters import BONUS_STEPS, MAXIMUM, STEP, parameter_value
from understudy.mars.state import Game
from understudy.mars.terraforming_side import BonusStep

RATING_TAX: Final = 3


def is_taxed(game: Game) -> bool:
    """Return whether rating steps are taxed now."""
    turmoil = game.turmoil
    return turmoil is not None and turmoil.ruling == "reds" and game.phase == "action"


def pays_with_heat(you: HumanSide) -> bool:
    """Return whether heat pays for anything that costs MC, taxes included."""
    return any(rule.anything and rule.resource == HEAT for rule in you.modifiers.payment_rules)


def project_payment(
    game: Game,
    you: HumanSide,
    projection: Projection,
    price: int,
    methods: Sequence[PaymentMethod],
) -> None:
    """Set the projected MC, and heat that pays like MC, to the most that remains after `price`."""
    left = you.stock[MC] + sum([method.value * method.count for method in methods]) - price
    projection.stock[MC] = min(you.stock[MC], left)
    if is_taxed(game) and pays_with_heat(you):
        projection.stock[HEAT] = min(you.stock[HEAT], left - projection.stock[MC])


def cannot_pay_tax(game: Game, you: HumanSide, projection: Projection) -> Obstacle | None:
    """Return why the tax on the projected rating steps cannot be paid, or None (12.4). [T 12.4]"""
    if not projection.rating_steps or not is_taxed(game):
        return None
    need = RATING_TAX * taxed_steps(you, projection)
    have = projection.stock[MC]
    if pays_with_heat(you):
        have += projection.stock[HEAT]
    return Obstacle(Lack.TAX, "mc", need, have) if have < need else None


def taxed_steps(you: HumanSide, projection: Projection) -> int:
    """Return the projected rating steps; one that a modifier skips is not taxed."""
    skipped = you.modifiers.skips_rating and not you.rating_skipped
    return max(0, projection.rating_steps - skipped)


def tax_on(game: Game, you: HumanSide, projection: Projection) -> int:
    """Return the tax on all projected rating steps."""
    return RATING_TAX * taxed_steps(you, projection) if is_taxed(game) else 0


def tax_on_oxygen(game: Game, you: HumanSide) -> int:
    """Return the tax on the oxygen step of a greenery."""
    if not is_taxed(game):
        return 0
    projection = Projection(you)
    project_raise(game, projection, "oxygen")
    return tax_on(game, you, projection)


def tax_reserve(game: Game, you: HumanSide, projection: Projection) -> int:
    """Return the MC to keep while paying, so that the tax on the effects can be paid.

    The projection starts with all your MC; MC that the effects gain pay too.
    """
    if not is_taxed(game):
        return 0
    gained = projection.stock[MC] - you.stock[MC]
    return max(0, RATING_TAX * taxed_steps(you, projection) - gained)


def project_raise(game: Game, projection: Projection, parameter: str, steps: int = 1) -> None:
    """Add the rating steps of raising a parameter, with those of its bonus steps (6). [T 6]

    Nothing is added while rating steps are not taxed.
    """
    if not is_taxed(game):
        return
    if not projection.parameters:
        projection.parameters = {name: parameter_value(game, name) for name in MAXIMUM}
    for _ in range(steps):
        _project_step(projection, parameter)


def _project_step(projection: Projection, parameter: str) -> None:
    if projection.parameters[parameter] == MAXIMUM[parameter]:
        return
    projection.parameters[parameter] += STEP[parameter]
    projection.rating_steps += 1
    bonus = BONUS_STEPS[parameter].get(projection.parameters[parameter])
    if bonus is BonusStep.OCEAN:
        _project_step(projection, "oceans")
    elif bonus is BonusStep.TEMPERATURE:
        _project_step(projection, "temperature")
    elif bonus is BonusStep.RATING:
        projection.rating_steps += 1
