"""Storage of texts by kind and name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

LISTINGS: Final = "heads"
GAMES: Final = "games"
CUSTOM_BOARDS: Final = "sheets"
LISTS: Final = "lists"
LINKS: Final = "links"

Changes = Mapping[tuple[str, str], str | None]
"""New texts by kind and name; None deletes the text."""


class TextStore(Protocol):
    """Texts by kind (``heads``, ``games``, ``sheets``, …) and name."""

    def read(self, kind: str, name: str) -> str | None:
        """Return the text with this name, if there is one."""
        ...

    def all(self, kind: str) -> Iterable[str]:
        """Return every text of a kind, in any order."""
        ...

    def write(self, changes: Changes) -> None:
        """Store all of these changes; on an exception none of them."""
        ...


class MemoryTextStore:
    """Texts in memory."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str], str] = {}

    def read(self, kind: str, name: str) -> str | None:
        return self._texts.get((kind, name))

    def all(self, kind: str) -> Iterable[str]:
        return [text for (each, _), text in self._texts.items() if each == kind]

    def write(self, changes: Changes) -> None:
        for key, text in changes.items():
            if text is None:
                self._texts.pop(key, None)
            else:
                self._texts[key] = text
