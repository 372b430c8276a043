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
from understudy.mars.human.state.card import HEAT, MC, RESOURCE_INDEX, Source
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import Game

Amounts = tuple[tuple[int, Amount], ...]
"""Pairs of resource and amount."""


@dataclass(frozen=True, slots=True)
class Gain(Step):
    """Gain resources from the supply."""

    resources: Amounts

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        for resource, amount in self.resources:
            if isinstance(amount, int):
                budget.stock[resource] += amount
        return None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        for resource, amount in self.resources:
            gain(table, you, resource, amount_of(amount, game, you, source))


@dataclass(frozen=True, slots=True)
class Production(Step):
    """Change your own production; it must be possible in full.

    `slack` is the amount that a trigger of the same card gives back.
    """

    changes: Amounts
    slack: int = 0

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        lowered = budget.production
        for resource, amount in self.changes:
            by = amount_of(amount, game, you, source) + self.slack
            room = lowered[resource] - least_production(resource)
            lowered[resource] += by - self.slack
            if room + by < 0:
                return Obstacle(Lack.PRODUCTION, RESOURCES[resource], -by, room)
        return None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        for resource, amount in self.changes:
            by = amount_of(amount, game, you, source)
            change_production(game, table, you, resource, by)


@dataclass(frozen=True, slots=True)
class Spend(Step):
    """Pay a resource. MC can also be paid with `metals` and with payment methods for MC.

    The price in MC is reduced by `less`.
    """

    resource: int
    amount: Amount
    metals: tuple[int, ...] = ()
    less: Amount = 0

    def price(self, game: Game, you: Human, source: Source) -> int:
        due = amount_of(self.amount, game, you, source)
        return max(0, due - amount_of(self.less, game, you, source))

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        stock = budget.stock
        x = self.amount
        need = x.times if isinstance(x, X) else self.price(game, you, source)
        have = stock[self.resource] + self._others(you)
        if have < need:
            return Obstacle(Lack.RESOURCE, RESOURCES[self.resource], need, have)
        stock[self.resource] -= max(0, need - self._metals(you))
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

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        if isinstance(self.amount, X):
            most = (you.stock[self.resource] + self._others(you)) // self.amount.times
            source.x = choose_amount(table, source, 1, most)
        price = self.price(game, you, source)
        if self.resource == MC:
            pay(table, you, price, methods_for_mc(you, self.metals), source, source.tax_reserve)
        elif self.resource == HEAT:
            pay_heat(table, you, price, source)
        else:
            spend(table, you, self.resource, price)


def pay_heat(table: Table, you: Human, amount: int, source: Source | None) -> None:
    """Spend heat; floaters of Stormcraft count as two each (card). [T 12.3]"""
    floaters = heat_from_floaters(you) // 2
    if floaters:
        least = max(0, -(-(amount - you.stock[HEAT]) // 2))
        most = min(floaters, -(-amount // 2))
        used = choose_amount(table, source, least, most, "mars-you-floaters-as-heat")
        if used:
            remove_resources(table, you, you.library[you.modifiers.floater_heat_card], used)
            amount = max(0, amount - 2 * used)
    spend(table, you, HEAT, amount)


@dataclass(frozen=True, slots=True)
class Lose(Step):
    """Lose a resource, as much as you have."""

    resource: int
    amount: Amount

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        lose(table, you, self.resource, amount_of(self.amount, game, you, source))


@dataclass(frozen=True, slots=True)
class Rating(Step):
    """Raise or lower the terraform rating."""

    amount: Amount

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        budget.rating_steps += max(0, amount_of(self.amount, game, you, source))
        return None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        raise_rating(game, table, you, amount_of(self.amount, game, you, source))


@dataclass(frozen=True, slots=True)
class GainAny(Step):
    """Gain standard resources of your choice; with `same` all of one kind."""

    count: Amount
    same: bool = False

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        count = amount_of(self.count, game, you, source)
        for each in [count] if self.same else [1] * count:
            if each:
                resource = choose_name(table, "resource", RESOURCES, source)
                gain(table, you, RESOURCE_INDEX[resource], each)


@dataclass(frozen=True, slots=True)
class SpendAny(Step):
    """Pay standard resources of your choice."""

    count: int

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        have = sum(budget.stock)
        return Obstacle(Lack.RESOURCE, "any", self.count, have) if have < self.count else None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        for _ in range(self.count):
            names = [name for name, stock in zip(RESOURCES, you.stock, strict=True) if stock]
            resource = choose_name(table, "resource", names, source)
            spend(table, you, RESOURCE_INDEX[resource], 1)


@dataclass(frozen=True, slots=True)
class ConvertProduction(Step):
    """Convert any number of steps of one production into another."""

    lowered: int
    raised: int

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        have = budget.production[self.lowered]
        if have < 1:
            return Obstacle(Lack.PRODUCTION, RESOURCES[self.lowered], 1, have)
        return None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        steps = choose_amount(table, source, 1, you.production[self.lowered])
        change_production(game, table, you, self.lowered, -steps)
        change_production(game, table, you, self.raised, steps)


@dataclass(frozen=True, slots=True)
class LowestProduction(Step):
    """Raise one of your lowest productions."""

    steps: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        lowest = min(you.production)
        names = [n for n, value in zip(RESOURCES, you.production, strict=True) if value == lowest]
        resource = choose_name(table, "resource", names, source)
        change_production(game, table, you, RESOURCE_INDEX[resource], self.steps)


@dataclass(frozen=True, slots=True)
class RaiseProductionsToOne(Step, verb="every-production-to-one"):
    """Raise every production below 1 to 1."""

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        for resource, value in enumerate(you.production[:]):
            if value < 1:
                change_production(game, table, you, resource, 1 - value)


@dataclass(frozen=True, slots=True)
class GainRaisedResource(Step, verb="gain-raised"):
    """Gain as much of a resource as its production has just been raised."""

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        gain(table, you, source.raised_resource, source.x)
