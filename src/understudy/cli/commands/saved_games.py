"""The games that are kept: their list, and one of them by what somebody typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from rich.text import Text

from understudy.cli.parsing.did_you_mean import closest_names
from understudy.cli.screens.screen import find_screen
from understudy.cli.terminal import Item
from understudy.cli.translations import Translations, normalize, strip_control_characters, words_for
from understudy.core import Ambiguous, Illegal, System, find_system, system_names
from understudy.store import GameListing, Store

OPEN: Final = 10
FINISHED: Final = 5
"""Lines shown of each if nobody asks for all."""
NAMED: Final = 5
"""Games named to somebody who did not name one."""


def find_saved_game(store: Store, typed: str, system: System | None = None) -> GameListing:
    """The game of this id or title, or beginning of one; of no name the one played last.

    The name of a game means the last one of it. One that is over counts if no other does.
    """
    there = [
        line
        for line in store.list_games()
        if not line.damaged and system in (None, _system(line.system))
    ]
    if not there:
        raise Illegal("terminal-no-games-kept")
    wanted = normalize(typed)
    if typed in system_names() and not any(normalize(line.title) == wanted for line in there):
        there = [line for line in there if line.system == typed]
        if not there:
            raise Illegal("terminal-no-games-kept")
        wanted = ""
    if not wanted:
        return next((line for line in there if not line.finished), there[0])
    whole = [line for line in there if wanted in (line.id, normalize(line.title))]
    begun = whole or [line for line in there if _begins(line, wanted)]
    if len(begun) > 1:
        raise Ambiguous("terminal-several-games", name=typed, games=_named(begun[:NAMED]))
    if not begun:
        known = {line.id: (line.id, line.title) for line in there}
        close = [line for line in there if line.id in closest_names(typed, known)] or there[:NAMED]
        raise Illegal("terminal-no-such-game", name=typed, games=_named(close))
    return begun[0]


def _system(name: str) -> System | None:
    return find_system(name) if name in system_names() else None


def _begins(line: GameListing, wanted: str) -> bool:
    return line.id.startswith(wanted) or normalize(line.title).startswith(wanted)


def _named(lines: Sequence[GameListing]) -> str:
    return " · ".join(f"{line.id} {line.title}".strip() for line in lines)


def saved_game_lines(
    lines: Sequence[GameListing], language: str, *, everything: bool
) -> Iterator[Item]:
    """The games as they are listed: those to go on with, then the finished ones."""
    words = words_for(None, language)
    left = 0
    for group, most, finished in (("open", OPEN, False), ("finished", FINISHED, True)):
        mine = [line for line in lines if line.finished is finished]
        shown = mine if everything else mine[:most]
        left += len(mine) - len(shown)
        if shown:
            heading = words(f"terminal-games-{group}")
            yield Item(Text(""), Text(heading, "bold"))
        for line in shown:
            yield from _line(line, words)
    if left:
        yield Item(Text(""), Text(words("terminal-games-more", count=left), "dim"))


def _line(line: GameListing, words: Translations) -> Iterator[Item]:
    """The id, which game, what it is called; below it how it stands and when it was played."""
    before = Text(f"{strip_control_characters(line.id):<10}")
    if line.damaged:
        yield Item(before, Text(words("page-game-damaged")))
        return
    system = _system(line.system)
    known = f"page-system-{line.system}"
    title = [words(known) if words.speaker.has(known) else strip_control_characters(line.system)]
    title += [strip_control_characters(line.title)] if line.title else []
    yield Item(before, Text(" · ".join(title), "bold"))
    standing = []
    if system is not None:
        words = words_for(system, words.language)
        standing.append(find_screen(system).standing(line.summary, line.options, words))
    when = words("terminal-games-played", when=last_played(line.updated))
    said = " · ".join(part for part in (*standing, when) if part)
    yield Item(Text(" " * len(before)), Text(said))


def last_played(updated: str) -> str:
    """When a game was played last, by the clock of this machine."""
    try:
        return datetime.fromisoformat(updated).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return strip_control_characters(updated)
