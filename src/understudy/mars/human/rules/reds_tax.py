"""The Reds' tax: while they rule, each rating step costs 3 MC (12.4). [T 12.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core.questions.payment import PaymentMethod
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import HEAT, MC
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.planet.parameters import BONUS_STEPS, MAXIMUM, STEP, parameter_value
from understudy.mars.state import Game
from understudy.mars.terraforming_side import BonusStep

RATING_TAX: Final = 3


def is_taxed(game: Game) -> bool:
    """Return whether rating steps are taxed now."""
    turmoil = game.turmoil
    return turmoil is not None and turmoil.ruling == "reds" and game.phase == "action"


def pays_with_heat(you: Human) -> bool:
    """Return whether heat pays for anything that costs MC, taxes included."""
    return any(rule.anything and rule.resource == HEAT for rule in you.modifiers.payment_rules)


def project_payment(
    game: Game, you: Human, budget: Budget, price: int, methods: Sequence[PaymentMethod]
) -> None:
    """Set the projected MC, and heat that pays like MC, to the most that remains after `price`."""
    money = you.stock[MC]
    left = money - price
    for method in methods:
        left += method.value * method.count
    budget.stock[MC] = min(money, left)
    if you.modifiers.payment_rules and is_taxed(game) and pays_with_heat(you):
        budget.stock[HEAT] = min(you.stock[HEAT], left - budget.stock[MC])


def cannot_pay_tax(game: Game, you: Human, budget: Budget) -> Obstacle | None:
    """Return why the tax on the projected rating steps cannot be paid, or None (12.4). [T 12.4]"""
    if not budget.rating_steps or not is_taxed(game):
        return None
    need = RATING_TAX * taxed_steps(you, budget)
    have = budget.stock[MC]
    if pays_with_heat(you):
        have += budget.stock[HEAT]
    return Obstacle(Lack.TAX, "mc", need, have) if have < need else None


def taxed_steps(you: Human, budget: Budget) -> int:
    """Return the projected rating steps; one that a modifier skips is not taxed."""
    skipped = you.modifiers.skips_rating and not you.rating_skipped
    return max(0, budget.rating_steps - skipped)


def tax_on(game: Game, you: Human, budget: Budget) -> int:
    """Return the tax on all projected rating steps."""
    if not budget.rating_steps or not is_taxed(game):
        return 0
    return RATING_TAX * taxed_steps(you, budget)


def tax_on_oxygen(game: Game, you: Human) -> int:
    """Return the tax on the oxygen step of a greenery."""
    if not is_taxed(game):
        return 0
    budget = Budget(you)
    project_raise(game, budget, "oxygen")
    return tax_on(game, you, budget)


def tax_reserve(you: Human, budget: Budget) -> int:
    """Return the MC to keep while paying, so that the tax on the effects can be paid.

    Rating steps are taxed. The budget starts with all your MC; MC that the effects gain pay too.
    """
    gained = budget.stock[MC] - you.stock[MC]
    return max(0, RATING_TAX * taxed_steps(you, budget) - gained)


def project_raise(game: Game, budget: Budget, parameter: str, steps: int = 1) -> None:
    """Add the rating steps of raising a parameter, with those of its bonus steps (6). [T 6]

    Nothing is added while rating steps are not taxed.
    """
    if not is_taxed(game):
        return
    if not budget.parameters:
        budget.parameters = {name: parameter_value(game, name) for name in MAXIMUM}
    for _ in range(steps):
        _project_step(budget, parameter)


def _project_step(budget: Budget, parameter: str) -> None:
    if budget.parameters[parameter] == MAXIMUM[parameter]:
        return
    budget.parameters[parameter] += STEP[parameter]
    budget.rating_steps += 1
    bonus = BONUS_STEPS[parameter].get(budget.parameters[parameter])
    if bonus is BonusStep.OCEAN:
        _project_step(budget, "oceans")
    elif bonus is BonusStep.TEMPERATURE:
        _project_step(budget, "temperature")
    elif bonus is BonusStep.RATING:
        budget.rating_steps += 1
