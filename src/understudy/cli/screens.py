"""How each game is shown in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from understudy.cli import mars
from understudy.cli.words import Words
from understudy.table import Illegal

Shown = Callable[[Mapping[str, Any], Words], list[RenderableType]]


@dataclass(frozen=True, slots=True)
class Screen:
    """The parts of a game's table as text.

    A part is shown again when a change begins with one of its prefixes.
    """

    status: Shown
    board: Shown
    legend: Shown
    bot: Shown
    result: Shown
    board_changes: tuple[str, ...]
    bot_changes: tuple[str, ...]


SCREENS: Final = {
    "mars": Screen(
        mars.status,
        mars.board,
        mars.legend,
        mars.bot_view,
        mars.result,
        board_changes=("tile.",),
        bot_changes=("bot.track.",),
    )
}


def find_screen(game: str) -> Screen:
    """How this game is shown."""
    if game not in SCREENS:
        raise Illegal("terminal-no-screen", game=game)
    return SCREENS[game]
