"""The command `options`: lists the options of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any, Final

from understudy.cli.translations import Translations
from understudy.core.options.options import SOURCES, shown

MAX_WIDTH: Final = 100
DEFAULT_MARK: Final = "*"


def option_lines(
    game: str, offered: Mapping[str, Mapping[str, Any]], words: Translations
) -> list[str]:
    """Return lines with every option of a game and its values; defaults are marked."""
    rows = [row for name, option in offered.items() for row in _rows(game, name, option, words)]
    column = 2 + max(len(name) for name, _ in rows)
    width = min(get_terminal_size().columns, MAX_WIDTH)
    lines = []
    for name, values in rows:
        first, *more = wrap(values, max(width - column, 20), break_on_hyphens=False)
        lines.append(f"{name:<{column}}{first}")
        lines += [" " * column + line for line in more]
    return [*lines, "", *wrap(words("terminal-options-how"), width)]


def _rows(
    game: str, name: str, option: Mapping[str, Any], words: Translations
) -> Iterator[tuple[str, str]]:
    default, values = option["default"], option["values"]
    if isinstance(default, Mapping):
        for part, source in default.items():
            yield f"{name}.{part}", _marked(SOURCES, [source])
    elif isinstance(default, list):
        yield name, words("terminal-options-some", values=_marked(values, default))
    elif values:
        kind = f"{game}-{name.rpartition('_')[2]}"
        names = {value: _printed_name(kind, value, words) for value in values}
        yield name, _marked(values, [default], names)
    else:
        yield name, words("terminal-options-text")


def _printed_name(kind: str, value: object, words: Translations) -> str:
    """Return the name of a card in parentheses if the value is its printed number."""
    if not (isinstance(value, str) and any(map(str.isdigit, value))):
        return ""
    name = words.name(kind, value)
    return f" ({name})" if name != value else ""


def _marked(
    values: Sequence[object], defaults: Sequence[object], names: Mapping[object, str] | None = None
) -> str:
    return ", ".join(
        shown(value) + (DEFAULT_MARK if value in defaults else "") + (names or {}).get(value, "")
        for value in values
        if value != ""
    )
