"""Stored data of a game, as plain values that any kind of store can hold.

The tape is authoritative; all other data follows from it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, TypedDict

from understudy.core import AnswerDoesNotFit, Refused, Session, TapeEntry, Unreadable, find_system
from understudy.store.access_rights import Right
from understudy.store.hashing import hash_bytes, hash_json
from understudy.store.listed_values import GUIDE, PEEKS, listed_values, shorten

ID_LENGTH: Final = 8
# Without letters and digits that look alike.
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
MAX_KEY_BYTES: Final = 40
"""Longest idempotency key stored verbatim, in bytes; longer keys are hashed."""
REVISION_JUMP: Final = 20_000
"""After a restore every revision is raised past the next multiple of this number, so that servers
and clients cannot mistake an old copy for the current game.
"""
MAX_CHANGES: Final = REVISION_JUMP - 1
"""Maximum number of changes per game. Each change stores a receipt, which stays after undo, so an
unlimited number could fill the disk.
"""
EPOCH: Final = "1970-01-01T00:00:00.000000+00:00"

LISTING_FIELDS: Final[Mapping[str, type]] = {
    "id": str,
    "system": str,
    "options": dict,
    "created": str,
    "updated": str,
    "revision": int,
    "answers": int,
    "finished": bool,
    "summary": dict,
}
"""Fields of a list entry, and their types."""
REPLAY_FIELDS: Final[Mapping[str, type]] = {
    "system": str,
    "options": dict,
    "seed": str,
    "rules": int,
    "redo": list,
    "revision": int,
    "answers": int,
}
"""Fields needed to replay a game, in addition to its tape, and their types."""


@dataclass(slots=True)
class StoredGame:
    """A replayed game of the store. `revision` counts its changes."""

    id: str
    session: Session
    revision: int


@dataclass(frozen=True, slots=True)
class GameListing:
    """An entry in the list of games, available without a replay.

    If it is `damaged`, only the id is reliable. `right` belongs to the device whose list it is.
    """

    id: str = ""
    system: str = ""
    options: dict[str, object] = field(default_factory=dict)
    created: str = EPOCH
    updated: str = EPOCH
    revision: int = 0
    answers: int = 0
    finished: bool = False
    summary: dict[str, object] = field(default_factory=dict)
    title: str = ""
    damaged: bool = False
    right: Right | None = None


@dataclass(frozen=True, slots=True)
class AnswerReceipt:
    """Idempotency record of an answer: its key and the hash of what was sent.

    Receipts of old versions have no hash.
    """

    key: str
    digest: str | None

    @classmethod
    def of(cls, key: str, sent: object) -> AnswerReceipt:
        encoded = key.encode("utf-8", "surrogatepass")
        return cls(hash_bytes(encoded) if len(encoded) > MAX_KEY_BYTES else key, hash_json(sent))

    def matches(self, other: AnswerReceipt) -> bool:
        """Return whether both may be receipts of the same answer."""
        return None in (self.digest, other.digest) or self == other


@dataclass(frozen=True, slots=True)
class CustomBoard:
    """A printed component as a player has entered it, and when it was saved."""

    name: str
    text: str
    updated: str


@dataclass(frozen=True, slots=True)
class ImportInfo:
    """Title and times of an imported game."""

    title: str = ""
    created: str | None = None
    updated: str | None = None

    def times(self) -> dict[str, str]:
        """Return the known times of creation and last change, none of them in the future."""
        times = {"created": self.created, "updated": self.updated}
        latest = now()
        return {name: min(time, latest) for name, time in times.items() if time is not None}


NOT_IMPORTED: Final = ImportInfo()
"""For a new game."""


class StoredState(TypedDict):
    """The fields that every change updates, in addition to the tape."""

    updated: str
    revision: int
    answers: int
    finished: bool
    summary: dict[str, object]
    redo: list[list[object]]


class Record(StoredState):
    """All stored fields of a game, without its tape and receipts."""

    id: str
    system: str
    options: dict[str, object]
    # As text, because a seed may be too large for a database or for JavaScript.
    seed: str
    rules: int
    created: str


def count_changes(revision: int) -> int:
    """Return the number of changes at this revision, not counting jumps after restores."""
    return revision % REVISION_JUMP


def raise_revision(revision: int, latest: int) -> int:
    """Return a revision above `latest` with the same number of changes."""
    return (max(revision, latest) // REVISION_JUMP + 1) * REVISION_JUMP + count_changes(revision)


def new_record(
    id: str, session: Session, view: Mapping[str, object], import_info: ImportInfo
) -> Record:
    """Return the record of a new game."""
    state = state_after(session, view, 0)
    times = import_info.times()
    state["updated"] = times.get("updated", state["updated"])
    return {
        "id": id,
        "system": session.system.name,
        "options": session.options,
        "seed": str(session.seed),
        "rules": session.system.rules_version,
        "created": times.get("created", state["updated"]),
        **state,
    }


def state_after(session: Session, view: Mapping[str, object], revision: int) -> StoredState:
    """Return the stored fields for this session at this revision."""
    marks: dict[str, object] = {PEEKS: session.peek_count, GUIDE: session.guide}
    return {
        "updated": now(),
        "revision": revision,
        "answers": len(session.tape),
        "finished": session.over,
        "summary": listed_values(session.system, view)
        | {name: mark for name, mark in marks.items() if mark},
        "redo": answers_to_json(session.redoable),
    }


def replay_record(id: str, record: Mapping[str, Any], tape: list[TapeEntry]) -> StoredGame:
    """Return the game, replayed from its record and tape.

    Raise `Unreadable` if the record is damaged, answers are missing, or the tape does not fit the
    current rules.
    """
    if not _has_fields(record, REPLAY_FIELDS) or record["answers"] != len(tape):
        raise damaged_error(id)
    try:
        seed, redo = int(record["seed"]), answers_from_json(record["redo"])
    except (ValueError, TypeError):
        raise damaged_error(id) from None
    system = find_system(record["system"])
    try:
        session = Session.replay(system, record["options"], seed, tape)
    except (AnswerDoesNotFit, Refused) as error:
        versions = {"saved": str(record["rules"]), "ours": str(system.rules_version)}
        raise Unreadable("store-no-longer-replays", **versions) from error
    session.redoable = redo
    return StoredGame(id, session, record["revision"])


def damaged_error(id: str) -> Unreadable:
    """Return the error for a damaged game."""
    return Unreadable("store-game-damaged", id=id)


def make_listing(record: object, right: Right | None = None) -> GameListing:
    """Return the list entry of a record, marked if the record is damaged."""
    if isinstance(record, Mapping):
        if _has_fields(record, LISTING_FIELDS):
            title = record.get("title")
            fields = {name: record[name] for name in LISTING_FIELDS}
            fields["summary"] = shorten(record["system"], record["summary"])
            return GameListing(**fields, title=title if isinstance(title, str) else "", right=right)
        if isinstance(record.get("id"), str):
            return GameListing(record["id"], damaged=True, right=right)
    return GameListing(damaged=True)


def _has_fields(record: Mapping[str, object], fields: Mapping[str, type]) -> bool:
    return all(type(record.get(name)) is kind for name, kind in fields.items())


def answers_to_json(tape: Iterable[TapeEntry]) -> list[list[object]]:
    """Return answers as pairs of question and answer."""
    return [[entry.question, entry.answer] for entry in tape]


def answers_from_json(pairs: Iterable[list[object]]) -> list[TapeEntry]:
    """Return the answers of pairs of question and answer."""
    return [TapeEntry(str(question), answer) for question, answer in pairs]


def new_id() -> str:
    """Return a random game id that is easy to read out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def now() -> str:
    """Return the current time as stored."""
    return format_time(datetime.now(UTC))


def format_time(time: datetime) -> str:
    """Return the time in UTC as text of fixed width, so that text order is time order."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")
