"""The typed position of a game, for programs that use the library."""

from __future__ import annotations

from understudy.core import Session, Stepper
from understudy.mars.state import Game


def position(game: Session | Stepper) -> Game:
    """Return the current position of a game of Terraforming Mars."""
    found = game.position
    if not isinstance(found, Game):
        raise TypeError(f"{game!r} is not a game of Terraforming Mars")
    return found
