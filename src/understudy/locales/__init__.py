"""The Fluent catalogues of messages, as text; `understudy.locales.translator` renders them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

LANGUAGES: Final = ("en", "cs", "fr")

COMMON_FILES: Final = ("lite", "page", "server", "table")
"""The catalogues that belong to no game; the page loads them first."""

TERMINAL: Final = "terminal"
"""The catalogue that the page does not need."""


@cache
def page_messages(language: str) -> str:
    """Return the messages of a language for the page, without those of the terminal."""
    found = message_files(language)
    return "\n".join(file.read_text("utf-8") for name, file in found.items() if name != TERMINAL)


@cache
def common_messages(language: str) -> str:
    """Return the messages that belong to no game, as one Fluent text."""
    found = message_files(language)
    return "\n".join(found[name].read_text("utf-8") for name in COMMON_FILES)


@cache
def message_files(language: str) -> dict[str, Traversable]:
    """Return the files of a language by name.

    The first word of a message id is the file name, up to an underscore: a game may have several
    files.
    """
    folder = files("understudy.locales") / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    ours = {name.removesuffix(".ftl"): folder / name for name in names}
    return ours | dict(_external_files(language))


def _external_files(language: str) -> Iterator[tuple[str, Traversable]]:
    """Yield ``locales/LANGUAGE.ftl`` of games in other packages, or their English file.

    Our own games are skipped: their files are here, and finding files would load the package.
    """
    for entry in sorted(entry_points(group="understudy.games"), key=lambda entry: entry.name):
        if entry.module.startswith("understudy."):
            continue
        folder = files(entry.module) / "locales"
        found = (folder / f"{code}.ftl" for code in (language, "en"))
        file = next((file for file in found if file.is_file()), None)
        if file is not None:
            yield entry.name, file
