"""The languages: each is a folder of Fluent catalogues; `locales.translator` renders them.

A message that a language lacks is taken from the English file of the same name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
"""The language in which every message exists."""

VARIABLE: Final = "UNDERSTUDY_LOCALES"
"""Environment variable with a folder of further languages; they come before ours of that code."""

COMMON_FILES: Final = ("lite", "page", "page_games", "server", "table")
"""The catalogues that belong to no game; the page loads them first."""

TERMINAL: Final = "terminal"
"""The catalogue that the page does not need."""

_CODE: Final = re.compile(r"[a-z]{2,3}")
_ENTRY: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Start of a message: every other line of a catalogue is indented, a brace or a comment."""
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^(?= +\.([\w-]+) *=)", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages: English, then the others by code."""
    found = {folder.name for root in _roots() for folder in root.iterdir() if _is_language(folder)}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def language_folder(language: str) -> Traversable:
    """Return the folder of a language."""
    return next(root / language for root in _roots() if _is_language(root / language))


def _roots() -> Iterator[Traversable]:
    """Yield the folders that contain languages, the translator's own first."""
    if own := os.environ.get(VARIABLE):
        yield Path(own)
    yield files("understudy.locales")


def _is_language(folder: Traversable) -> bool:
    return (
        bool(_CODE.fullmatch(folder.name))
        and folder.is_dir()
        and any(file.name.endswith(".ftl") for file in folder.iterdir())
    )


@cache
def page_messages(language: str) -> str:
    """Return the messages of a language for the page, without those of the terminal."""
    names = (name for name in message_files(ENGLISH) if name != TERMINAL)
    return "\n".join(message_text(language, name) for name in names)


@cache
def common_messages(language: str) -> str:
    """Return the messages that belong to no game, as one Fluent text."""
    return "\n".join(message_text(language, name) for name in COMMON_FILES)


@cache
def message_text(language: str, name: str) -> str:
    """Return the catalogue of this name in a language; missing messages are the English ones."""
    file = message_files(language).get(name)
    own = file.read_text("utf-8") if file is not None else ""
    if language == ENGLISH:
        return own
    return with_missing_messages(own, message_files(ENGLISH)[name].read_text("utf-8"))


def split_messages(text: str) -> dict[str, str]:
    """Return the messages of a catalogue by id, each as it is written."""
    entries = (_COMMENT.sub("", entry) for entry in _ENTRY.split(text))
    return {entry.partition(" ")[0]: entry for entry in entries if entry.strip()}


def split_attributes(entry: str) -> dict[str, str]:
    """Return the value of a message, under an empty name, and its attributes."""
    parts = _ATTRIBUTE.split(entry)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def with_missing_messages(text: str, english: str) -> str:
    """Return a catalogue with the English messages and attributes that it lacks."""
    own = split_messages(text)
    added: list[str] = []
    for id, entry in split_messages(english).items():
        if id not in own:
            added.append(entry)
            continue
        ours = split_attributes(own[id])
        missing = [part for name, part in split_attributes(entry).items() if name not in ours]
        if missing:
            complete = "\n".join(part.rstrip("\n") for part in [own[id], *missing])
            text = text.replace(own[id], f"{complete}\n")
    return "\n".join([text, *added]) if added else text


@cache
def message_files(language: str) -> dict[str, Traversable]:
    """Return the files of a language by name.

    The first word of a message id is the file name, up to an underscore: a game may have several
    files.
    """
    folder = language_folder(language)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    ours = {name.removesuffix(".ftl"): folder / name for name in names}
    return ours | dict(_external_files(language))


def _external_files(language: str) -> Iterator[tuple[str, Traversable]]:
    """Yield ``locales/LANGUAGE.ftl`` of games in other packages.

    Our own games are skipped: their files are here, and finding files would load the package.
    """
    for entry in sorted(entry_points(group="understudy.games"), key=lambda entry: entry.name):
        if entry.module.startswith("understudy."):
            continue
        file = files(entry.module) / "locales" / f"{language}.ftl"
        if file.is_file():
            yield entry.name, file
