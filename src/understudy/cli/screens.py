"""How each game is shown in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from understudy.cli import mars, tapestry
from understudy.cli.plain import Plain
from understudy.cli.words import Words

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
        bot_changes=("bot.track.", "bot.storage.", "colony.", "turmoil."),
    ),
    "tapestry": Screen(
        tapestry.status,
        tapestry.board,
        tapestry.legend,
        tapestry.bot_view,
        tapestry.result,
        board_changes=("hex.",),
        bot_changes=("automa.", "shadow.", "decision."),
    ),
}


def find_screen(game: str) -> Screen:
    """How this game is shown; one without a screen of its own is shown plainly."""
    if game in SCREENS:
        return SCREENS[game]
    plain = Plain(game)
    return Screen(
        plain.status,
        plain.board,
        plain.legend,
        plain.bot,
        plain.result,
        board_changes=("",),
        bot_changes=("bot.",),
    )
