"""The text screen of a game in the terminal."""

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

Render = Callable[[Mapping[str, Any], Translations], list[RenderableType]]
RenderState = Callable[[Mapping[str, Any], Mapping[str, Any], Translations], str]
"""Returns the state of a game in the list, from its summary and options."""

RenderQuestion = Callable[
    [Mapping[str, Any], Mapping[str, object], Translations], list[RenderableType]
]
"""Returns what a question is about, from the view and the arguments of the question."""


@dataclass(frozen=True, slots=True)
class Counter:
    """Numbers of a game that have a name, by the prefix of their facts.

    The name is `what`, or of this `kind` with the rest of the fact; `of` is the owner or place.
    """

    prefix: str
    what: Ref | None = None
    of: Ref | None = None
    kind: str = ""

    def name(self, fact: str, words: Translations) -> str:
        rest = fact.removeprefix(self.prefix).partition(".")[0]
        what = self.what or Ref(self.kind, rest)
        name = words.name(what.kind, what.id)
        if self.of is None:
            return name
        return words("terminal-why-of", what=name, of=words.name(self.of.kind, self.of.id))


Describe = Callable[[str, str, Translations], str]
"""Returns the description of a thing by its kind and id; empty if it has none."""

ForecastMessages = Callable[[Mapping[str, Any]], Mapping[str, str]]
"""Returns a game's own message ids of a forecast: ``lead``, ``assumes``, ``won``."""


def _nothing(view: Mapping[str, Any], words: Translations) -> list[RenderableType]:
    return []


def _no_description(kind: str, id: str, words: Translations) -> str:
    return ""


def _no_messages(view: Mapping[str, Any]) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Screen:
    """The functions that render a game as text.

    `parts` are shown again when the name of a change has one of their prefixes. `menus` are the
    actions by kind of menu, the most frequent first. `own_side` is the player's side. `above` is
    shown above a question, by its id. `about` describes things of `lookup_kinds`.
    """

    status: Render
    board: Render
    legend: Render
    bot: Render
    result: Render
    standing: RenderState
    parts: tuple[tuple[tuple[str, ...], Render], ...]
    counters: tuple[Counter, ...] = ()
    menus: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own_side: Render = _nothing
    above: Mapping[str, RenderQuestion] = field(default_factory=dict)
    about: Describe = _no_description
    lookup_kinds: tuple[str, ...] = ()
    forecast: ForecastMessages = _no_messages


def find_screen(system: System) -> Screen:
    """Return the screen of a game: that of its module in `games`, or a generic one."""
    return _find_screen(system.name)


@cache
def _find_screen(name: str) -> Screen:
    system = find_system(name)
    if system.name in {module.name for module in iter_modules(games.__path__)}:
        module = import_module(f"{games.__name__}.{system.name}")
        screen: Screen = module.screen(system.printed())
        return screen
    generic = GenericScreen(system.name)
    return Screen(
        generic.status,
        generic.board,
        generic.legend,
        generic.bot,
        generic.result,
        generic.standing,
        parts=((("",), generic.board), (("bot.",), generic.bot)),
    )
