"""The text screen of a game that has no module: its public facts as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.translations import Translations

View = Mapping[str, Any]

SHOWN_ELSEWHERE: Final = frozenset({"bot", "over", "winner", "scores"})


class GenericScreen:
    """The parts of a screen, derived from the name of a game and its messages.

    ``GAME-fact-PATH`` names a fact, ``GAME-KEY-VALUE`` a value, and ``GAME-moment`` is the status
    line.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def status(self, view: View, words: Translations) -> list[RenderableType]:
        """Return the status line, if the game has a message for it."""
        id = f"{self.game}-moment"
        if not words.translator.has(id):
            return []
        scalars = {key: value for key, value in view.items() if isinstance(value, str | int)}
        return [Text(words.text(id, scalars), "bold")]

    def board(self, view: View, words: Translations) -> list[RenderableType]:
        """Return all public facts except the bot's and the result."""
        shown = {key: value for key, value in view.items() if key not in SHOWN_ELSEWHERE}
        return self._facts(shown, words)

    def legend(self, view: View, words: Translations) -> list[RenderableType]:
        """Return nothing: there are no symbols."""
        return []

    def bot(self, view: View, words: Translations) -> list[RenderableType]:
        return self._facts({"bot": view.get("bot", {})}, words)

    def result(self, view: View, words: Translations) -> list[RenderableType]:
        winner = words.name(f"{self.game}-owner", str(view.get("winner")))
        line = Text(words("terminal-winner", winner=winner), "bold")
        return [*self._facts({"scores": view.get("scores", {})}, words), line]

    def standing(self, summary: View, options: View, words: Translations) -> str:
        """Return the state of a game in the list, if the game has a message for it."""
        id = f"{self.game}-moment"
        if summary.get("over"):
            return words("page-final")
        return words.text(id, summary) if words.translator.has(id) else ""

    def _facts(self, facts: View, words: Translations) -> list[RenderableType]:
        table = Table(show_header=False)
        for path, value in _flat(facts):
            label = words.name(f"{self.game}-fact", path.replace(".", "-"))
            table.add_row(label.replace("_", " "), self._value(path, value, words))
        return [table] if table.row_count else []

    def _value(self, path: str, value: object, words: Translations) -> str:
        if value is None or value == "":
            return "–"
        if isinstance(value, bool):
            return words("page-yes" if value else "page-no")
        if isinstance(value, list):
            return ", ".join(self._value(path, one, words) for one in value) or "–"
        if isinstance(value, str):
            return words.name(f"{self.game}-{path.rpartition('.')[2]}", value)
        return str(value)


def _flat(facts: View, prefix: str = "") -> Iterator[tuple[str, object]]:
    for key, value in facts.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value
