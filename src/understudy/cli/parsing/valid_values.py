"""Valid values of command-line parameters, for error messages and completion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from understudy.core import Refused, find_system, system_names
from understudy.core.options.options import SOURCES, shown
from understudy.locales import languages
from understudy.locales.names import card_languages

Values = dict[str, str]
"""Values that can be typed, each with a description."""


def _undescribed(names: Iterable[object]) -> Values:
    return dict.fromkeys(map(shown, names), "")


def _games(typed: Sequence[str]) -> Values:
    return _undescribed(system_names())


def _languages(typed: Sequence[str]) -> Values:
    return _undescribed(languages())


def _card_languages(typed: Sequence[str]) -> Values:
    return _undescribed(card_languages())


def _agents(typed: Sequence[str]) -> Values:
    from understudy.sim.agents import agent_names

    return _undescribed(
        name for game in _typed_games(typed) for name in agent_names(find_system(game))
    )


def _workloads(typed: Sequence[str]) -> Values:
    from understudy.sim.bench import workload_names

    return _undescribed(workload_names())


def _boards(typed: Sequence[str]) -> Values:
    from understudy.cli.commands.boards import BOARD

    kinds = (find_system(game).editable_boards() for game in _typed_games(typed))
    return _undescribed(name for boards in kinds for name in boards.get(BOARD, {}))


def _saved_games(typed: Sequence[str]) -> Values:
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


def _pairs(typed: Sequence[str]) -> Values:
    """Return the options of the game as ``key=value``."""
    chosen = {
        key: value
        for game in _typed_games(typed)
        for key, value in game_option_values(game).items()
    }
    return _undescribed(
        f"{key}={value}" for key, values in chosen.items() for value in values or [""]
    )


def _presets(typed: Sequence[str]) -> Values:
    from understudy.core.options.presets import preset_names

    return _undescribed(
        name for game in _typed_games(typed) for name in preset_names(find_system(game))
    )


def _logs(typed: Sequence[str]) -> Values:
    from understudy.server.monitoring.logging_setup import FORMATS

    return _undescribed(FORMATS)


SHELLS: Final = ("bash", "zsh", "fish")

VALUES: Final[dict[str, Callable[[Sequence[str]], Values]]] = {
    "game": _games,
    "saved_game": _saved_games,
    "name": _boards,
    "workload": _workloads,
    "shell": lambda typed: _undescribed(SHELLS),
    "--language": _languages,
    "--card-language": _card_languages,
    "--resume": _saved_games,
    "--agent": _agents,
    "--option": _pairs,
    "--preset": _presets,
    "--vary": _pairs,
    "--log": _logs,
}
"""Functions that return the values, by name of the argument or option."""


def parameter_values(parameter: Any, typed: Sequence[str] = ()) -> Values:
    """Return the values of a parameter if they can be listed; `typed` are the words before it."""
    for name in parameter.opts:
        if name in VALUES:
            return VALUES[name](typed)
    return {}


def game_option_values(game: str) -> dict[str, list[str]]:
    """Return the options of a game with their values; options with parts are listed by part."""
    options: dict[str, Any] = find_system(game).options()
    found: dict[str, list[str]] = {}
    for name, default in options["defaults"].items():
        if isinstance(default, dict):
            found |= {f"{name}.{part}": list(SOURCES) for part in default}
        elif isinstance(default, bool):
            found[name] = ["true", "false"]
        else:
            found[name] = [shown(value) for value in options.get(name, []) if value != ""]
    return found


def _typed_games(typed: Sequence[str]) -> Sequence[str]:
    games = system_names()
    return [word for word in typed if word in games] or games
