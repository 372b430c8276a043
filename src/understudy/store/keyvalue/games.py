"""Games as plain records: two texts for each, in whatever keeps texts by their names.

The head of a game is its line in the list; the rest is what it is replayed from. Whoever shows
the list reads no more than the heads.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from threading import Lock
from typing import Any, Final

from understudy.core import Entry, Illegal, Session, Stale
from understudy.store.access_rights import HOUSE
from understudy.store.game_identity import Alike, course_of, session_origin
from understudy.store.keyvalue.custom_boards import PlainSheets
from understudy.store.keyvalue.lists import PlainLists
from understudy.store.keyvalue.text_store import GAMES, HEADS, Changes, Records
from understudy.store.records import (
    NOWHERE,
    Before,
    Kept,
    Listed,
    Receipt,
    damaged,
    entries,
    first_record,
    listed,
    new_id,
    next_state,
    pairs,
    replayed,
)

NOT_IN_HEAD: Final = frozenset({"seed", "rules", "redo", "tape", "receipts"})
NOTHING_MORE: Final[Changes] = {}


class PlainStore:
    """All saved games in these records."""

    notices: Final = None
    idle: Final = None

    def __init__(self, records: Records) -> None:
        self._records = records
        self._lock = Lock()
        self.sheets = PlainSheets(records)
        self.lists = PlainLists(records, self._lock)

    def try_writing(self) -> None:
        """Whoever keeps texts says so when there is one to keep."""

    def filled(self) -> str:
        """Nobody makes backups of these."""
        return ""

    def alone(self, name: str) -> AbstractContextManager[None]:
        """There is no other process."""
        return nullcontext()

    def close(self) -> None:
        """Nothing is held open."""

    def create(
        self,
        session: Session,
        view: Mapping[str, object],
        id: str | None = None,
        before: Before = NOWHERE,
        owner: str = HOUSE,
    ) -> Kept:
        """Keep a new game, under an id of its own unless one is given."""
        with self._lock:
            name = id or new_id()
            while self._revision(name) is not None:
                if id is not None:
                    raise Illegal("store-id-taken", id=id)
                name = new_id()
            game: dict[str, Any] = {
                **first_record(name, session, view, before),
                **_identity(session),
                "tape": pairs(session.tape),
                "receipts": {},
            }
            named = {**game, "title": before.title} if before.title else game
            self._write(named, self.lists.owning(owner, name) if owner else {})
        return Kept(name, session, 0)

    def load(self, id: str, known: Kept | None = None) -> Kept | None:
        """The game of this id, replayed from its tape, or `known` if that is how it is kept."""
        with self._lock:
            if known is not None and self._revision(id) == known.revision:
                return known
            game = self._game(id)
        if game is None:
            return None
        return replayed(id, game, entries(game["tape"]))

    def tape(self, id: str) -> list[Entry] | None:
        """The answers of a game in order, also of one that no longer replays."""
        with self._lock:
            game = self._game(id)
        return None if game is None else entries(game["tape"])

    def revision(self, id: str) -> int | None:
        """How often the game has changed; None if there is no such game."""
        with self._lock:
            return self._revision(id)

    def commit(
        self,
        id: str,
        session: Session,
        view: Mapping[str, object],
        *,
        expected: int,
        unchanged: int,
        receipt: Receipt | None = None,
    ) -> int:
        """Make the kept game this one, in one write; the new revision."""
        with self._lock:
            game = self._game(id)
            if game is None or game["revision"] != expected:
                raise Stale("table-stale-answer")
            if receipt is not None and receipt.key in game["receipts"]:
                raise Stale("table-stale-answer")
            game.update({**next_state(session, view, expected + 1), **_identity(session)})
            game["tape"][unchanged:] = pairs(session.tape[unchanged:])
            if receipt is not None:
                game["receipts"][receipt.key] = receipt.digest
            self._write(game)
        return expected + 1

    def receipt(self, id: str, key: str) -> Receipt | None:
        """That of an answer kept before with this key, even if it was taken back since."""
        with self._lock:
            game = self._game(id)
        if game is None or key not in game["receipts"]:
            return None
        return Receipt(key, game["receipts"][key])

    def listing(
        self,
        limit: int | None = None,
        offset: int = 0,
        *,
        finished: bool = False,
        device: str = HOUSE,
    ) -> list[Listed]:
        """The games, the one played last first: all, or so many after the first `offset`."""
        with self._lock:
            if device:
                rights = self.lists.rights(device).items()
                found = [(self._records.read(HEADS, id), right) for id, right in rights]
                lines = [listed(_read(text), right) for text, right in found if text is not None]
            else:
                lines = [listed(_read(text)) for text in self._records.all(HEADS)]
        if finished:
            lines = [line for line in lines if line.finished]
        lines.sort(key=lambda line: line.id)
        lines.sort(key=lambda line: line.updated, reverse=True)
        return lines[offset:][:limit]

    def alike(self, origin: str, device: str = HOUSE) -> list[Alike]:
        """The games that began from this. Of all others not even the head is parsed."""
        with self._lock:
            found = [_read(text) for text in self._records.all(HEADS) if origin in text]
            rights = self.lists.rights(device) if device else {}
        mine = [each for each in found if isinstance(each, dict) and each.get("origin") == origin]
        return [
            Alike(line.id, line.answers, str(head.get("course")))
            for head in mine
            if not (line := listed(head)).damaged and (not device or line.id in rights)
        ]

    def entitle(self, id: str, title: str) -> bool:
        """Call a game so in the list; whether there is one."""
        with self._lock:
            game = self._game(id)
            if game is not None:
                self._write({**game, "title": title})
        return game is not None

    def delete(self, id: str) -> bool:
        """Forget a game; whether there was one."""
        with self._lock:
            there = self._revision(id) is not None
            if there:
                gone = {(HEADS, id): None, (GAMES, id): None}
                self._records.write({**gone, **self.lists.without(id)})
        return there

    def _revision(self, id: str) -> int | None:
        head = self._records.read(HEADS, id)
        if head is None:
            return None
        return listed(_read(head)).revision

    def _game(self, id: str) -> dict[str, Any] | None:
        head, rest = self._records.read(HEADS, id), self._records.read(GAMES, id)
        if head is None or rest is None:
            return None
        parts = _read(head), _read(rest)
        if not (isinstance(parts[0], dict) and isinstance(parts[1], dict)):
            raise damaged(id)
        game = parts[0] | parts[1]
        if not (isinstance(game.get("tape"), list) and isinstance(game.get("receipts"), dict)):
            raise damaged(id)
        return game

    def _write(self, game: Mapping[str, Any], more: Changes = NOTHING_MORE) -> None:
        id = game["id"]
        head = {name: value for name, value in game.items() if name not in NOT_IN_HEAD}
        rest = {name: value for name, value in game.items() if name in NOT_IN_HEAD}
        texts = {(HEADS, id): json.dumps(head), (GAMES, id): json.dumps(rest)}
        self._records.write({**texts, **more})


def _identity(session: Session) -> dict[str, str]:
    """Kept in the head, so that a game is known again where the rest of it is not at hand."""
    origin = session_origin(session)
    return {"origin": origin, "course": course_of(origin, session.tape)}


def _read(text: str) -> object:
    """What a text says; nothing if it is damaged."""
    try:
        return json.loads(text)
    except ValueError:
        return None
