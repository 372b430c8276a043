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

from understudy.core import Illegal, Session, Stale, TapeEntry
from understudy.store.access_rights import HOUSE
from understudy.store.game_identity import SameOrigin, game_hash, session_origin_hash
from understudy.store.keyvalue.custom_boards import PlainSheets
from understudy.store.keyvalue.lists import PlainLists
from understudy.store.keyvalue.text_store import GAMES, LISTINGS, Changes, TextStore
from understudy.store.records import (
    NOT_IMPORTED,
    AnswerReceipt,
    GameListing,
    ImportInfo,
    StoredGame,
    answers_from_json,
    answers_to_json,
    damaged_error,
    make_listing,
    new_id,
    new_record,
    replay_record,
    state_after,
)

NOT_IN_LISTING: Final = frozenset({"seed", "rules", "redo", "tape", "receipts"})
NOTHING_MORE: Final[Changes] = {}


class KeyValueStore:
    """All saved games in these records."""

    notices: Final = None
    idle: Final = None

    def __init__(self, records: TextStore) -> None:
        self._records = records
        self._lock = Lock()
        self.sheets = PlainSheets(records)
        self.lists = PlainLists(records, self._lock)

    def check_writable(self) -> None:
        """Whoever keeps texts says so when there is one to keep."""

    def last_restored_at(self) -> str:
        """Nobody makes backups of these."""
        return ""

    def process_lock(self, name: str) -> AbstractContextManager[None]:
        """There is no other process."""
        return nullcontext()

    def close(self) -> None:
        """Nothing is held open."""

    def create(
        self,
        session: Session,
        view: Mapping[str, object],
        id: str | None = None,
        before: ImportInfo = NOT_IMPORTED,
        owner: str = HOUSE,
    ) -> StoredGame:
        """Keep a new game, under an id of its own unless one is given."""
        with self._lock:
            name = id or new_id()
            while self._revision(name) is not None:
                if id is not None:
                    raise Illegal("store-id-taken", id=id)
                name = new_id()
            game: dict[str, Any] = {
                **new_record(name, session, view, before),
                **_identity(session),
                "tape": answers_to_json(session.tape),
                "receipts": {},
            }
            named = {**game, "title": before.title} if before.title else game
            self._write(named, self.lists.owning(owner, name) if owner else {})
        return StoredGame(name, session, 0)

    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        """The game of this id, replayed from its tape, or `known` if that is how it is kept."""
        with self._lock:
            if known is not None and self._revision(id) == known.revision:
                return known
            game = self._game(id)
        if game is None:
            return None
        return replay_record(id, game, answers_from_json(game["tape"]))

    def tape(self, id: str) -> list[TapeEntry] | None:
        """The answers of a game in order, also of one that no longer replays."""
        with self._lock:
            game = self._game(id)
        return None if game is None else answers_from_json(game["tape"])

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
        receipt: AnswerReceipt | None = None,
    ) -> int:
        """Make the kept game this one, in one write; the new revision."""
        with self._lock:
            game = self._game(id)
            if game is None or game["revision"] != expected:
                raise Stale("table-stale-answer")
            if receipt is not None and receipt.key in game["receipts"]:
                raise Stale("table-stale-answer")
            game.update({**state_after(session, view, expected + 1), **_identity(session)})
            game["tape"][unchanged:] = answers_to_json(session.tape[unchanged:])
            if receipt is not None:
                game["receipts"][receipt.key] = receipt.digest
            self._write(game)
        return expected + 1

    def receipt(self, id: str, key: str) -> AnswerReceipt | None:
        """That of an answer kept before with this key, even if it was taken back since."""
        with self._lock:
            game = self._game(id)
        if game is None or key not in game["receipts"]:
            return None
        return AnswerReceipt(key, game["receipts"][key])

    def list_games(
        self,
        limit: int | None = None,
        offset: int = 0,
        *,
        finished: bool = False,
        device: str = HOUSE,
    ) -> list[GameListing]:
        """The games, the one played last first: all, or so many after the first `offset`."""
        with self._lock:
            if device:
                rights = self.lists.rights(device).items()
                found = [(self._records.read(LISTINGS, id), right) for id, right in rights]
                lines = [
                    make_listing(_read(text), right) for text, right in found if text is not None
                ]
            else:
                lines = [make_listing(_read(text)) for text in self._records.all(LISTINGS)]
        if finished:
            lines = [line for line in lines if line.finished]
        lines.sort(key=lambda line: line.id)
        lines.sort(key=lambda line: line.updated, reverse=True)
        return lines[offset:][:limit]

    def alike(self, origin: str, device: str = HOUSE) -> list[SameOrigin]:
        """The games that began from this. Of all others not even the head is parsed."""
        with self._lock:
            found = [_read(text) for text in self._records.all(LISTINGS) if origin in text]
            rights = self.lists.rights(device) if device else {}
        mine = [each for each in found if isinstance(each, dict) and each.get("origin") == origin]
        return [
            SameOrigin(line.id, line.answers, str(head.get("course")))
            for head in mine
            if not (line := make_listing(head)).damaged and (not device or line.id in rights)
        ]

    def set_title(self, id: str, title: str) -> bool:
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
                gone = {(LISTINGS, id): None, (GAMES, id): None}
                self._records.write({**gone, **self.lists.without(id)})
        return there

    def _revision(self, id: str) -> int | None:
        head = self._records.read(LISTINGS, id)
        if head is None:
            return None
        return make_listing(_read(head)).revision

    def _game(self, id: str) -> dict[str, Any] | None:
        head, rest = self._records.read(LISTINGS, id), self._records.read(GAMES, id)
        if head is None or rest is None:
            return None
        parts = _read(head), _read(rest)
        if not (isinstance(parts[0], dict) and isinstance(parts[1], dict)):
            raise damaged_error(id)
        game = parts[0] | parts[1]
        if not (isinstance(game.get("tape"), list) and isinstance(game.get("receipts"), dict)):
            raise damaged_error(id)
        return game

    def _write(self, game: Mapping[str, Any], more: Changes = NOTHING_MORE) -> None:
        id = game["id"]
        head = {name: value for name, value in game.items() if name not in NOT_IN_LISTING}
        rest = {name: value for name, value in game.items() if name in NOT_IN_LISTING}
        texts = {(LISTINGS, id): json.dumps(head), (GAMES, id): json.dumps(rest)}
        self._records.write({**texts, **more})


def _identity(session: Session) -> dict[str, str]:
    """Kept in the head, so that a game is known again where the rest of it is not at hand."""
    origin = session_origin_hash(session)
    return {"origin": origin, "course": game_hash(origin, session.tape)}


def _read(text: str) -> object:
    """What a text says; nothing if it is damaged."""
    try:
        return json.loads(text)
    except ValueError:
        return None
