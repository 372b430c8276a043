"""Tapestry with the Automa and the Shadow Empire as opponents.

`position` returns the `Game` of a session: its position, with types.
"""

from understudy.tapestry.state import Game
from understudy.tapestry.system import GAME
from understudy.tapestry.typed_position import position

__all__ = ["GAME", "Game", "position"]
