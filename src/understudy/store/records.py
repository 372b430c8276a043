"""What is kept of a game, as plain values that any kind of store can hold.

The tape is the truth; what else is kept of a game follows from it.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, TypedDict

from understudy.core import AnswerDoesNotFit, Refused, Session, TapeEntry, Unreadable, find_system
from understudy.store.access_rights import Right

ID_LENGTH: Final = 8
# Without letters and digits that are easily mistaken for each other.
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
KEY_LENGTH: Final = 26
"""With 31 letters to choose from that is 128 bits: nobody guesses it."""
MAX_KEY_BYTES: Final = 40
"""Bytes of the key of an answer that are kept as they are; of a longer one a digest is."""
REVISION_JUMP: Final = 20_000
"""When everything is replaced by a backup, revisions leap beyond the next of so many. Whoever
remembers a game from before, a server or a page, then has none that is taken for the one of now.
"""
MAX_CHANGES: Final = REVISION_JUMP - 1
"""How often a game may change. Each change leaves a receipt, also of what is taken back: without an
end a game of few answers could take any room.
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
"""What a line of the list is made of."""
REPLAY_FIELDS: Final[Mapping[str, type]] = {
    "system": str,
    "options": dict,
    "seed": str,
    "rules": int,
    "redo": list,
    "revision": int,
    "answers": int,
}
"""What a game is replayed from, beside its tape."""


@dataclass(slots=True)
class StoredGame:
    """A game of the store, replayed. `revision` counts its changes."""

    id: str
    session: Session
    revision: int


@dataclass(frozen=True, slots=True)
class GameListing:
    """What is known of a game without replaying it: its line in the list of games.

    Of a line that is `damaged` only the id is sure. `right` is what the device may do with it whose
    list this is.
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
    """Of an answer that came with a key: by the digest it is known again.

    A version that kept the key alone has left no digest.
    """

    key: str
    digest: str | None

    @classmethod
    def of(cls, key: str, sent: object) -> AnswerReceipt:
        """For what was sent with this key."""
        known = key.encode("utf-8", "surrogatepass")
        if len(known) > MAX_KEY_BYTES:
            key = _digest(known)
        return cls(key, _digest(json.dumps(sent, sort_keys=True).encode()))

    def fits(self, other: AnswerReceipt) -> bool:
        """Whether both are for the same."""
        return None in (self.digest, other.digest) or self == other


@dataclass(frozen=True, slots=True)
class CustomBoard:
    """A printed component as an owner of the box has entered it, and when it was saved."""

    name: str
    text: str
    updated: str


@dataclass(frozen=True, slots=True)
class ImportInfo:
    """What is known of a new game from where it was kept before: its name, and its times."""

    title: str = ""
    created: str | None = None
    updated: str | None = None

    def times(self) -> dict[str, str]:
        """When it was begun and played last, as far as that is known; never in the future."""
        known = {"created": self.created, "updated": self.updated}
        latest = now()
        return {name: min(time, latest) for name, time in known.items() if time is not None}


NOT_IMPORTED: Final = ImportInfo()
"""A game that was not kept before."""


class StoredState(TypedDict):
    """What every change of a game changes, beside its tape."""

    updated: str
    revision: int
    answers: int
    finished: bool
    summary: dict[str, object]
    redo: list[list[object]]


class Record(StoredState):
    """All that is kept of a game, beside its tape and its receipts."""

    id: str
    system: str
    options: dict[str, object]
    # A seed may be any whole number, also one too large for a database or for JavaScript.
    seed: str
    rules: int
    created: str


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def count_changes(revision: int) -> int:
    """How often a game has changed that is at this revision, whatever it has leapt over."""
    return revision % REVISION_JUMP


def raise_revision(revision: int, latest: int) -> int:
    """The revision of a game in a place where others have come up to `latest`."""
    return (max(revision, latest) // REVISION_JUMP + 1) * REVISION_JUMP + count_changes(revision)


def new_record(id: str, session: Session, view: Mapping[str, object], before: ImportInfo) -> Record:
    """A new game, not changed here yet."""
    state = state_after(session, view, 0)
    times = before.times()
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
    """What a game that has become this session is kept as."""
    return {
        "updated": now(),
        "revision": revision,
        "answers": len(session.tape),
        "finished": session.over,
        "summary": summary(view) | _marked(session),
        "redo": answers_to_json(session.redoable),
    }


def _marked(session: Session) -> dict[str, object]:
    times = session.peek_count
    return {"looked_ahead": times} if times else {}


def replay_record(id: str, record: Mapping[str, Any], tape: list[TapeEntry]) -> StoredGame:
    """The game of a record and its tape.

    `Unreadable` if the record is damaged or answers are missing, or if the rules have changed too
    much.
    """
    if not _is_whole(record, REPLAY_FIELDS) or record["answers"] != len(tape):
        raise damaged_error(id)
    try:
        seed, redo = int(record["seed"]), answers_from_json(record["redo"])
    except (ValueError, TypeError):
        raise damaged_error(id) from None
    played = find_system(record["system"])
    try:
        session = Session.replay(played, record["options"], seed, tape)
    except (AnswerDoesNotFit, Refused) as error:
        versions = {"saved": str(record["rules"]), "ours": str(played.rules_version)}
        raise Unreadable("store-no-longer-replays", **versions) from error
    session.redoable = redo
    return StoredGame(id, session, record["revision"])


def damaged_error(id: str) -> Unreadable:
    """What is kept of this game cannot be what was written."""
    return Unreadable("store-game-damaged", id=id)


def make_listing(record: object, right: Right | None = None) -> GameListing:
    """The line of a record, marked if the record is damaged."""
    if isinstance(record, Mapping):
        if _is_whole(record, LISTING_FIELDS):
            title = record.get("title")
            line = {name: record[name] for name in LISTING_FIELDS}
            return GameListing(**line, title=title if isinstance(title, str) else "", right=right)
        if isinstance(record.get("id"), str):
            return GameListing(record["id"], damaged=True, right=right)
    return GameListing(damaged=True)


def _is_whole(record: Mapping[str, object], kinds: Mapping[str, type]) -> bool:
    return all(type(record.get(name)) is kind for name, kind in kinds.items())


def summary(view: Mapping[str, object]) -> dict[str, object]:
    """The plain values of a game's view, and of the tables in it by ``table.name``.

    Enough for a list of games, whatever the game is.
    """
    return dict(_plain_values(view))


def _plain_values(table: Mapping[str, object], before: str = "") -> Iterator[tuple[str, object]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _plain_values(value, f"{before}{name}.")
        elif value is None or isinstance(value, str | int | float):
            yield f"{before}{name}", value


def answers_to_json(tape: Iterable[TapeEntry]) -> list[list[object]]:
    """Answers as JSON."""
    return [[entry.question, entry.answer] for entry in tape]


def answers_from_json(pairs: Iterable[list[object]]) -> list[TapeEntry]:
    """Answers from JSON."""
    return [TapeEntry(str(question), answer) for question, answer in pairs]


def new_id() -> str:
    """An id that is easy to read out, and probably free."""
    return _letters(ID_LENGTH)


def new_key() -> str:
    """The key of a link."""
    return _letters(KEY_LENGTH)


def _letters(count: int) -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(count))


def now() -> str:
    """The time in UTC as text of one width, so that every store sorts it alike."""
    return format_time(datetime.now(UTC))


def format_time(time: datetime) -> str:
    """A time as every store keeps it."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")
