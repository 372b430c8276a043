"""A game before its set-up: your side is reported, or played by the program."""

from __future__ import annotations

from understudy.tapestry.companion.reported_human import ReportedHuman
from understudy.tapestry.human.seat import ScreenSeat
from understudy.tapestry.options import Setup
from understudy.tapestry.state import Game, fresh_game


def new_game(setup: Setup) -> Game:
    """Return a game before any roll or shuffle."""
    return fresh_game(setup, ScreenSeat if setup.played else ReportedHuman)
