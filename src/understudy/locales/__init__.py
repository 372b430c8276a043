"""People's words: the Fluent catalogues, which the terminal speaks and the page reads.

Here they are text; `understudy.locales.translator` makes sentences of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

LANGUAGES: Final = ("en", "cs", "fr")

FIRST_WORDS: Final = ("lite", "page", "server", "table")
"""The catalogues of which the page's first view is made."""

TERMINAL: Final = "terminal"
"""The catalogue that no page needs."""


@cache
def page_messages(language: str) -> str:
    """All that a page says: the messages of a language without those of the terminal."""
    found = message_files(language)
    return "\n".join(part.read_text("utf-8") for name, part in found.items() if name != TERMINAL)


@cache
def common_messages(language: str) -> str:
    """The messages that belong to no game, as one Fluent text."""
    found = message_files(language)
    return "\n".join(found[part].read_text("utf-8") for part in FIRST_WORDS)


@cache
def message_files(language: str) -> dict[str, Traversable]:
    """The files of a language by the word with which their messages begin.

    A game with many words has a second file beside that of its name.
    """
    folder = files("understudy.locales") / language
    own = sorted(part.name for part in folder.iterdir() if part.name.endswith(".ftl"))
    ours = {name.removesuffix(".ftl"): folder / name for name in own}
    return ours | dict(_of_other_packages(language))


def _of_other_packages(language: str) -> Iterator[tuple[str, Traversable]]:
    """The words of games from elsewhere: ``locales/LANGUAGE.ftl`` in their package, or English.

    To find a package's files is to load it. Our own games have their words here, and need not be.
    """
    for entry in sorted(entry_points(group="understudy.games"), key=lambda entry: entry.name):
        if entry.module.startswith("understudy."):
            continue
        folder = files(entry.module) / "locales"
        found = (folder / f"{code}.ftl" for code in (language, "en"))
        part = next((part for part in found if part.is_file()), None)
        if part is not None:
            yield entry.name, part
