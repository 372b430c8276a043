"""The special space of some maps (12.7)."""

from __future__ import annotations

from understudy.core import Table
from understudy.mars.marsbot.colonies import build_colony
from understudy.mars.marsbot.mc_and_tr import lose_mc
from understudy.mars.marsbot.terraform import place_ocean, raise_temperature
from understudy.mars.state import Game


def use_special_space(game: Game, table: Table) -> None:
    """Pay for the special space, then gain its reward (12.7, D-52). [C p.11]"""
    special = game.map.special
    assert special is not None
    lose_mc(game, table, special.pay, "mars-special-space-paid", "C p.11")
    if special.get == "ocean":
        place_ocean(game, table)
    elif special.get == "temperature":
        raise_temperature(game, table)
    else:
        build_colony(game, table)
