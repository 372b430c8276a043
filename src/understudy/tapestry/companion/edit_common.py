"""Definitions shared by the reports and manual edits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.core import Choice, Table
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import Game, Human

EDITED: Final = "tapestry-put-right"

Edit = Callable[[Game, Table, Human, dict[str, Any]], None]
"""Sets facts to the values of the answer."""


def owner_field(names: tuple[str, ...], default: str = "") -> Choice:
    """Return the field that selects the side to edit."""
    return Choice(
        id="tapestry-field-owner", kind="tapestry-owner", options=names,
        default=default or names[-1],
    )  # fmt: skip


def bot_field(game: Game) -> Choice:
    """Return the field that selects a bot."""
    bots = tuple(bot.name for bot in game.bots)
    return Choice(id="tapestry-field-bot", kind="tapestry-owner", options=bots, default=bots[0])


def track_field(tracks: tuple[str, ...] = TRACKS) -> Choice:
    """Return the field that selects a track."""
    return Choice(
        id="tapestry-field-track", kind="tapestry-track", options=tracks, default=tracks[0]
    )
