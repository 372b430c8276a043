"""How far a translation is: messages that are done, missing, changed in English, or unknown.

The file ``translated.txt`` of a language holds a line per translated message: its id, and hashes of
the English and of the translated text when it was recorded. A message counts as changed if the
English text is another one since then and the translation is still the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from understudy.locales import (
    ENGLISH,
    language_folder,
    message_files,
    split_attributes,
    split_messages,
)

RECORD: Final = "translated.txt"
_HEADING: Final = (
    "# Message, English text, translated text; written by: understudy translate record"
)
_HASH_BYTES: Final = 4


@dataclass(frozen=True, slots=True)
class FileProgress:
    """Progress of one catalogue file; the lists are ids, or ``id.attribute``."""

    file: str
    messages: int
    missing: list[str]
    changed: list[str]
    unknown: list[str]

    @property
    def done(self) -> int:
        """How many English messages are translated."""
        return self.messages - len({entry.partition(".")[0] for entry in self.missing})


def translation_progress(language: str) -> list[FileProgress]:
    """Return the progress of a language, a line per English file."""
    record = _read_record(language)
    english, own = _texts(ENGLISH), _texts(language)
    return [
        FileProgress(
            name,
            len(messages),
            _missing(messages, own.get(name, {})),
            [id for id in messages if _is_changed(id, messages, own.get(name, {}), record)],
            [id for id in own.get(name, {}) if id not in messages],
        )
        for name, messages in english.items()
    ]


def record_translation(language: str) -> Path:
    """Write the hashes of all translated messages; return the file."""
    english, own = _texts(ENGLISH), _texts(language)
    lines = [
        f"{id} {_hash(messages[id])} {_hash(text)}"
        for name, messages in english.items()
        for id, text in own.get(name, {}).items()
        if id in messages
    ]
    file = Path(str(language_folder(language))) / RECORD
    file.write_text("\n".join([_HEADING, *sorted(lines), ""]), encoding="utf-8")
    return file


def _texts(language: str) -> dict[str, dict[str, str]]:
    """Return the messages of a language by file and id."""
    found: Mapping[str, Traversable] = message_files(language)
    return {name: split_messages(file.read_text("utf-8")) for name, file in found.items()}


def _missing(english: Mapping[str, str], own: Mapping[str, str]) -> list[str]:
    missing: list[str] = []
    for id, entry in english.items():
        if id not in own:
            missing.append(id)
        else:
            ours = split_attributes(own[id])
            missing += [f"{id}.{part}" for part in split_attributes(entry) if part not in ours]
    return missing


def _is_changed(
    id: str,
    english: Mapping[str, str],
    own: Mapping[str, str],
    record: Mapping[str, tuple[str, str]],
) -> bool:
    if id not in own or id not in record:
        return False
    english_then, own_then = record[id]
    return _hash(english[id]) != english_then and _hash(own[id]) == own_then


def _read_record(language: str) -> dict[str, tuple[str, str]]:
    file = language_folder(language) / RECORD
    if not file.is_file():
        return {}
    rows = (line.split() for line in file.read_text("utf-8").splitlines() if line[:1] != "#")
    return {row[0]: (row[1], row[2]) for row in rows if len(row) == 3}


def _hash(entry: str) -> str:
    text = "\n".join(line.rstrip() for line in entry.strip().splitlines())
    return hashlib.blake2b(text.encode(), digest_size=_HASH_BYTES).hexdigest()
