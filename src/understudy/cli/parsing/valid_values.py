"""What can stand in a place of the command line: for who mistyped it, and for who asks a shell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from understudy.core import Refused, find_system, system_names
from understudy.core.options.options import SOURCES, shown
from understudy.locales import LANGUAGES

Found = dict[str, str]
"""What can be typed, each with a word about it."""


def _plain(names: Iterable[object]) -> Found:
    return dict.fromkeys(map(shown, names), "")


def _games(typed: Sequence[str]) -> Found:
    return _plain(system_names())


def _languages(typed: Sequence[str]) -> Found:
    return _plain(LANGUAGES)


def _agents(typed: Sequence[str]) -> Found:
    from understudy.sim.agents import agent_names

    return _plain(name for game in _named(typed) for name in agent_names(find_system(game)))


def _workloads(typed: Sequence[str]) -> Found:
    from understudy.sim.bench import workload_names

    return _plain(workload_names())


def _boards(typed: Sequence[str]) -> Found:
    from understudy.cli.commands.boards import BOARD

    sheets = (find_system(game).editable_boards() for game in _named(typed))
    return _plain(name for each in sheets for name in each.get(BOARD, {}))


def _kept(typed: Sequence[str]) -> Found:
    from contextlib import closing

    from understudy.cli.translations import strip_control_characters
    from understudy.store.sql import open_store

    try:
        with closing(open_store()) as store:
            lines = store.list_games()
    except Refused:
        return {}
    return {
        line.id: strip_control_characters(line.title or line.system)
        for line in lines
        if not line.damaged
    }


def _pairs(typed: Sequence[str]) -> Found:
    """Options of the game as ``key=value``."""
    chosen = {key: value for game in _named(typed) for key, value in values_of(game).items()}
    return _plain(f"{key}={value}" for key, values in chosen.items() for value in values or [""])


def _logs(typed: Sequence[str]) -> Found:
    from understudy.server.monitoring.logging_setup import FORMATS

    return _plain(FORMATS)


SHELLS: Final = ("bash", "zsh", "fish")

VALUES: Final[dict[str, Callable[[Sequence[str]], Found]]] = {
    "game": _games,
    "kept": _kept,
    "name": _boards,
    "workload": _workloads,
    "shell": lambda typed: _plain(SHELLS),
    "--language": _languages,
    "--card-language": _languages,
    "--resume": _kept,
    "--agent": _agents,
    "--option": _pairs,
    "--vary": _pairs,
    "--log": _logs,
}
"""By the name of an argument, or by the option itself: what is known of the value."""


def values(parameter: Any, typed: Sequence[str] = ()) -> Found:
    """What can stand for a parameter, if that can be listed; `typed` are the words before it."""
    for name in parameter.opts:
        if name in VALUES:
            return VALUES[name](typed)
    return {}


def values_of(game: str) -> dict[str, list[str]]:
    """The options of a game with their values, those in parts part by part."""
    offered: dict[str, Any] = find_system(game).options()
    found: dict[str, list[str]] = {}
    for name, default in offered["defaults"].items():
        if isinstance(default, dict):
            found |= {f"{name}.{part}": list(SOURCES) for part in default}
        elif isinstance(default, bool):
            found[name] = ["true", "false"]
        else:
            found[name] = [shown(value) for value in offered.get(name, []) if value != ""]
    return found


def _named(typed: Sequence[str]) -> list[str]:
    """The game that was typed, or all of them."""
    games = system_names()
    return [word for word in typed if word in games] or games
