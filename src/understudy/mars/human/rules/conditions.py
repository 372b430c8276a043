"""Conditions of card actions."""

from collections.abc import Callable
from typing import Final

from understudy.mars.human.state.card import ENERGY, Source
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game

CONDITIONS: Final[dict[str, Callable[[Game, Human, Source], bool]]] = {
    "rating raised": lambda game, you, source: you.tr_raised,
    "no energy": lambda game, you, source: you.stock[ENERGY] == 0,
}
"""Conditions by the name that a card definition uses."""
