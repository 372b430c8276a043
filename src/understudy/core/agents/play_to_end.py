"""Plays a game to its end, turn by turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from understudy.core.system import System
from understudy.core.table import Table


def play_to_end(
    system: System,
    position: Any,
    table: Table,
    turns: int = 0,
    after: Callable[[], None] | None = None,
) -> None:
    """Play from this position to the end of the game, and call `after` after each turn.

    `turns` is the number of turns played before.
    """
    while not position.over:
        table.note_position(position)
        if table.listening:
            turns += 1
            table.begin_turn(turns)
        system.play_turn(position, table)
        if after is not None:
            after()
