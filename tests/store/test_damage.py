"""Damage of single games and of the database: reported, without affecting other games."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.games import DATABASE, answer_one, create, load_game, new_session
from tests.store.stores import OpenStore
from understudy.core import Refused, Unreadable
from understudy.store import KeyValueStore, MemoryTextStore, Store
from understudy.store.game_identity import session_origin_hash
from understudy.store.sql import open_folder
from understudy.store.sql.database.sqlite import BUSY_SECONDS


def test_the_list_is_paged(store: Store) -> None:
    ids = [create(store, new_session()).id for _ in range(5)][::-1]
    assert [listing.id for listing in store.list_games(limit=2)] == ids[:2]
    assert [listing.id for listing in store.list_games(limit=2, offset=2)] == ids[2:4]
    assert [listing.id for listing in store.list_games(limit=2, offset=4)] == ids[4:]
    assert store.list_games(limit=2, offset=5) == []
    assert store.list_games(finished=True) == []


@pytest.mark.parametrize(
    ("damage", "loads"),
    [
        ("summary = '{'", True),
        ("summary = '[]'", True),
        ("updated = x'05'", True),
        ("options = 'null'", False),
        ("options = ''", False),
        ("options = cast(x'7b22ff' as text)", False),
        ("answers = 'many'", False),
        ("system = cast(x'ff' as text)", False),
    ],
)
def test_a_damaged_list_entry_does_not_hide_the_others(
    tmp_path: Path, damage: str, loads: bool
) -> None:
    store = open_folder(tmp_path)
    for id in ("first", "bad", "last"):
        create(store, new_session(), id)
    with sqlite3.connect(tmp_path / DATABASE) as raw:
        raw.execute(f"update games set {damage} where id = 'bad'")
    lines = {listing.id: listing for listing in store.list_games()}
    assert {id: listing.damaged for id, listing in lines.items()} == {
        "first": False,
        "bad": True,
        "last": False,
    }
    assert (lines["bad"].options, lines["bad"].summary) == ({}, {})
    if loads:
        answer_one(store, load_game(store, "bad"))
        assert not any(listing.damaged for listing in store.list_games()), "an answer repairs it"
    else:
        with pytest.raises(Unreadable, match="store-game-damaged"):
            store.load("bad")
    assert load_game(store, "last").revision == 0
    assert store.delete("bad")
    assert len(store.list_games()) == 2
    store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "update games set seed = 'x'",
        "update games set redo = '[5]'",
        "update games set redo = '{'",
        "update games set rules = 'x'",
        "update answers set answer = '{' where place = 1",
        "update answers set question = cast(x'ff' as text) where place = 1",
        "delete from answers where place = 0",
        "delete from answers where place = 1",
        "delete from answers where place = 2",
        "update answers set place = 7 where place = 2",
    ],
)
def test_a_damaged_game_is_reported(tmp_path: Path, damage: str) -> None:
    store = open_folder(tmp_path)
    game = create(store, new_session())
    for _ in range(3):
        answer_one(store, game)
    with sqlite3.connect(tmp_path / DATABASE) as raw:
        raw.execute("pragma foreign_keys = off")
        raw.execute(damage)
    with pytest.raises(Unreadable) as refused:
        store.load(game.id)
    assert refused.value.message.id == "store-game-damaged"
    assert refused.value.message.args == {"id": game.id}
    store.close()


def test_a_damaged_tape_is_refused(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    game = create(store, new_session())
    answer_one(store, game)
    with sqlite3.connect(tmp_path / DATABASE) as raw:
        raw.execute("update answers set answer = '{'")
    with pytest.raises(Unreadable, match="store-game-damaged"):
        store.read_tape(game.id)
    store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "update answers set answer = '{'",
        "update answers set place = 7",
        "update games set options = '{', seed = cast(x'ff' as text)",
    ],
)
def test_a_damaged_game_is_not_found_by_origin(tmp_path: Path, damage: str) -> None:
    with closing(open_folder(tmp_path)) as store:
        bad, good = create(store, new_session(), "bad"), create(store, new_session(), "good")
        answer_one(store, bad)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as raw:
        # As older versions have left them.
        raw.execute("delete from origins")
        raw.execute(f"{damage} where {'id' if 'games' in damage else 'game'} = 'bad'")
        raw.commit()
    with closing(open_folder(tmp_path)) as store:
        assert [each.id for each in store.find_same_origin(session_origin_hash(good.session))] == [
            "good"
        ]


@pytest.mark.parametrize("text", ["{", "[]", '{"id": "bad"}', '{"id": "bad", "revision": "x"}'])
def test_a_damaged_listing_is_marked(text: str) -> None:
    texts = MemoryTextStore()
    store = KeyValueStore(texts)
    create(store, new_session(), "good")
    texts.write({("heads", "bad"): text})
    assert sorted((listing.damaged, listing.id == "good") for listing in store.list_games()) == [
        (False, True),
        (True, False),
    ]


@pytest.mark.parametrize(
    "damage",
    [
        "delete from alembic_version",
        "insert into alembic_version values ('0000')",
        "update alembic_version set version_num = 'x'",
        "update alembic_version set version_num = 'abcd'",
        "drop table alembic_version",
        "drop table alembic_version; update schema_version set version = 'x'",
        "drop table alembic_version; delete from schema_version",
        "drop table titles",
        "alter table games drop column redo",
        "drop table answers; create table answers (x)",
        "drop table alembic_version; create table alembic_version (x)",
    ],
)
def test_a_damaged_database_is_reported_at_the_start(tmp_path: Path, damage: str) -> None:
    open_folder(tmp_path).close()
    with sqlite3.connect(tmp_path / DATABASE) as raw:
        raw.executescript(damage)
    with pytest.raises(Unreadable) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-damaged"
    assert refused.value.message.args == {"path": str(tmp_path / DATABASE)}


@pytest.mark.parametrize("length", [0, 1, 50, 100, 1000, 4096, 5000, 9000, 20_000])
def test_a_truncated_database_raises_no_other_error(tmp_path: Path, length: int) -> None:
    store = open_folder(tmp_path)
    for _ in range(20):
        create(store, new_session())
    store.close()
    file = tmp_path / DATABASE
    file.write_bytes(file.read_bytes()[:length])
    assert _refusal(tmp_path) in ("", "store-damaged", "store-game-damaged")


def _refusal(folder: Path) -> str:
    try:
        with closing(open_folder(folder)) as store:
            for listing in store.list_games():
                store.load(listing.id)
    except Refused as refused:
        return refused.message.id
    return ""


def test_an_intact_store_has_no_damaged_games(reopen: OpenStore) -> None:
    store = reopen()
    game = create(store, new_session())
    answer_one(store, game)
    store.close()
    again = reopen()
    assert [listing.damaged for listing in again.list_games()] == [False]
    again.close()


@pytest.mark.skipif(os.name != "posix", reason="other systems do not remove open files")
@pytest.mark.parametrize("instead", [None, b""])
def test_a_removed_database_file_is_detected(tmp_path: Path, instead: bytes | None) -> None:
    store = open_folder(tmp_path)
    game = create(store, new_session())
    (tmp_path / DATABASE).rename(tmp_path / "away")
    if instead is not None:
        (tmp_path / DATABASE).write_bytes(instead)
    for change in (lambda: answer_one(store, game), store.list_games, lambda: store.load(game.id)):
        with pytest.raises(Refused) as refused:
            change()
        assert refused.value.message.id == "store-gone"
    (tmp_path / "away").rename(tmp_path / DATABASE)
    assert load_game(store, game.id).revision == 0
    store.close()


def test_waiting_for_another_writer_is_limited(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("begin immediate")
        with pytest.raises(Refused) as refused:
            create(store, new_session())
    assert refused.value.message.id == "store-busy"
    assert BUSY_SECONDS <= 3
    store.close()


def test_damage_that_the_driver_cannot_describe_is_reported(tmp_path: Path) -> None:
    """The message would quote invalid UTF-8."""
    open_folder(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as raw:
        raw.execute("pragma writable_schema = on")
        raw.execute("update sqlite_master set name = cast(x'ff' as text), sql = 'create no'")
        raw.commit()
    with pytest.raises(Unreadable) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-damaged"


def test_entries_missing_from_the_index_are_marked(tmp_path: Path) -> None:
    """The index of games is damaged, and one of the rows as well."""
    store = open_folder(tmp_path)
    for id in ("first", "last"):
        create(store, new_session(), id)
    store.close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as raw:
        raw.execute("update games set summary = '{' where id = 'first'")
        raw.execute("pragma writable_schema = on")
        raw.execute(
            "update sqlite_master set rootpage = (select rootpage from sqlite_master"
            " where name = 'sqlite_autoindex_sheets_1') where name = 'sqlite_autoindex_games_1'"
        )
        raw.commit()
    with closing(open_folder(tmp_path)) as store:
        assert {(listing.id, listing.damaged) for listing in store.list_games()} == {
            ("first", True),
            ("last", True),
        }
        assert store.load("last") is None
