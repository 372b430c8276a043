"""Alternatives, optional effects and conditions."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.human.rules.choices import choose_option, choose_yes_no
from understudy.mars.human.rules.counts import Amount, amount_of
from understudy.mars.human.rules.reds_tax import cannot_pay_tax, is_taxed
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Obstacle


def first_obstacle(context: Context, steps: tuple[Step, ...], budget: Budget) -> Obstacle | None:
    """Return the first reason why these steps cannot be done in order, or None."""
    for step in steps:
        obstacle = step.obstacle(context, budget)
        if obstacle is not None:
            return obstacle
    return None


def obstacle_or_tax(context: Context, steps: tuple[Step, ...], budget: Budget) -> Obstacle | None:
    """Return the first obstacle of these steps or of the tax on them, or None."""
    obstacle = first_obstacle(context, steps, budget)
    return cannot_pay_tax(context.game, context.you, budget) if obstacle is None else obstacle


def is_worthwhile(context: Context, steps: tuple[Step, ...]) -> bool:
    """Return whether any of these steps has an effect now; no steps at all count as yes."""
    return not steps or any(step.is_worthwhile(context) for step in steps)


@dataclass(frozen=True, slots=True)
class ChooseOne(Step):
    """Choose one of several alternatives, numbered as printed."""

    options: tuple[tuple[Step, ...], ...]

    @property
    def verb(self) -> str:
        return "one-of"

    def available(self, context: Context) -> list[int]:
        """Return the alternatives that are possible and have an effect, from 1."""
        options: list[int] = []
        for number, steps in enumerate(self.options, 1):
            possible = obstacle_or_tax(context, steps, Budget(context.you)) is None
            if possible and is_worthwhile(context, steps):
                options.append(number)
        return options

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if is_taxed(context.game):
            return self._least_taxed(context, budget)
        first: Obstacle | None = None
        for steps in self.options:
            obstacle = first_obstacle(context, steps, budget)
            if obstacle is None:
                return None
            first = first or obstacle
        return first

    def _least_taxed(self, context: Context, budget: Budget) -> Obstacle | None:
        """Continue the budget with the alternative that costs the least tax."""
        first: Obstacle | None = None
        least: Budget | None = None
        worthwhile = [o for o in self.options if is_worthwhile(context, o)]
        for steps in worthwhile or self.options:
            later = budget.copy(context.you)
            obstacle = first_obstacle(context, steps, later)
            if obstacle is not None:
                first = first or obstacle
            elif least is None or later.rating_steps < least.rating_steps:
                least = later
        if least is None:
            return first
        budget.rating_steps, budget.parameters = least.rating_steps, least.parameters
        budget.stock, budget.production = least.stock, least.production
        budget.hand_size, budget.card_resources = least.hand_size, least.card_resources
        return None

    def is_worthwhile(self, context: Context) -> bool:
        return any(is_worthwhile(context, steps) for steps in self.options)

    def do(self, context: Context) -> None:
        options = self.available(context)
        if options:
            chosen = choose_option(context.table, context, options)
            run_steps(context, self.options[chosen - 1])


@dataclass(frozen=True, slots=True)
class OptionalEffect(Step):
    """Pay a cost for an effect if you like; not asked if you cannot pay it and its tax."""

    cost: tuple[Step, ...]
    gain: tuple[Step, ...]

    @property
    def verb(self) -> str:
        return "may"

    def is_optional(self) -> bool:
        return True

    def do(self, context: Context) -> None:
        budget = Budget(context.you)
        if first_obstacle(context, self.cost, budget) is not None:
            return
        if is_taxed(context.game):
            first_obstacle(context, self.gain, budget)
            if cannot_pay_tax(context.game, context.you, budget) is not None:
                return
        if choose_yes_no(context.table, context):
            run_steps(context, self.cost)
            run_steps(context, self.gain)


@dataclass(frozen=True, slots=True)
class Conditional(Step):
    """Do `then` if there is enough of something, otherwise `otherwise`."""

    counted: Amount
    least: int
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()

    @property
    def verb(self) -> str:
        return "when"

    def offers(self, context: Context) -> bool:
        """Return whether the steps that would run now are optional."""
        chosen = self._chosen(context)
        return bool(chosen) and isinstance(chosen[0], OptionalEffect)

    def _chosen(self, context: Context) -> tuple[Step, ...]:
        enough = amount_of(self.counted, context) >= self.least
        return self.then if enough else self.otherwise

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return first_obstacle(context, self._chosen(context), budget)

    def do(self, context: Context) -> None:
        run_steps(context, self._chosen(context))
