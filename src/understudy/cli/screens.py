"""How a game is shown in the terminal: by a drawing of its own, or plainly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from rich.console import RenderableType

from understudy.cli import drawings
from understudy.cli.plain import Plain
from understudy.cli.words import Words
from understudy.table import System

Shown = Callable[[Mapping[str, Any], Words], list[RenderableType]]


@dataclass(frozen=True, slots=True)
class Screen:
    """A game's table as text.

    `parts` are pieces of it that are shown again when a change begins with one of their prefixes.
    """

    status: Shown
    board: Shown
    legend: Shown
    bot: Shown
    result: Shown
    parts: tuple[tuple[tuple[str, ...], Shown], ...]


def find_screen(system: System) -> Screen:
    """How this game is shown. A drawing is a module of `drawings` with the name of the game.

    Its function `screen` takes the printed constants of the game.
    """
    if system.name in {module.name for module in iter_modules(drawings.__path__)}:
        drawing = import_module(f"{drawings.__name__}.{system.name}")
        screen: Screen = drawing.screen(system.printed())
        return screen
    plain = Plain(system.name)
    return Screen(
        plain.status,
        plain.board,
        plain.legend,
        plain.bot,
        plain.result,
        parts=((("",), plain.board), (("bot.",), plain.bot)),
    )
