"""Store of games as two JSON texts each: the list entry, and the data for a replay.

Listing games reads only the list entries.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from threading import Lock
from typing import Any, Final

from understudy.core import Session, Stale, TapeEntry
from understudy.store.access_rights import NO_DEVICE, Right
from understudy.store.game_identity import SameOrigin, game_hash, session_origin_hash
from understudy.store.keyvalue.custom_boards import KeyValueCustomBoards
from understudy.store.keyvalue.lists import KeyValueLists
from understudy.store.keyvalue.text_store import GAMES, LISTINGS, Changes, TextStore
from understudy.store.protocol import Store
from understudy.store.records import (
    AnswerReceipt,
    GameListing,
    Record,
    StoredGame,
    StoredState,
    answers_from_json,
    answers_to_json,
    damaged_error,
    make_listing,
    replay_record,
)

NOT_IN_LISTING: Final = frozenset({"seed", "rules", "redo", "tape", "receipts"})
NO_CHANGES: Final[Changes] = {}


class KeyValueStore(Store):
    """Implementation of `Store` on a text store, for a single process."""

    notices = None
    idle = None

    def __init__(self, texts: TextStore) -> None:
        self._texts = texts
        self._lock = Lock()
        self.custom_boards = KeyValueCustomBoards(texts)
        self.lists: KeyValueLists = KeyValueLists(texts, self._lock)

    def check_writable(self) -> None:
        """Do nothing: the text store raises on the next write."""

    def last_restored_at(self) -> str:
        """Return nothing: this store has no restore."""
        return ""

    def process_lock(self, name: str) -> AbstractContextManager[None]:
        """Lock nothing: there is only one process."""
        return nullcontext()

    def close(self) -> None:
        """Do nothing: the caller owns the text store."""

    def _insert(
        self, record: Record, session: Session, title: str, owner: str, max_games: int | None
    ) -> bool:
        id = record["id"]
        game: dict[str, Any] = {
            **record,
            **_identity(session),
            "tape": answers_to_json(session.tape),
            "receipts": {},
        }
        if title:
            game["title"] = title
        with self._lock:
            if self._revision(id) is not None:
                return False
            self._write(game, self.lists.owning(owner, id, max_games) if owner else {})
        return True

    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        with self._lock:
            if known is not None and self._revision(id) == known.revision:
                return known
            game = self._game(id)
        if game is None:
            return None
        return replay_record(id, game, answers_from_json(game["tape"]))

    def read_tape(self, id: str) -> list[TapeEntry] | None:
        with self._lock:
            game = self._game(id)
        return None if game is None else answers_from_json(game["tape"])

    def revision(self, id: str) -> int | None:
        with self._lock:
            return self._revision(id)

    def _replace(
        self, game: StoredGame, state: StoredState, unchanged: int, receipt: AnswerReceipt | None
    ) -> None:
        with self._lock:
            stored = self._game(game.id)
            if stored is None or stored["revision"] != game.revision:
                raise Stale("table-stale-answer")
            if receipt is not None:
                if receipt.key in stored["receipts"]:
                    raise Stale("table-stale-answer")
                stored["receipts"][receipt.key] = receipt.digest
            stored.update({**state, **_identity(game.session)})
            stored["tape"][unchanged:] = answers_to_json(game.session.tape[unchanged:])
            self._write(stored)

    def receipt(self, id: str, key: str) -> AnswerReceipt | None:
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
        device: str = NO_DEVICE,
    ) -> list[GameListing]:
        with self._lock:
            if device:
                rights = self.lists.rights(device).items()
                texts = [(self._texts.read(LISTINGS, id), right) for id, right in rights]
                listings = [
                    make_listing(_parse(text), right) for text, right in texts if text is not None
                ]
            else:
                listings = [make_listing(_parse(text)) for text in self._texts.all(LISTINGS)]
        if finished:
            listings = [listing for listing in listings if listing.finished]
        listings.sort(key=lambda listing: listing.id)
        listings.sort(key=lambda listing: listing.updated, reverse=True)
        return listings[offset:][:limit]

    def find_same_origin(self, origin: str, device: str = NO_DEVICE) -> list[SameOrigin]:
        with self._lock:
            # Only texts that contain the hash are parsed.
            found = [_parse(text) for text in self._texts.all(LISTINGS) if origin in text]
            rights = self.lists.rights(device) if device else {}
        return [
            SameOrigin(listing.id, listing.answers, str(entry.get("course")))
            for entry in found
            if isinstance(entry, dict) and entry.get("origin") == origin
            if not (listing := make_listing(entry)).damaged
            if not device or rights.get(listing.id, Right.WATCH) >= Right.PLAY
        ]

    def set_title(self, id: str, title: str) -> bool:
        with self._lock:
            game = self._game(id)
            if game is not None:
                self._write({**game, "title": title})
        return game is not None

    def delete(self, id: str) -> bool:
        with self._lock:
            existed = self._revision(id) is not None
            if existed:
                deleted = {(LISTINGS, id): None, (GAMES, id): None}
                self._texts.write({**deleted, **self.lists.without(id)})
        return existed

    def _revision(self, id: str) -> int | None:
        text = self._texts.read(LISTINGS, id)
        return None if text is None else make_listing(_parse(text)).revision

    def _game(self, id: str) -> dict[str, Any] | None:
        texts = self._texts.read(LISTINGS, id), self._texts.read(GAMES, id)
        if texts[0] is None or texts[1] is None:
            return None
        entry, rest = _parse(texts[0]), _parse(texts[1])
        if not (isinstance(entry, dict) and isinstance(rest, dict)):
            raise damaged_error(id)
        game = entry | rest
        if not (isinstance(game.get("tape"), list) and isinstance(game.get("receipts"), dict)):
            raise damaged_error(id)
        return game

    def _write(self, game: Mapping[str, Any], more: Changes = NO_CHANGES) -> None:
        id = game["id"]
        entry = {name: value for name, value in game.items() if name not in NOT_IN_LISTING}
        rest = {name: value for name, value in game.items() if name in NOT_IN_LISTING}
        texts = {(LISTINGS, id): json.dumps(entry), (GAMES, id): json.dumps(rest)}
        self._texts.write({**texts, **more})


def _identity(session: Session) -> dict[str, str]:
    """Return the hashes for the list entry, by which a game is identified without loading it."""
    origin = session_origin_hash(session)
    return {"origin": origin, "course": game_hash(origin, session.tape)}


def _parse(text: str) -> object:
    """Return the JSON value of a text; None if it is damaged."""
    try:
        return json.loads(text)
    except ValueError:
        return None
