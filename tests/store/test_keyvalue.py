"""Plain records: what a page without a server keeps of its games."""

import json

import pytest

from tests.store.playing import answer_one, create, everything, fresh, loaded
from understudy.core import Refused
from understudy.store import KeyValueStore, MemoryTextStore
from understudy.store.keyvalue import Changes


class FullRecords(MemoryTextStore):
    """Has no room as soon as `full` is set."""

    full = False

    def write(self, changes: Changes) -> None:
        if self.full:
            raise Refused("store-not-writable", path="memory")
        super().write(changes)


def test_a_change_that_cannot_be_written_has_not_happened() -> None:
    records = FullRecords()
    store = KeyValueStore(records)
    kept = create(store, fresh())
    answer_one(store, kept, key="first")
    acknowledged = everything(kept.session)
    records.full = True
    with pytest.raises(Refused, match="store-not-writable"):
        answer_one(store, kept, key="second")
    with pytest.raises(Refused, match="store-not-writable"):
        store.delete(kept.id)
    with pytest.raises(Refused, match="store-not-writable"):
        create(store, fresh(), id="another")
    assert store.revision("another") is None
    assert store.revision(kept.id) == 1
    assert store.receipt(kept.id, "second") is None
    assert everything(loaded(store, kept.id).session) == acknowledged


class Watched(MemoryTextStore):
    """Notes what is read and what is changed."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, str]] = []
        self.written: list[Changes] = []

    def read(self, kind: str, name: str) -> str | None:
        self.seen.append((kind, name))
        return super().read(kind, name)

    def write(self, changes: Changes) -> None:
        self.written.append(changes)
        super().write(changes)


def test_a_change_is_one_write_of_texts_that_need_no_program() -> None:
    records = Watched()
    store = KeyValueStore(records)
    kept = create(store, fresh(seed=2**60))
    records.written.clear()
    answer_one(store, kept, key="first")
    [changes] = records.written
    assert set(changes) == {("heads", kept.id), ("games", kept.id)}
    head = json.loads(changes["heads", kept.id] or "")
    assert head["revision"] == 1
    assert "tape" not in head
    game = json.loads(changes["games", kept.id] or "")
    assert game["tape"] == [["mars-ask-turn", {"do": "done"}]]
    assert list(game["receipts"]) == ["first"]
    # JavaScript would round so large a number.
    assert game["seed"] == str(2**60)


def test_a_known_game_and_the_list_need_no_more_than_heads() -> None:
    records = Watched()
    store = KeyValueStore(records)
    kept = create(store, fresh())
    records.seen.clear()
    assert store.load(kept.id, kept) is kept
    assert store.revision(kept.id) == 0
    assert [listed.id for listed in store.list_games()] == [kept.id]
    assert {kind for kind, _ in records.seen} == {"heads"}
