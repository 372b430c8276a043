"""The SQLite file of saved games."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.games import DATABASE, answer_one, create, load_game, new_session
from understudy.core import Session, TapeEntry, find_system
from understudy.store import AnswerReceipt
from understudy.store.game_identity import session_origin_hash
from understudy.store.sql import SqlStore, open_folder

VERSION_1 = Path(__file__).with_name("version_1.sql")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    with closing(open_folder(tmp_path)) as store:
        yield store


def tables(folder: Path) -> list[str]:
    """Return the SQL of tables and indices."""
    with closing(sqlite3.connect(folder / DATABASE)) as raw:
        found = raw.execute("select sql from sqlite_master where sql is not null order by name")
        return [" ".join(sql.split()) for (sql,) in found]


def test_every_answer_is_one_row(store: SqlStore, tmp_path: Path) -> None:
    game = create(store, new_session())
    for count in range(1, 6):
        answer_one(store, game)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as raw:
            rows = raw.execute("select place, question from answers order by place").fetchall()
        assert rows == [(place, entry.question) for place, entry in enumerate(game.session.tape)]
        assert len(rows) == count


def test_the_file_uses_wal_and_full_synchronization(store: SqlStore) -> None:
    with store._database.read_transaction() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2


def test_a_file_of_the_first_version_opens(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    with closing(sqlite3.connect(old / DATABASE)) as raw:
        raw.executescript(VERSION_1.read_text(encoding="utf-8"))
    before = tables(old)
    open_folder(new).close()
    with closing(open_folder(old)) as store:
        # Boards have owners now; the other tables are unchanged, and new ones were added.
        changed = {table for table in before if table.startswith("CREATE TABLE sheets")}
        assert set(before) - changed < set(tables(old)) == set(tables(new))
        assert [listing.answers for listing in store.list_games()] == [1]
        assert store.read_tape("mine2345") == [TapeEntry("mars-ask-turn", {"do": "done"})]
        assert store.receipt("mine2345", "second") == AnswerReceipt("second", None)
        assert [board.text for board in store.custom_boards.list_boards("mars", "boards")] == [
            "an entered board\n"
        ]
        game = load_game(store, "mine2345")
        assert game.revision == 3
        # The origin of an old game is computed on first use.
        origin = session_origin_hash(game.session)
        assert [(each.id, each.answers) for each in store.find_same_origin(origin)] == [
            ("mine2345", 1)
        ]
        game.session.redo()
        again = Session.replay(find_system("mars"), {}, 5, game.session.tape)
        assert again.position.facts() == game.session.position.facts()
        answer_one(store, game)


def test_a_file_is_compared_with_a_limited_number_of_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("understudy.store.sql.games.MAX_COPIES", 3)
    session = new_session()
    with closing(open_folder(tmp_path)) as store:
        ids = [create(store, session).id for _ in range(5)]
        found = store.find_same_origin(session_origin_hash(session))
        assert [each.id for each in found] == ids[:1:-1], "the last changed ones"


def test_finding_copies_reads_each_tape_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    with closing(open_folder(tmp_path)) as store:
        for _ in range(5):
            create(store, session)
        changed = create(store, new_session())
        answer_one(store, changed)
        origin = session_origin_hash(session)
        read, read_tape = list[str](), store.read_tape

        def count(id: str) -> list[TapeEntry] | None:
            read.append(id)
            return read_tape(id)

        monkeypatch.setattr(store, "read_tape", count)
        first = store.find_same_origin(origin)
        assert read == [changed.id], "the hashes of new games are known"
        assert store.find_same_origin(origin) == first
        assert read == [changed.id]
        answer_one(store, changed)
        assert {each.id: each.answers for each in store.find_same_origin(origin)}[changed.id] == 2
    with closing(open_folder(tmp_path)) as store:
        again = {each.id: each for each in store.find_same_origin(origin)}
        assert [again[each.id] for each in first if each.id != changed.id] == [
            each for each in first if each.id != changed.id
        ]


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    before = os.umask(0)
    try:
        with closing(open_folder(tmp_path)) as store:
            create(store, new_session())
            modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys([DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"], 0o600)


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_existing_files_become_readable_by_their_owner_only(tmp_path: Path) -> None:
    with closing(open_folder(tmp_path)) as store:
        create(store, new_session())
        for file in tmp_path.iterdir():
            file.chmod(0o644)
        # Opened again while the side files exist, as after a power cut.
        with closing(open_folder(tmp_path)):
            assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
