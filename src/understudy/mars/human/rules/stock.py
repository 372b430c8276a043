"""Changes of resources and production, each recorded in the journal (1, 5)."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Ref, Step, Table, new_step
from understudy.mars.human.rules.trigger_clauses import ProductionRaised
from understudy.mars.human.rules.triggers import run_steps, triggers_for
from understudy.mars.human.state.card import MC, Context
from understudy.mars.human.state.side import Human
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import Game

LEAST_MC_PRODUCTION: Final = -5


def least_production(resource: int) -> int:
    """Return the lowest production: 0, and −5 for MC (1). [T 1]"""
    return LEAST_MC_PRODUCTION if resource == MC else 0


def change_stock(table: Table, you: Human, kind: str, cite: str, resource: int, by: int) -> None:
    """Change your stock of a resource; the caller makes sure that you have enough."""
    before = you.stock[resource]
    after = before + by
    if after < 0:
        raise AssertionError(f"{RESOURCES[resource]}: {-by} due, {before} there")
    you.stock[resource] = after
    if table.listening:
        table.record(_stock_step, kind, cite, RESOURCES[resource], before, after)


def _stock_step(kind: str, cite: str, name: str, before: int, after: int) -> Step:
    change = Change(f"human.stock.{name}", before, after)
    resource = Ref("mars-resource", name)
    return new_step(kind, cite, change, resource=resource, amount=abs(after - before))


def gain(table: Table, you: Human, resource: int, amount: int) -> None:
    """Gain a resource from the supply (5). [T 5]"""
    if amount:
        change_stock(table, you, "mars-you-gain", "T 5", resource, amount)


def spend(table: Table, you: Human, resource: int, amount: int) -> None:
    """Spend a resource (5). [T 5]"""
    if amount:
        change_stock(table, you, "mars-you-spend", "T 5", resource, -amount)


def lose(table: Table, you: Human, resource: int, amount: int) -> int:
    """Lose up to `amount` of a resource. Return how much you lost."""
    lost = min(amount, you.stock[resource])
    if lost:
        change_stock(table, you, "mars-you-lose", "T 5", resource, -lost)
    return lost


def _production_step(name: str, before: int, by: int) -> Step:
    change = Change(f"human.production.{name}", before, before + by)
    kind = "mars-you-raise-production" if by > 0 else "mars-you-lower-production"
    return new_step(kind, "T 5", change, resource=Ref("mars-resource", name), amount=abs(by))


def change_production(game: Game, table: Table, you: Human, resource: int, by: int) -> None:
    """Change your production and run triggers of a raise (1, 5). [T 5]"""
    before = you.production[resource]
    you.production[resource] = before + by
    if table.listening and by:
        table.record(_production_step, RESOURCES[resource], before, by)
    if by > 0:
        for card, trigger in triggers_for(you, ProductionRaised):
            if trigger.once and card.id in you.ran_once:
                continue
            if trigger.once:
                you.ran_once.append(card.id)
            context = Context(game, table, you, card, by)
            context.raised_resource = resource
            run_steps(context, trigger.steps)
