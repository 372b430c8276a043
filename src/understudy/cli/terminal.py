"""Terminal input and output; both streams can be replaced in tests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

Read = Callable[[str], str]
"""Shows a prompt and returns the typed line; raises `EOFError` at the end of input."""

Write = Callable[[str], object]
"""Writes a text."""

MIN_WIDTH: Final = 20
"""Least number of characters in a line of an item after the indentation."""


class Item:
    """An entry of a list; wrapped lines are indented to its text, not to its number."""

    def __init__(self, prefix: Text, text: Text) -> None:
        self.prefix = prefix
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        prefix = self.prefix
        indent = prefix.cell_len
        for line in self.text.wrap(console, max(MIN_WIDTH, options.max_width - indent)):
            yield Text.assemble(prefix, line)
            prefix = Text(" " * indent)


class _Sink(StringIO):
    def __init__(self, write: Write) -> None:
        super().__init__()
        self._write = write

    def write(self, text: str) -> int:
        self._write(text)
        return len(text)


class Terminal:
    """A terminal that reads lines and shows text, with or without colors."""

    def __init__(self, read: Read, write: Write, *, color: bool = False, width: int | None = 100):
        self._read = read
        self._console = Console(
            file=_Sink(write),
            force_terminal=color,
            color_system="auto" if color else None,
            width=width,
            markup=False,
            highlight=False,
            emoji=False,
        )

    @property
    def width(self) -> int:
        return self._console.width

    def read(self, prompt: str) -> str:
        return self._read(prompt)

    def show(self, *renderables: RenderableType) -> None:
        """Show each of these, starting on a new line."""
        for renderable in renderables:
            self._console.print(renderable)

    def note(self, text: str, style: str = "", *, wrap: bool = True) -> None:
        """Show a sentence; without `wrap` as one line, so that it can be copied."""
        self._console.print(Text(text, style=style), soft_wrap=not wrap)


def stdio_terminal() -> Terminal:
    """Return the terminal in which the command was started."""
    color = sys.stdout.isatty()

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    return Terminal(_input, write, color=color, width=None if color else 100)


def _input(prompt: str) -> str:
    try:
        return input(prompt)
    except UnicodeDecodeError:
        # Some terminals leave half a character: treat it as an empty line.
        return ""
