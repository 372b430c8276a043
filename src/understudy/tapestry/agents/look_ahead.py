"""What the planner sees of Tapestry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.core import Table
from understudy.core.agents.look_ahead import LookAhead
from understudy.tapestry.human.actions.turn import do_move
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.printed.benefits import BUILDINGS, RESOURCES
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import Game

CHANGES: Final = (
    *(f"stock:{name}" for name in RESOURCES),
    *(f"buildings left:{name}" for name in BUILDINGS),
    *(f"space:{name}" for name in TRACKS),
    "points", "automa points", "resources", "line progress", "district progress", "outposts",
    "territories", "tiles", "space tiles", "cards in hand", "landmarks", "civilizations",
)  # fmt: skip


def _do_move(position: Game, table: Table, move: Mapping[str, Any]) -> None:
    you = position.humans[0]
    assert isinstance(you, PlayedHuman)
    do_move(Context(position, table, you), dict(move))


LOOK_AHEAD: Final = LookAhead(_do_move, CHANGES, "era")
