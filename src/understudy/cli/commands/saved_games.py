"""The list of saved games, and finding one by what was typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from rich.text import Text

from understudy.cli.parsing.did_you_mean import closest_names
from understudy.cli.screens.screen import find_screen
from understudy.cli.terminal import Item
from understudy.cli.translations import (
    Translations,
    normalize,
    strip_control_characters,
    translations_for,
)
from understudy.core import Ambiguous, Illegal, System, find_system, system_names
from understudy.store import GameListing, Store

MAX_UNFINISHED: Final = 10
MAX_FINISHED: Final = 5
"""Games listed of each group without ``--all``."""
MAX_SUGGESTED: Final = 5
"""Games named in an error message."""


def find_saved_game(store: Store, typed: str, system: System | None = None) -> GameListing:
    """Return the game whose id or title starts with the typed text; without text the last played.

    The name of a game system means the last game of it. Unfinished games go before finished ones.
    """
    candidates = [
        line
        for line in store.list_games()
        if not line.damaged and system in (None, _system(line.system))
    ]
    if not candidates:
        raise Illegal("terminal-no-games-kept")
    wanted = normalize(typed)
    if typed in system_names() and not any(normalize(line.title) == wanted for line in candidates):
        candidates = [line for line in candidates if line.system == typed]
        if not candidates:
            raise Illegal("terminal-no-games-kept")
        wanted = ""
    if not wanted:
        return next((line for line in candidates if not line.finished), candidates[0])
    exact = [line for line in candidates if wanted in (line.id, normalize(line.title))]
    matches = exact or [line for line in candidates if _starts_with(line, wanted)]
    if len(matches) > 1:
        raise Ambiguous("terminal-several-games", name=typed, games=_named(matches[:MAX_SUGGESTED]))
    if not matches:
        known = {line.id: (line.id, line.title) for line in candidates}
        close = [
            line for line in candidates if line.id in closest_names(typed, known)
        ] or candidates[:MAX_SUGGESTED]
        raise Illegal("terminal-no-such-game", name=typed, games=_named(close))
    return matches[0]


def _system(name: str) -> System | None:
    return find_system(name) if name in system_names() else None


def _starts_with(line: GameListing, wanted: str) -> bool:
    return line.id.startswith(wanted) or normalize(line.title).startswith(wanted)


def _named(lines: Sequence[GameListing]) -> str:
    return " · ".join(f"{line.id} {line.title}".strip() for line in lines)


def saved_game_lines(
    lines: Sequence[GameListing], language: str, *, everything: bool
) -> Iterator[Item]:
    """Yield the lines of the list of games: unfinished games, then finished ones."""
    words = translations_for(None, language)
    hidden = 0
    for kind, most, finished in (("open", MAX_UNFINISHED, False), ("finished", MAX_FINISHED, True)):
        in_group = [line for line in lines if line.finished is finished]
        shown = in_group if everything else in_group[:most]
        hidden += len(in_group) - len(shown)
        if shown:
            heading = words(f"terminal-games-{kind}")
            yield Item(Text(""), Text(heading, "bold"))
        for line in shown:
            yield from _line(line, words)
    if hidden:
        yield Item(Text(""), Text(words("terminal-games-more", count=hidden), "dim"))


def _line(line: GameListing, words: Translations) -> Iterator[Item]:
    """Yield two lines: id, game and title; below them its state and when it was last played."""
    id = Text(f"{strip_control_characters(line.id):<10}")
    if line.damaged:
        yield Item(id, Text(words("page-game-damaged")))
        return
    system = _system(line.system)
    message = f"page-system-{line.system}"
    is_known = words.translator.has(message)
    title = [words(message) if is_known else strip_control_characters(line.system)]
    title += [strip_control_characters(line.title)] if line.title else []
    yield Item(id, Text(" · ".join(title), "bold"))
    state = ""
    if system is not None:
        words = translations_for(system, words.language)
        state = find_screen(system).standing(line.summary, line.options, words)
    when = words("terminal-games-played", when=last_played(line.updated))
    yield Item(Text(" " * len(id)), Text(f"{state} · {when}" if state else when))


def last_played(updated: str) -> str:
    """Return when a game was last played, in local time."""
    try:
        return datetime.fromisoformat(updated).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return strip_control_characters(updated)
