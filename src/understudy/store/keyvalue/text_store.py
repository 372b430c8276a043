"""Texts by kind and name, and what can keep them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

LISTINGS: Final = "heads"
GAMES: Final = "games"
SHEETS: Final = "sheets"
LISTS: Final = "lists"
LINKS: Final = "links"

Changes = Mapping[tuple[str, str], str | None]
"""Texts by kind and name; None where there is none any more."""


class TextStore(Protocol):
    """Texts by kind (``heads``, ``games``, ``sheets``, …) and name."""

    def read(self, kind: str, name: str) -> str | None:
        """The text of this name, if there is one."""
        ...

    def all(self, kind: str) -> Iterable[str]:
        """Every text of a kind, in any order."""
        ...

    def write(self, changes: Changes) -> None:
        """Keep all of these changes; on any exception none of them."""
        ...


class MemoryTextStore:
    """Texts that are kept as long as the program runs."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str], str] = {}

    def read(self, kind: str, name: str) -> str | None:
        """The text of this name, if there is one."""
        return self._texts.get((kind, name))

    def all(self, kind: str) -> Iterable[str]:
        """Every text of a kind."""
        return [text for (each, _), text in self._texts.items() if each == kind]

    def write(self, changes: Changes) -> None:
        """Keep all of these changes."""
        for place, text in changes.items():
            if text is None:
                self._texts.pop(place, None)
            else:
                self._texts[place] = text
