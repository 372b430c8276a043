"""How a game is shown in the terminal: by a drawing of its own, or plainly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from rich.console import RenderableType

from understudy.cli.screens import games
from understudy.cli.screens.generic import GenericScreen
from understudy.cli.translations import Translations
from understudy.core import Ref, System, find_system

Shown = Callable[[Mapping[str, Any], Translations], list[RenderableType]]
Standing = Callable[[Mapping[str, Any], Mapping[str, Any], Translations], str]
"""How a game of the list stands, from its summary and its options."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Numbers of a game that people count, by the beginning of their facts.

    What is counted has one name, or one of `kind` for each; `of` says whose or where it is.
    """

    beginning: str
    what: Ref | None = None
    of: Ref | None = None
    kind: str = ""

    def called(self, fact: str, words: Translations) -> str:
        """The fact in words."""
        rest = fact.removeprefix(self.beginning).partition(".")[0]
        what = self.what or Ref(self.kind, rest)
        name = words.name(what.kind, what.id)
        if self.of is None:
            return name
        return words("terminal-why-of", what=name, of=words.name(self.of.kind, self.of.id))


About = Callable[[str, str, Translations], str]
"""What a thing of this kind and id is about, in a sentence; empty if there is nothing to say."""

Forecasting = Callable[[Mapping[str, Any]], Mapping[str, str]]
"""The messages of a forecast for which a game has its own: ``lead``, ``assumes``, ``won``."""


def _nothing(view: Mapping[str, Any], words: Translations) -> list[RenderableType]:
    return []


def _no_words(kind: str, id: str, words: Translations) -> str:
    return ""


def _usual_words(view: Mapping[str, Any]) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Screen:
    """A game's table as text.

    `parts` are pieces of it that are shown again when a change begins with one of their prefixes.
    `menus` are the things to do by the kind of their menu, in the order in which people need them.
    `mine` is what only the person has; `looked_up` are the kinds of things that `about` knows.
    """

    status: Shown
    board: Shown
    legend: Shown
    bot: Shown
    result: Shown
    standing: Standing
    parts: tuple[tuple[tuple[str, ...], Shown], ...]
    counted: tuple[Counted, ...] = ()
    menus: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    mine: Shown = _nothing
    about: About = _no_words
    looked_up: tuple[str, ...] = ()
    forecast: Forecasting = _usual_words


def find_screen(system: System) -> Screen:
    """How this game is shown. A drawing is a module of `drawings` with the name of the game.

    Its function `screen` takes the printed constants of the game.
    """
    return _screen_of(system.name)


@cache
def _screen_of(name: str) -> Screen:
    system = find_system(name)
    if system.name in {module.name for module in iter_modules(games.__path__)}:
        drawing = import_module(f"{games.__name__}.{system.name}")
        screen: Screen = drawing.screen(system.printed())
        return screen
    plain = GenericScreen(system.name)
    return Screen(
        plain.status,
        plain.board,
        plain.legend,
        plain.bot,
        plain.result,
        plain.standing,
        parts=((("",), plain.board), (("bot.",), plain.bot)),
    )
