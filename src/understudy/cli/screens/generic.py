"""Any game without a screen of its own: its open facts as a table, in its own words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.translations import Translations

View = Mapping[str, Any]

APART: Final = frozenset({"bot", "over", "winner", "scores"})


class GenericScreen:
    """The parts of a game's table, made of nothing but its name and its messages.

    ``GAME-fact-PATH`` names a fact, ``GAME-KEY-VALUE`` a value, ``GAME-moment`` is the line that
    says where the game stands.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def status(self, view: View, words: Translations) -> list[RenderableType]:
        """Where the game stands, if the game has words for it."""
        id = f"{self.game}-moment"
        if not words.speaker.has(id):
            return []
        plain = {key: value for key, value in view.items() if isinstance(value, str | int)}
        return [Text(words.text(id, plain), "bold")]

    def board(self, view: View, words: Translations) -> list[RenderableType]:
        """Every open fact but the bot's and the result."""
        shown = {key: value for key, value in view.items() if key not in APART}
        return self._facts(shown, words)

    def legend(self, view: View, words: Translations) -> list[RenderableType]:
        """There are no signs to be explained."""
        return []

    def bot(self, view: View, words: Translations) -> list[RenderableType]:
        """The bot's own facts."""
        return self._facts({"bot": view.get("bot", {})}, words)

    def result(self, view: View, words: Translations) -> list[RenderableType]:
        """Points, and who has won."""
        winner = words.name(f"{self.game}-owner", str(view.get("winner")))
        line = Text(words("terminal-winner", winner=winner), "bold")
        return [*self._facts({"scores": view.get("scores", {})}, words), line]

    def standing(self, summary: View, options: View, words: Translations) -> str:
        """How a game of the list stands, if the game has words for it."""
        id = f"{self.game}-moment"
        if summary.get("over"):
            return words("page-final")
        return words.text(id, summary) if words.speaker.has(id) else ""

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


def _flat(facts: View, before: str = "") -> Iterator[tuple[str, object]]:
    for key, value in facts.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value
