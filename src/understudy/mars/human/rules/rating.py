"""Your terraform rating (1). [T 1]"""

from __future__ import annotations

from understudy.core import Table
from understudy.mars.human.rules.payments import cannot_afford, methods_for_mc, pay
from understudy.mars.human.rules.reds_tax import RATING_TAX, is_taxed
from understudy.mars.human.rules.stock import lose
from understudy.mars.human.rules.trigger_clauses import RatingRaised
from understudy.mars.human.rules.triggers import run_trigger, triggers_for
from understudy.mars.human.state.card import MC
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game


def raise_rating(game: Game, table: Table, you: Human, amount: int, cite: str = "T 1") -> None:
    """Change your rating by a card or a ruling, and resolve what follows."""
    if not amount:
        return
    before = you.tr
    changes = you.gain_rating(game, table, amount)
    if table.listening:
        table.tell("mars-you-change-tr", cite, *changes, tr=you.tr - before)
    rating_raised(game, table, you, you.tr - before)


def rating_raised(game: Game, table: Table, you: Human, steps: int) -> None:
    """Pay the Reds' tax for raised steps and run the triggers of each (12.4). [T 12.4]"""
    if steps < 1:
        return
    if is_taxed(game):
        pay_tax(table, you, RATING_TAX * steps)
    for card, trigger in triggers_for(you, RatingRaised):
        for _ in range(steps):
            run_trigger(game, table, you, card, trigger)


def pay_tax(table: Table, you: Human, price: int) -> None:
    """Pay the tax like any cost in MC, or lose all MC if you cannot."""
    methods = methods_for_mc(you)
    if cannot_afford(you, price, methods) is None:
        pay(table, you, price, methods, None)
    else:
        lose(table, you, MC, price)
