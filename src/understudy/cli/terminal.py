"""The terminal itself: lines in, text out; both can be somebody else's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

Read = Callable[[str], str]
"""Shows a prompt and gives the line that was typed; raises `EOFError` when there is none."""

Write = Callable[[str], object]
"""Takes a piece of text."""


NARROWEST: Final = 20
"""Letters that a line of an item has at least, however far it is indented."""


class Item:
    """A line of a list: what goes over the edge goes on below the text, not below its number."""

    def __init__(self, before: Text, text: Text) -> None:
        self.before = before
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self.before.cell_len
        before = self.before
        for line in self.text.wrap(console, max(NARROWEST, options.max_width - indent)):
            yield Text.assemble(before, line)
            before = Text(" " * indent)


class _Sink(StringIO):
    def __init__(self, write: Write) -> None:
        super().__init__()
        self._write = write

    def write(self, text: str) -> int:
        self._write(text)
        return len(text)


class Terminal:
    """Reads lines and shows texts. Without colours it says the same."""

    def __init__(self, read: Read, write: Write, *, colour: bool = False, width: int | None = 100):
        self._read = read
        self._console = Console(
            file=_Sink(write),
            force_terminal=colour,
            color_system="auto" if colour else None,
            width=width,
            markup=False,
            highlight=False,
            emoji=False,
        )

    @property
    def width(self) -> int:
        """Letters of a line."""
        return self._console.width

    def read(self, prompt: str) -> str:
        """The next line."""
        return self._read(prompt)

    def show(self, *shown: RenderableType) -> None:
        """Show each of these on lines of its own."""
        for renderable in shown:
            self._console.print(renderable)

    def note(self, text: str, style: str = "", *, wrap: bool = True) -> None:
        """Show a sentence; without `wrap` in one piece, so that it can be copied."""
        self._console.print(Text(text, style=style), soft_wrap=not wrap)


def stdio_terminal() -> Terminal:
    """The terminal that the command was started in."""
    colour = sys.stdout.isatty()

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    return Terminal(_input, write, colour=colour, width=None if colour else 100)


def _input(prompt: str) -> str:
    try:
        return input(prompt)
    except UnicodeDecodeError:
        # Half a letter, as left over by some terminals: nothing was typed.
        return ""
