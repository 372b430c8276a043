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

from understudy.core import Entry, Misfit, Refused, Session, Unreadable, find_system
from understudy.store.access_rights import Right

ID_LENGTH: Final = 8
# Without letters and digits that are easily mistaken for each other.
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
KEY_LENGTH: Final = 26
"""With 31 letters to choose from that is 128 bits: nobody guesses it."""
LONGEST_KEPT: Final = 40
"""Bytes of the key of an answer that are kept as they are; of a longer one a digest is."""
LEAP: Final = 20_000
"""When everything is replaced by a backup, revisions leap beyond the next of so many. Whoever
remembers a game from before, a server or a page, then has none that is taken for the one of now.
"""
MOST_CHANGES: Final = LEAP - 1
"""How often a game may change. Each change leaves a receipt, also of what is taken back: without an
end a game of few answers could take any room.
"""
LONG_AGO: Final = "1970-01-01T00:00:00.000000+00:00"

IN_LIST: Final[Mapping[str, type]] = {
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
TO_REPLAY: Final[Mapping[str, type]] = {
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
class Kept:
    """A game of the store, replayed. `revision` counts its changes."""

    id: str
    session: Session
    revision: int


@dataclass(frozen=True, slots=True)
class Listed:
    """What is known of a game without replaying it: its line in the list of games.

    Of a line that is `damaged` only the id is sure. `right` is what the device may do with it whose
    list this is.
    """

    id: str = ""
    system: str = ""
    options: dict[str, object] = field(default_factory=dict)
    created: str = LONG_AGO
    updated: str = LONG_AGO
    revision: int = 0
    answers: int = 0
    finished: bool = False
    summary: dict[str, object] = field(default_factory=dict)
    title: str = ""
    damaged: bool = False
    right: Right | None = None


@dataclass(frozen=True, slots=True)
class Receipt:
    """Of an answer that came with a key: by the digest it is known again.

    A version that kept the key alone has left no digest.
    """

    key: str
    digest: str | None

    @classmethod
    def of(cls, key: str, sent: object) -> Receipt:
        """For what was sent with this key."""
        known = key.encode("utf-8", "surrogatepass")
        if len(known) > LONGEST_KEPT:
            key = _digest(known)
        return cls(key, _digest(json.dumps(sent, sort_keys=True).encode()))

    def fits(self, other: Receipt) -> bool:
        """Whether both are for the same."""
        return None in (self.digest, other.digest) or self == other


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printed component as an owner of the box has entered it, and when it was saved."""

    name: str
    text: str
    updated: str


@dataclass(frozen=True, slots=True)
class Before:
    """What is known of a new game from where it was kept before: its name, and its times."""

    title: str = ""
    created: str | None = None
    updated: str | None = None

    def times(self) -> dict[str, str]:
        """When it was begun and played last, as far as that is known; never in the future."""
        known = {"created": self.created, "updated": self.updated}
        latest = now()
        return {name: min(time, latest) for name, time in known.items() if time is not None}


NOWHERE: Final = Before()
"""A game that was not kept before."""


class State(TypedDict):
    """What every change of a game changes, beside its tape."""

    updated: str
    revision: int
    answers: int
    finished: bool
    summary: dict[str, object]
    redo: list[list[object]]


class Record(State):
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


def changes(revision: int) -> int:
    """How often a game has changed that is at this revision, whatever it has leapt over."""
    return revision % LEAP


def leapt(revision: int, latest: int) -> int:
    """The revision of a game in a place where others have come up to `latest`."""
    return (max(revision, latest) // LEAP + 1) * LEAP + changes(revision)


def first_record(id: str, session: Session, view: Mapping[str, object], before: Before) -> Record:
    """A new game, not changed here yet."""
    state = next_state(session, view, 0)
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


def next_state(session: Session, view: Mapping[str, object], revision: int) -> State:
    """What a game that has become this session is kept as."""
    return {
        "updated": now(),
        "revision": revision,
        "answers": len(session.tape),
        "finished": session.over,
        "summary": summary(view) | _marked(session),
        "redo": pairs(session.redoable),
    }


def _marked(session: Session) -> dict[str, object]:
    times = session.looked_ahead
    return {"looked_ahead": times} if times else {}


def replayed(id: str, record: Mapping[str, Any], tape: list[Entry]) -> Kept:
    """The game of a record and its tape.

    `Unreadable` if the record is damaged or answers are missing, or if the rules have changed too
    much.
    """
    if not _is_whole(record, TO_REPLAY) or record["answers"] != len(tape):
        raise damaged(id)
    try:
        seed, redo = int(record["seed"]), entries(record["redo"])
    except (ValueError, TypeError):
        raise damaged(id) from None
    played = find_system(record["system"])
    try:
        session = Session.replay(played, record["options"], seed, tape)
    except (Misfit, Refused) as error:
        versions = {"saved": str(record["rules"]), "ours": str(played.rules_version)}
        raise Unreadable("store-no-longer-replays", **versions) from error
    session.redoable = redo
    return Kept(id, session, record["revision"])


def damaged(id: str) -> Unreadable:
    """What is kept of this game cannot be what was written."""
    return Unreadable("store-game-damaged", id=id)


def listed(record: object, right: Right | None = None) -> Listed:
    """The line of a record, marked if the record is damaged."""
    if isinstance(record, Mapping):
        if _is_whole(record, IN_LIST):
            title = record.get("title")
            line = {name: record[name] for name in IN_LIST}
            return Listed(**line, title=title if isinstance(title, str) else "", right=right)
        if isinstance(record.get("id"), str):
            return Listed(record["id"], damaged=True, right=right)
    return Listed(damaged=True)


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


def pairs(tape: Iterable[Entry]) -> list[list[object]]:
    """Answers as JSON."""
    return [[entry.question, entry.answer] for entry in tape]


def entries(pairs: Iterable[list[object]]) -> list[Entry]:
    """Answers from JSON."""
    return [Entry(str(question), answer) for question, answer in pairs]


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
    return moment(datetime.now(UTC))


def moment(time: datetime) -> str:
    """A time as every store keeps it."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")
