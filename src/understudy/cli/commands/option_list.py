"""What can be chosen before a game, as a list for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any, Final

from understudy.cli.translations import Translations
from understudy.core.options.options import SOURCES, shown

WIDEST: Final = 100
USUAL: Final = "*"


def option_lines(offered: Mapping[str, Mapping[str, Any]], words: Translations) -> list[str]:
    """Every option with its values; the usual ones are marked."""
    rows = [row for name, option in offered.items() for row in _rows(name, option, words)]
    column = 2 + max(len(name) for name, _ in rows)
    width = min(get_terminal_size().columns, WIDEST)
    lines = []
    for name, values in rows:
        first, *more = wrap(values, max(width - column, 20), break_on_hyphens=False)
        lines.append(f"{name:<{column}}{first}")
        lines += [" " * column + line for line in more]
    return [*lines, "", *wrap(words("terminal-options-how"), width)]


def _rows(name: str, option: Mapping[str, Any], words: Translations) -> Iterator[tuple[str, str]]:
    default, values = option["default"], option["values"]
    if isinstance(default, Mapping):
        for part, usual in default.items():
            yield f"{name}.{part}", _marked(SOURCES, [usual])
    elif isinstance(default, list):
        yield name, words("terminal-options-some", values=_marked(values, default))
    elif values:
        yield name, _marked(values, [default])
    else:
        yield name, words("terminal-options-text")


def _marked(values: Sequence[object], usual: Sequence[object]) -> str:
    named = [value for value in values if value != ""]
    return ", ".join(shown(value) + (USUAL if value in usual else "") for value in named)
