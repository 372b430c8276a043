"""The solar phase: Colonies and Turmoil between two generations (15.4, 15.5)."""

from __future__ import annotations

from understudy.core import Ref, Table
from understudy.mars.expansions.colonies import colonies_step
from understudy.mars.expansions.turmoil import (
    EVENTS_OPEN,
    changing_times,
    new_government,
    turmoil_board,
)
from understudy.mars.marsbot.mc_and_tr import gain_tr
from understudy.mars.state import BOT, HUMAN, Game


def solar_phase(game: Game, table: Table) -> None:
    """Do the steps of Colonies and Turmoil; Venus has no step here (15.2). [C p.3]"""
    if game.colonies:
        colonies_step(game, table)
    if game.turmoil is not None:
        turmoil_step(game, table)


def turmoil_step(game: Game, table: Table) -> None:
    """Do the TR revision, global event, new government and changing times (15.5). [C p.7]"""
    events = turmoil_board(game).events
    rating = game.you.gain_rating(game, table, -1)
    if table.listening:
        table.tell("mars-tr-revision", "C p.7", *rating)
    if len(events) == EVENTS_OPEN:
        if table.listening:
            table.tell("mars-global-event", "C p.7", event=Ref("mars-event", events[0]))
        game.you.resolve_global_event(game, table, events[0])
    chairman = new_government(game, table)
    table.depth += 1
    game.you.resolve_new_government(game, table)
    _reward_chairman(game, table, chairman)
    table.depth -= 1
    changing_times(game, table)


def _reward_chairman(game: Game, table: Table, chairman: str) -> None:
    """Give the chairman 1 TR; MarsBot gets no ruling bonus (15.5). [C p.7]"""
    if chairman == BOT:
        gain_tr(game, table, 1, "C p.7")
    elif chairman == HUMAN:
        game.you.reward(game, table, 1, "C p.7")
