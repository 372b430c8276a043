"""The key-value store, which the page without a server uses."""

import json

import pytest

from tests.store.games import answer_one, create, load_game, new_session, session_data
from understudy.core import Refused
from understudy.store import KeyValueStore, MemoryTextStore
from understudy.store.keyvalue import Changes


class FullTextStore(MemoryTextStore):
    """A text store that refuses writes if `full` is set."""

    full = False

    def write(self, changes: Changes) -> None:
        if self.full:
            raise Refused("store-not-writable", path="memory")
        super().write(changes)


def test_a_failed_write_changes_nothing() -> None:
    texts = FullTextStore()
    store = KeyValueStore(texts)
    game = create(store, new_session())
    answer_one(store, game, key="first")
    acknowledged = session_data(game.session)
    texts.full = True
    with pytest.raises(Refused, match="store-not-writable"):
        answer_one(store, game, key="second")
    with pytest.raises(Refused, match="store-not-writable"):
        store.delete(game.id)
    with pytest.raises(Refused, match="store-not-writable"):
        create(store, new_session(), id="another")
    assert store.revision("another") is None
    assert store.revision(game.id) == 1
    assert store.receipt(game.id, "second") is None
    assert session_data(load_game(store, game.id).session) == acknowledged


class RecordingTextStore(MemoryTextStore):
    """A text store that records reads and writes."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[tuple[str, str]] = []
        self.writes: list[Changes] = []

    def read(self, kind: str, name: str) -> str | None:
        self.reads.append((kind, name))
        return super().read(kind, name)

    def write(self, changes: Changes) -> None:
        self.writes.append(changes)
        super().write(changes)


def test_a_change_is_one_write_of_json_texts() -> None:
    texts = RecordingTextStore()
    store = KeyValueStore(texts)
    game = create(store, new_session(seed=2**60))
    texts.writes.clear()
    answer_one(store, game, key="first")
    [changes] = texts.writes
    assert set(changes) == {("heads", game.id), ("games", game.id)}
    listing = json.loads(changes["heads", game.id] or "")
    assert listing["revision"] == 1
    assert "tape" not in listing
    game = json.loads(changes["games", game.id] or "")
    assert game["tape"] == [["mars-ask-turn", {"do": "done"}]]
    assert list(game["receipts"]) == ["first"]
    # As text, because JavaScript would round it.
    assert game["seed"] == str(2**60)


def test_list_and_known_game_read_only_listings() -> None:
    texts = RecordingTextStore()
    store = KeyValueStore(texts)
    game = create(store, new_session())
    texts.reads.clear()
    assert store.load(game.id, game) is game
    assert store.revision(game.id) == 0
    assert [listing.id for listing in store.list_games()] == [game.id]
    assert {kind for kind, _ in texts.reads} == {"heads"}
