"""Your terraform rating (1). [T 1]"""

from __future__ import annotations

from understudy.mars.player.card import MC
from understudy.mars.player.reacting import react, watchers
from understudy.mars.player.side import Played
from understudy.mars.player.stock import lose
from understudy.mars.player.taxes import RATING_TAX, taxed
from understudy.mars.state import Game
from understudy.table import Table


def raise_rating(game: Game, table: Table, you: Played, amount: int, cite: str = "T 1") -> None:
    """The rating changes by a card; what follows from each step does."""
    if not amount:
        return
    before = you.tr
    changes = you.gain_rating(game, table, amount)
    if table.listening:
        table.tell("mars-you-change-tr", cite, *changes, tr=you.tr - before)
    rating_raised(game, table, you, you.tr - before)


def rating_raised(game: Game, table: Table, you: Played, steps: int) -> None:
    """Whoever watches each step of your rating, and the tax under Reds (12.4). [T 12.4]"""
    if steps < 1:
        return
    if taxed(game):
        lose(game, table, you, MC, RATING_TAX * steps)
    for card, watch in watchers(you, "rating"):
        for _ in range(steps):
            react(game, table, you, card, watch)
