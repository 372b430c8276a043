"""Steps with resources, production and rating."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Table
from understudy.mars.human.rules.card_resources import remove_resources
from understudy.mars.human.rules.choices import choose_amount, choose_name
from understudy.mars.human.rules.counts import Amount, X, amount_of
from understudy.mars.human.rules.payments import (
    heat_from_floaters,
    methods_for_mc,
    pay,
    total_value,
)
from understudy.mars.human.rules.rating import raise_rating
from understudy.mars.human.rules.stock import change_production, gain, least_production, lose, spend
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import HEAT, MC, RESOURCE_INDEX, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.printed.allowed_values import RESOURCES

Amounts = tuple[tuple[int, Amount], ...]
"""Pairs of resource and amount."""


@dataclass(frozen=True, slots=True)
class Gain(Step):
    """Gain resources from the supply."""

    resources: Amounts

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        for resource, amount in self.resources:
            if isinstance(amount, int):
                budget.stock[resource] += amount
        return None

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        for resource, amount in self.resources:
            gain(context.table, context.you, resource, amount_of(amount, context))


@dataclass(frozen=True, slots=True)
class Production(Step):
    """Change your own production; it must be possible in full.

    `slack` is the amount that a trigger of the same card gives back.
    """

    changes: Amounts
    slack: int = 0

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        lowered = budget.production
        for resource, amount in self.changes:
            by = amount_of(amount, context) + self.slack
            room = lowered[resource] - least_production(resource)
            lowered[resource] += by - self.slack
            if room + by < 0:
                return Obstacle(Lack.PRODUCTION, RESOURCES[resource], -by, room)
        return None

    def can_fail(self) -> bool:
        return any(not isinstance(amount, int) or amount < 0 for _, amount in self.changes)

    def do(self, context: Context) -> None:
        for resource, amount in self.changes:
            by = amount_of(amount, context)
            change_production(context.game, context.table, context.you, resource, by)


@dataclass(frozen=True, slots=True)
class Spend(Step):
    """Pay a resource. MC can also be paid with `metals` and with payment methods for MC.

    The price in MC is reduced by `less`.
    """

    resource: int
    amount: Amount
    metals: tuple[int, ...] = ()
    less: Amount = 0

    def price(self, context: Context) -> int:
        due = amount_of(self.amount, context)
        return max(0, due - amount_of(self.less, context)) if self.less else due

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        stock = budget.stock
        x = self.amount
        need = x.times if isinstance(x, X) else self.price(context)
        have = stock[self.resource] + self._others(context.you)
        if have < need:
            return Obstacle(Lack.RESOURCE, RESOURCES[self.resource], need, have)
        stock[self.resource] -= max(0, need - self._metals(context.you))
        return None

    def _metals(self, you: Human) -> int:
        """Return the value of the metals that can pay, so that MC are left."""
        if not self.metals:
            return 0
        methods = methods_for_mc(you, self.metals)
        return total_value([method for method in methods if method.resource in self.metals])

    def _others(self, you: Human) -> int:
        """Return what can be paid without the resource itself."""
        if self.resource == MC:
            return total_value(methods_for_mc(you, self.metals))
        return heat_from_floaters(you) if self.resource == HEAT else 0

    def reserved_amount(self, you: Human, resource: int, held_on: int) -> int:
        if held_on >= 0 or resource != self.resource or not isinstance(self.amount, int):
            return 0
        others = heat_from_floaters(you) if resource == HEAT else 0
        return max(0, self.amount - others)

    def do(self, context: Context) -> None:
        if isinstance(self.amount, X):
            most = (
                context.you.stock[self.resource] + self._others(context.you)
            ) // self.amount.times
            context.x = choose_amount(context.table, context, 1, most, RESOURCES[self.resource])
        price = self.price(context)
        if self.resource == MC:
            pay(
                context.table,
                context.you,
                price,
                methods_for_mc(context.you, self.metals),
                context,
                context.tax_reserve,
            )
        elif self.resource == HEAT:
            pay_heat(context.table, context.you, price, context)
        else:
            spend(context.table, context.you, self.resource, price)


def pay_heat(table: Table, you: Human, amount: int, context: Context | None) -> None:
    """Spend heat; floaters of Stormcraft count as two each (card). [T 12.3]"""
    floaters = heat_from_floaters(you) // 2
    if floaters:
        least = max(0, -(-(amount - you.stock[HEAT]) // 2))
        most = min(floaters, -(-amount // 2))
        used = choose_amount(table, context, least, most, "floater", "mars-you-floaters-as-heat")
        if used:
            remove_resources(table, you, you.library[you.modifiers.floater_heat_card], used)
            amount = max(0, amount - 2 * used)
    spend(table, you, HEAT, amount)


@dataclass(frozen=True, slots=True)
class Lose(Step):
    """Lose a resource, as much as you have."""

    resource: int
    amount: Amount

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        lose(context.table, context.you, self.resource, amount_of(self.amount, context))


@dataclass(frozen=True, slots=True)
class Rating(Step):
    """Raise or lower the terraform rating."""

    amount: Amount

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        budget.rating_steps += max(0, amount_of(self.amount, context))
        return None

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        raise_rating(context.game, context.table, context.you, amount_of(self.amount, context))


@dataclass(frozen=True, slots=True)
class GainAny(Step):
    """Gain standard resources of your choice; with `same` all of one kind."""

    count: Amount
    same: bool = False

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        count = amount_of(self.count, context)
        for each in [count] if self.same else [1] * count:
            if each:
                resource = choose_name(context.table, "resource", RESOURCES, context)
                gain(context.table, context.you, RESOURCE_INDEX[resource], each)


@dataclass(frozen=True, slots=True)
class SpendAny(Step):
    """Pay standard resources of your choice."""

    count: int

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        have = sum(budget.stock)
        return Obstacle(Lack.RESOURCE, "any", self.count, have) if have < self.count else None

    def do(self, context: Context) -> None:
        for _ in range(self.count):
            names = [
                name for name, stock in zip(RESOURCES, context.you.stock, strict=True) if stock
            ]
            resource = choose_name(context.table, "resource", names, context)
            spend(context.table, context.you, RESOURCE_INDEX[resource], 1)


@dataclass(frozen=True, slots=True)
class ConvertProduction(Step):
    """Convert any number of steps of one production into another."""

    lowered: int
    raised: int

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        have = budget.production[self.lowered]
        if have < 1:
            return Obstacle(Lack.PRODUCTION, RESOURCES[self.lowered], 1, have)
        return None

    def do(self, context: Context) -> None:
        steps = choose_amount(
            context.table, context, 1, context.you.production[self.lowered], "production"
        )
        change_production(context.game, context.table, context.you, self.lowered, -steps)
        change_production(context.game, context.table, context.you, self.raised, steps)


@dataclass(frozen=True, slots=True)
class LowestProduction(Step):
    """Raise one of your lowest productions."""

    steps: int

    def do(self, context: Context) -> None:
        lowest = min(context.you.production)
        names = [
            n for n, value in zip(RESOURCES, context.you.production, strict=True) if value == lowest
        ]
        resource = choose_name(context.table, "resource", names, context)
        change_production(
            context.game, context.table, context.you, RESOURCE_INDEX[resource], self.steps
        )


@dataclass(frozen=True, slots=True)
class RaiseProductionsToOne(Step):
    """Raise every production below 1 to 1."""

    @property
    def verb(self) -> str:
        return "every-production-to-one"

    def do(self, context: Context) -> None:
        for resource, value in enumerate(context.you.production[:]):
            if value < 1:
                change_production(context.game, context.table, context.you, resource, 1 - value)


@dataclass(frozen=True, slots=True)
class GainRaisedResource(Step):
    """Gain as much of a resource as its production has just been raised."""

    @property
    def verb(self) -> str:
        return "gain-raised"

    def do(self, context: Context) -> None:
        gain(context.table, context.you, context.raised_resource, context.x)
