"""What goes into the store comes out of it again."""

import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.playing import (
    DATABASE,
    answer_one,
    create,
    everything,
    fitting,
    fresh,
    loaded,
    reopened,
    view,
)
from understudy.store.sql import SqlStore as Store
from understudy.store.sql import open_folder
from understudy.table import Illegal, Refused, Stale, Unreadable, load, save


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_folder(tmp_path)
    yield store
    store.close()


def test_a_new_game_is_there_after_a_restart(store: Store, tmp_path: Path) -> None:
    kept = create(store, fresh(seed=7))
    assert kept.revision == 0
    assert everything(reopened(tmp_path, kept.id).session) == everything(kept.session)


def test_ids_are_short_and_fit_into_an_address(store: Store) -> None:
    ids = {create(store, fresh()).id for _ in range(20)}
    assert len(ids) == 20
    assert all(id.isalnum() and id.isascii() and len(id) <= 10 for id in ids)


def test_the_caller_may_name_a_game_but_not_twice(store: Store) -> None:
    assert create(store, fresh(), id="mine").id == "mine"
    with pytest.raises(Illegal, match="store-id-taken"):
        create(store, fresh(), id="mine")


def test_every_answer_is_one_row(store: Store, tmp_path: Path) -> None:
    kept = create(store, fresh())
    for count in range(1, 6):
        answer_one(store, kept)
        with sqlite3.connect(tmp_path / DATABASE) as plain:
            rows = plain.execute("select place, question from answers order by place").fetchall()
        assert rows == [(place, entry.question) for place, entry in enumerate(kept.session.tape)]
        assert len(rows) == count == kept.revision


def test_the_file_is_written_ahead_and_in_full(store: Store, tmp_path: Path) -> None:
    with store._database.reading() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2


def test_a_stale_commit_changes_nothing(store: Store, tmp_path: Path) -> None:
    kept = create(store, fresh())
    second = loaded(store, kept.id)
    answer_one(store, kept)
    with pytest.raises(Stale):
        answer_one(store, second)
    assert everything(reopened(tmp_path, kept.id).session) == everything(kept.session)


def test_a_commit_to_a_deleted_game_is_stale(store: Store) -> None:
    kept = create(store, fresh())
    assert store.delete(kept.id)
    assert not store.delete(kept.id)
    assert store.load(kept.id) is None
    assert store.revision(kept.id) is None
    with pytest.raises(Stale):
        answer_one(store, kept)


def test_a_receipt_outlives_undo(store: Store) -> None:
    kept = create(store, fresh())
    answer_one(store, kept, key="once")
    kept.session.undo()
    store.commit(kept.id, kept.session, view(kept.session), expected=1, unchanged=0)
    assert store.has_receipt(kept.id, "once")
    assert not store.has_receipt(kept.id, "twice")
    assert not store.has_receipt("other", "once")


def test_the_list_has_the_game_played_last_first(store: Store) -> None:
    first, second = create(store, fresh()), create(store, fresh())
    assert [listed.id for listed in store.listing()] == [second.id, first.id]
    answer_one(store, first)
    listed = store.listing()
    assert [each.id for each in listed] == [first.id, second.id]
    assert [each.answers for each in listed] == [1, 0]
    assert not listed[0].finished
    assert listed[0].created < listed[0].updated


def test_the_summary_has_plain_values_only(store: Store) -> None:
    kept = create(store, fresh())
    [listed] = store.listing()
    view = kept.session.system.view(kept.session.position)
    assert listed.summary["generation"] == view["generation"]
    assert "bot.tr" in listed.summary
    assert all(value is None or isinstance(value, str | int) for value in listed.summary.values())


def test_a_seed_may_be_larger_than_a_database_integer(store: Store) -> None:
    kept = create(store, fresh(seed=-(10**40)))
    assert loaded(store, kept.id).session.seed == -(10**40)


def test_a_save_file_becomes_a_game_of_its_own(store: Store) -> None:
    kept = create(store, fresh())
    for _ in range(4):
        answer_one(store, kept)
    taken = create(store, load(save(kept.session)))
    assert taken.id != kept.id
    assert taken.session.tape == kept.session.tape
    assert len(store.listing()) == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"game": "mars"', '"game": "chess"'),
        ('"seed": 5', '"seed": 6'),
        ('"seed": 5', '"seed": "5"'),
        ('"do": "done"', '"do": "dance"'),
        ('"understudy": 1', '"understudy": 2'),
        ('"seed": 5,', '"seed": 5, "extra": 1,'),
        ("{", "[" * 100_000),
    ],
)
def test_an_edited_save_file_is_refused(store: Store, old: str, new: str) -> None:
    kept = fresh(seed=5)
    for _ in range(6):
        assert kept.question is not None
        kept.answer(fitting(kept.question))
    text = save(kept)
    assert old in text
    with pytest.raises(Unreadable):
        create(store, load(text.replace(old, new, 1)))
    assert store.listing() == []


def test_a_tape_that_no_longer_fits_is_refused_but_can_be_read(
    store: Store, tmp_path: Path
) -> None:
    kept = create(store, fresh())
    answer_one(store, kept)
    with sqlite3.connect(tmp_path / DATABASE) as plain:
        plain.execute("update answers set question = 'mars-ask-the-stars'")
        plain.execute("update games set rules = 0")
    with pytest.raises(Unreadable, match="store-no-longer-replays"):
        store.load(kept.id)
    assert [entry.question for entry in store.tape(kept.id) or ()] == ["mars-ask-the-stars"]


MOVES = st.lists(st.sampled_from(["answer", "answer", "undo", "undo all", "redo"]), max_size=12)


@settings(max_examples=15)
@given(moves=MOVES, seed=st.integers(0, 2**48))
def test_whatever_is_played_survives(moves: list[str], seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = open_folder(Path(folder))
        kept = create(store, fresh(seed=seed))
        session = kept.session
        for move in moves:
            before = len(session.tape)
            try:
                match move:
                    case "answer" if session.question is not None:
                        session.answer(fitting(session.question))
                    case "undo":
                        session.undo()
                    case "undo all":
                        session.undo(0)
                    case "redo":
                        session.redo()
            except Refused:
                continue
            unchanged = min(before, len(session.tape))
            kept.revision = store.commit(
                kept.id, session, view(session), expected=kept.revision, unchanged=unchanged
            )
            assert everything(loaded(store, kept.id).session) == everything(session)
        store.close()
