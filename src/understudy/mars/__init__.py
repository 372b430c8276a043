"""Terraforming Mars with MarsBot as your opponent.

`position` returns the `Game` of a session: its position, with types.
"""

from understudy.mars.state import Game
from understudy.mars.system import GAME
from understudy.mars.typed_position import position

__all__ = ["GAME", "Game", "position"]
