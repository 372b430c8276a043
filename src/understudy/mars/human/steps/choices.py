"""Alternatives, optional effects and conditions."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Table
from understudy.mars.human.rules.choices import choose_option, choose_yes_no
from understudy.mars.human.rules.counts import Amount, amount_of
from understudy.mars.human.rules.reds_tax import cannot_pay_tax, is_taxed
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import Source
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game


def first_obstacle(
    game: Game, you: Human, steps: tuple[Step, ...], source: Source, budget: Budget
) -> Obstacle | None:
    """Return the first reason why these steps cannot be done in order, or None."""
    for step in steps:
        obstacle = step.obstacle(game, you, source, budget)
        if obstacle is not None:
            return obstacle
    return None


def obstacle_or_tax(
    game: Game, you: Human, steps: tuple[Step, ...], source: Source, budget: Budget
) -> Obstacle | None:
    """Return the first obstacle of these steps or of the tax on them, or None."""
    obstacle = first_obstacle(game, you, steps, source, budget)
    return cannot_pay_tax(game, you, budget) if obstacle is None else obstacle


def is_worthwhile(game: Game, you: Human, steps: tuple[Step, ...], source: Source) -> bool:
    """Return whether any of these steps has an effect now; no steps at all count as yes."""
    return not steps or any(step.is_worthwhile(game, you, source) for step in steps)


@dataclass(frozen=True, slots=True)
class ChooseOne(Step, verb="one-of"):
    """Choose one of several alternatives, numbered as printed."""

    options: tuple[tuple[Step, ...], ...]

    def available(self, game: Game, you: Human, source: Source) -> list[int]:
        """Return the alternatives that are possible and have an effect, from 1."""
        options: list[int] = []
        for number, steps in enumerate(self.options, 1):
            possible = obstacle_or_tax(game, you, steps, source, Budget(you)) is None
            if possible and is_worthwhile(game, you, steps, source):
                options.append(number)
        return options

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        if is_taxed(game):
            return self._least_taxed(game, you, source, budget)
        first: Obstacle | None = None
        for steps in self.options:
            obstacle = first_obstacle(game, you, steps, source, budget)
            if obstacle is None:
                return None
            first = first or obstacle
        return first

    def _least_taxed(
        self, game: Game, you: Human, source: Source, budget: Budget
    ) -> Obstacle | None:
        """Continue the budget with the alternative that costs the least tax."""
        first: Obstacle | None = None
        least: Budget | None = None
        worthwhile = [o for o in self.options if is_worthwhile(game, you, o, source)]
        for steps in worthwhile or self.options:
            later = budget.copy(you)
            obstacle = first_obstacle(game, you, steps, source, later)
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

    def is_worthwhile(self, game: Game, you: Human, source: Source) -> bool:
        return any(is_worthwhile(game, you, steps, source) for steps in self.options)

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        options = self.available(game, you, source)
        if options:
            chosen = choose_option(table, source, options)
            run_steps(game, table, you, self.options[chosen - 1], source)


@dataclass(frozen=True, slots=True)
class OptionalEffect(Step, verb="may"):
    """Pay a cost for an effect if you like; not asked if you cannot pay it and its tax."""

    cost: tuple[Step, ...]
    gain: tuple[Step, ...]

    def is_optional(self) -> bool:
        return True

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        budget = Budget(you)
        if first_obstacle(game, you, self.cost, source, budget) is not None:
            return
        if is_taxed(game):
            first_obstacle(game, you, self.gain, source, budget)
            if cannot_pay_tax(game, you, budget) is not None:
                return
        if choose_yes_no(table, source):
            run_steps(game, table, you, self.cost, source)
            run_steps(game, table, you, self.gain, source)


@dataclass(frozen=True, slots=True)
class Conditional(Step, verb="when"):
    """Do `then` if there is enough of something, otherwise `otherwise`."""

    counted: Amount
    least: int
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()

    def offers(self, game: Game, you: Human, source: Source) -> bool:
        """Return whether the steps that would run now are optional."""
        chosen = self._chosen(game, you, source)
        return bool(chosen) and isinstance(chosen[0], OptionalEffect)

    def _chosen(self, game: Game, you: Human, source: Source) -> tuple[Step, ...]:
        enough = amount_of(self.counted, game, you, source) >= self.least
        return self.then if enough else self.otherwise

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return first_obstacle(game, you, self._chosen(game, you, source), source, budget)

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        run_steps(game, table, you, self._chosen(game, you, source), source)
