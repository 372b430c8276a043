"""Damage of single games and of the whole file: named, and no harm to the rest."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.places import Open
from tests.store.playing import DATABASE, answer_one, create, fresh, loaded
from understudy.core import Refused, Unreadable
from understudy.store import KeyValueStore, MemoryTextStore, Store
from understudy.store.game_identity import session_origin_hash
from understudy.store.sql import open_folder
from understudy.store.sql.database.sqlite import BUSY_SECONDS


def test_the_list_comes_in_pages(store: Store) -> None:
    ids = [create(store, fresh()).id for _ in range(5)][::-1]
    assert [line.id for line in store.list_games(limit=2)] == ids[:2]
    assert [line.id for line in store.list_games(limit=2, offset=2)] == ids[2:4]
    assert [line.id for line in store.list_games(limit=2, offset=4)] == ids[4:]
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
def test_a_damaged_line_is_marked_and_the_others_are_shown(
    tmp_path: Path, damage: str, loads: bool
) -> None:
    store = open_folder(tmp_path)
    for id in ("first", "bad", "last"):
        create(store, fresh(), id)
    with sqlite3.connect(tmp_path / DATABASE) as plain:
        plain.execute(f"update games set {damage} where id = 'bad'")
    lines = {line.id: line for line in store.list_games()}
    assert {id: line.damaged for id, line in lines.items()} == {
        "first": False,
        "bad": True,
        "last": False,
    }
    assert (lines["bad"].options, lines["bad"].summary) == ({}, {})
    if loads:
        answer_one(store, loaded(store, "bad"))
        assert not any(line.damaged for line in store.list_games()), "an answer makes it whole"
    else:
        with pytest.raises(Unreadable, match="store-game-damaged"):
            store.load("bad")
    assert loaded(store, "last").revision == 0
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
def test_a_damaged_game_says_so(tmp_path: Path, damage: str) -> None:
    store = open_folder(tmp_path)
    kept = create(store, fresh())
    for _ in range(3):
        answer_one(store, kept)
    with sqlite3.connect(tmp_path / DATABASE) as plain:
        plain.execute("pragma foreign_keys = off")
        plain.execute(damage)
    with pytest.raises(Unreadable) as refused:
        store.load(kept.id)
    assert refused.value.message.id == "store-game-damaged"
    assert refused.value.message.args == {"id": kept.id}
    store.close()


def test_a_damaged_tape_is_refused_too(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    kept = create(store, fresh())
    answer_one(store, kept)
    with sqlite3.connect(tmp_path / DATABASE) as plain:
        plain.execute("update answers set answer = '{'")
    with pytest.raises(Unreadable, match="store-game-damaged"):
        store.read_tape(kept.id)
    store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "update answers set answer = '{'",
        "update answers set place = 7",
        "update games set options = '{', seed = cast(x'ff' as text)",
    ],
)
def test_a_damaged_game_is_none_that_began_alike(tmp_path: Path, damage: str) -> None:
    with closing(open_folder(tmp_path)) as store:
        bad, good = create(store, fresh(), "bad"), create(store, fresh(), "good")
        answer_one(store, bad)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as plain:
        # As an older version has left them.
        plain.execute("delete from origins")
        plain.execute(f"{damage} where {'id' if 'games' in damage else 'game'} = 'bad'")
        plain.commit()
    with closing(open_folder(tmp_path)) as store:
        assert [each.id for each in store.find_same_origin(session_origin_hash(good.session))] == [
            "good"
        ]


@pytest.mark.parametrize("head", ["{", "[]", '{"id": "bad"}', '{"id": "bad", "revision": "x"}'])
def test_a_damaged_head_is_marked_too(head: str) -> None:
    records = MemoryTextStore()
    store = KeyValueStore(records)
    create(store, fresh(), "good")
    records.write({("heads", "bad"): head})
    assert sorted((line.damaged, line.id == "good") for line in store.list_games()) == [
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
def test_a_damaged_database_says_so_at_the_start(tmp_path: Path, damage: str) -> None:
    open_folder(tmp_path).close()
    with sqlite3.connect(tmp_path / DATABASE) as plain:
        plain.executescript(damage)
    with pytest.raises(Unreadable) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-damaged"
    assert refused.value.message.args == {"path": str(tmp_path / DATABASE)}


@pytest.mark.parametrize("length", [0, 1, 50, 100, 1000, 4096, 5000, 9000, 20_000])
def test_a_shortened_database_is_no_traceback(tmp_path: Path, length: int) -> None:
    store = open_folder(tmp_path)
    for _ in range(20):
        create(store, fresh())
    store.close()
    file = tmp_path / DATABASE
    file.write_bytes(file.read_bytes()[:length])
    assert _what_is_said(tmp_path) in ("", "store-damaged", "store-game-damaged")


def _what_is_said(folder: Path) -> str:
    try:
        with closing(open_folder(folder)) as store:
            for line in store.list_games():
                store.load(line.id)
    except Refused as refused:
        return refused.message.id
    return ""


def test_a_store_that_is_sound_is_taken_as_it_is(reopen: Open) -> None:
    store = reopen()
    kept = create(store, fresh())
    answer_one(store, kept)
    store.close()
    again = reopen()
    assert [line.damaged for line in again.list_games()] == [False]
    again.close()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere an open file cannot be taken away")
@pytest.mark.parametrize("instead", [None, b""])
def test_a_database_that_is_taken_away_is_noticed(tmp_path: Path, instead: bytes | None) -> None:
    store = open_folder(tmp_path)
    kept = create(store, fresh())
    (tmp_path / DATABASE).rename(tmp_path / "away")
    if instead is not None:
        (tmp_path / DATABASE).write_bytes(instead)
    for change in (lambda: answer_one(store, kept), store.list_games, lambda: store.load(kept.id)):
        with pytest.raises(Refused) as refused:
            change()
        assert refused.value.message.id == "store-gone"
    (tmp_path / "away").rename(tmp_path / DATABASE)
    assert loaded(store, kept.id).revision == 0
    store.close()


def test_another_writer_is_waited_for_but_not_long(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("begin immediate")
        with pytest.raises(Refused) as refused:
            create(store, fresh())
    assert refused.value.message.id == "store-busy"
    assert BUSY_SECONDS <= 3
    store.close()


def test_damage_that_the_driver_cannot_even_name_is_damage(tmp_path: Path) -> None:
    """Its message would quote what is not UTF-8."""
    open_folder(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as plain:
        plain.execute("pragma writable_schema = on")
        plain.execute("update sqlite_master set name = cast(x'ff' as text), sql = 'create no'")
        plain.commit()
    with pytest.raises(Unreadable) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-damaged"


def test_lines_that_are_listed_but_not_found_are_marked(tmp_path: Path) -> None:
    """The index by which a game is found is damaged, and one of the lines as well."""
    store = open_folder(tmp_path)
    for id in ("first", "last"):
        create(store, fresh(), id)
    store.close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as plain:
        plain.execute("update games set summary = '{' where id = 'first'")
        plain.execute("pragma writable_schema = on")
        plain.execute(
            "update sqlite_master set rootpage = (select rootpage from sqlite_master"
            " where name = 'sqlite_autoindex_sheets_1') where name = 'sqlite_autoindex_games_1'"
        )
        plain.commit()
    with closing(open_folder(tmp_path)) as store:
        assert {(line.id, line.damaged) for line in store.list_games()} == {
            ("first", True),
            ("last", True),
        }
        assert store.load("last") is None
