"""Backups: complete or refused, and restorable into any database."""

import gzip
import io
import json
import sqlite3
import tracemalloc
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.postgresql import database
from tests.store.games import (
    DATABASE,
    OWNER_TOKEN,
    answer_one,
    create,
    load_game,
    new_session,
    session_data,
    view,
)
from understudy.core import Refused, Unreadable
from understudy.store import AnswerReceipt, Right
from understudy.store.records import NOT_IMPORTED, REVISION_JUMP, count_changes, new_record
from understudy.store.sql import SqlStore, open_database, open_folder
from understudy.store.sql.backup import backup_file, write
from understudy.store.sql.backup.backup_file import FORMAT, BackupWriter
from understudy.store.sql.backup.write import DAMAGED, backup_tables
from understudy.store.sql.database.migrate import HEAD

DEVICE = "a device"
BOARD = "an entered board, čtvrtá\n"


def no_report(done: int, total: int) -> None:
    """Ignore the progress."""


def backup_of(store: SqlStore) -> bytes:
    stream = io.BytesIO()
    store.back_up(stream, no_report)
    return stream.getvalue()


def rows(store: SqlStore) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows by table, without revisions."""
    rows = {}
    with store._database.read_transaction() as connection:
        for table in backup_tables():
            columns = [column for column in table.columns if column.name != "revision"]
            query = select(*columns).order_by(*table.primary_key)
            rows[table.name] = [tuple(row) for row in connection.execute(query)]
    return rows


@contextmanager
def open_empty(kind: str, folder: Path) -> Iterator[SqlStore]:
    """Open an empty store of this kind."""
    if kind == "sqlite":
        with closing(open_folder(folder)) as store:
            yield store
    else:
        with database() as address, closing(open_database(address)) as store:
            yield store


@pytest.fixture
def full(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStore]:
    """A store with rows in each table."""
    with open_empty(getattr(request, "param", "sqlite"), tmp_path / "full") as store:
        first = create(store, new_session(seed=2**60), "first")
        for key in ("one", "two", "three"):
            answer_one(store, first, key)
        store.set_title("first", "Neděle \N{SNOWMAN}")
        first.session.undo()
        first.revision = store.commit(
            "first", first.session, {}, expected=first.revision, unchanged=2
        )
        create(store, new_session(seed=8), "second")
        store.custom_boards.write("mars", "boards", "mine", BOARD)
        store.custom_boards.write("mars", "boards", "mine", BOARD, DEVICE)
        keys = store.lists.links("first", OWNER_TOKEN)
        assert keys is not None
        store.lists.join(DEVICE, keys[Right.PLAY])
        store.idle.mark_used("first")
        store.idle.advance(0)
        yield store


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStore]:
    with open_empty(getattr(request, "param", "sqlite"), tmp_path / "empty") as store:
        yield store


KINDS = ("sqlite", "postgresql")
EACH_PAIR = pytest.mark.parametrize(
    ("full", "empty"), [(one, other) for one in KINDS for other in KINDS], indirect=True
)
EACH_KIND = pytest.mark.parametrize("full", KINDS, indirect=True)


@EACH_PAIR
def test_a_restore_brings_everything_back(full: SqlStore, empty: SqlStore) -> None:
    assert all(rows(full).values()), "rows in each table"
    reports = list[tuple[int, int]]()
    counted = empty.restore(
        io.BytesIO(backup_of(full)), lambda *done: reports.append(done), replace=False
    )
    assert rows(empty) == rows(full)
    assert counted == {name: len(found) for name, found in rows(full).items()}
    assert reports[-1] == (counted.total(), counted.total())
    for id in ("first", "second"):
        old, new = load_game(full, id), load_game(empty, id)
        assert session_data(new.session) == session_data(old.session)
        assert new.revision >= REVISION_JUMP
        assert count_changes(new.revision) == count_changes(old.revision), (
            "the number of changes is unchanged"
        )
    assert (
        empty.receipt("first", "two") == full.receipt("first", "two") != AnswerReceipt("two", None)
    )
    assert empty.lists.links("first", OWNER_TOKEN) == full.lists.links("first", OWNER_TOKEN)
    assert empty.lists.right(DEVICE, "first") is Right.PLAY
    answer_one(empty, load_game(empty, "first"))


@EACH_KIND
@pytest.mark.parametrize("size", [1, 3])
def test_large_tables_are_backed_up_in_pages(
    full: SqlStore, empty: SqlStore, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write, "PAGE", size)
    for n in range(7):
        full.custom_boards.write("mars", "boards", f"board {n % 3} {n}", BOARD)
    empty.restore(io.BytesIO(backup_of(full)), no_report, replace=False)
    assert rows(empty) == rows(full)


@EACH_KIND
def test_a_backup_is_a_snapshot(full: SqlStore, empty: SqlStore) -> None:
    """Players are not blocked while it is written, and their moves are not in it."""
    before, stream = rows(full), io.BytesIO()

    def play(done: int, total: int) -> None:
        answer_one(full, load_game(full, "second"))
        create(full, new_session(seed=done))

    full.back_up(stream, play)
    assert rows(full) != before
    empty.restore(stream, no_report, replace=False)
    assert rows(empty) == before


@EACH_KIND
def test_a_restore_over_games_needs_replace(full: SqlStore) -> None:
    stream = io.BytesIO(backup_of(full))
    create(full, new_session(seed=9), "third")
    after = rows(full)
    with pytest.raises(Refused, match="store-not-empty"):
        full.restore(stream, no_report, replace=False)
    assert rows(full) == after
    full.restore(stream, no_report, replace=True)
    assert full.load("third") is None
    assert rows(full).keys() == after.keys()


@EACH_KIND
def test_a_restore_raises_revisions(full: SqlStore) -> None:
    stream = io.BytesIO(backup_of(full))
    known = load_game(full, "second")
    answer_one(full, known)
    assert full.last_restored_at() == ""
    full.restore(stream, no_report, replace=True)
    when = full.last_restored_at()
    assert when
    again = full.load("second", known)
    assert again is not None
    assert again is not known
    assert (again.session.tape, again.revision >= REVISION_JUMP) == ([], True)
    with pytest.raises(Refused, match="table-stale-answer"):
        answer_one(full, known)
    for _ in range(20):
        full.restore(io.BytesIO(backup_of(full)), no_report, replace=True)
    latest = load_game(full, "second").revision
    assert again.revision + 20 <= latest < 25 * REVISION_JUMP, "revisions stay small"
    assert full.last_restored_at() > when


def with_first_line(content: bytes, **head: object) -> bytes:
    """Return the file with other values in its first line."""
    first, rest = gzip.decompress(content).split(b"\n", 1)
    return gzip.compress(json.dumps(json.loads(first) | head).encode() + b"\n" + rest)


def refused(store: SqlStore, content: bytes) -> str:
    """Return the message id of the refusal; check that nothing has changed."""
    before = rows(store), store.list_games()
    with pytest.raises(Refused) as why:
        store.restore(io.BytesIO(content), no_report, replace=True)
    assert (rows(store), store.list_games()) == before
    assert store.last_restored_at() == ""
    return why.value.message.id


@EACH_KIND
def test_a_damaged_or_foreign_file_is_refused(full: SqlStore) -> None:
    backup = backup_of(full)
    for end in range(12, len(backup), 151):
        assert refused(full, backup[:end]) == "store-backup-damaged"
    # Not in the first ten bytes, the gzip header, because some of them have no effect.
    for offset in range(10, len(backup), 151):
        changed = bytearray(backup)
        changed[offset] ^= 0xFF
        assert refused(full, bytes(changed)) in ("store-backup-damaged", "store-no-backup")
    lines = gzip.decompress(backup).splitlines(keepends=True)
    for cut in (lines[:-1], lines[:3] + lines[4:], [*lines, b"[]\n"], [*lines, lines[-1]]):
        assert refused(full, gzip.compress(b"".join(cut))) == "store-backup-damaged"
    for other in (b"", b"{}", gzip.compress(b""), gzip.compress(b"{}\n"), gzip.compress(b"\xff")):
        assert refused(full, other) == "store-no-backup"
    assert (
        refused(full, with_first_line(backup, **{"understudy-backup": FORMAT + 1}))
        == "store-backup-newer"
    )
    assert refused(full, with_first_line(backup, schema="9999")) == "store-backup-newer"
    assert refused(full, with_first_line(backup, schema="none")) == "store-backup-damaged"
    assert refused(full, with_first_line(backup, made="then")) == "store-backup-damaged"


@EACH_KIND
@pytest.mark.parametrize("revision", [2**70, 2**31, -1, 0.5, "1", None, [], {}])
def test_a_revision_out_of_range_is_refused(full: SqlStore, revision: object) -> None:
    assert refused(full, with_game(revision=revision)) == "store-backup-damaged"


@pytest.mark.parametrize("number", ["0000", "-001", "\N{ARABIC-INDIC DIGIT ZERO}001", "00 1", ""])
def test_an_unknown_schema_is_refused(full: SqlStore, number: str) -> None:
    changed = with_first_line(backup_of(full), schema=number)
    assert refused(full, changed) == "store-backup-damaged"


def test_more_rows_than_announced_are_refused(full: SqlStore) -> None:
    assert refused(full, with_game(announced=0)) == "store-backup-damaged"


def test_a_file_that_unpacks_to_long_lines_is_refused_with_little_memory(full: SqlStore) -> None:
    bomb = with_game(options=[[]] * 20_000_000)
    assert len(bomb) < 100_000
    tracemalloc.start()
    try:
        assert refused(full, bomb) == "store-backup-damaged"
        assert tracemalloc.get_traced_memory()[1] < 50_000_000
    finally:
        tracemalloc.stop()


def test_a_file_that_unpacks_to_many_rows_is_refused(
    full: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = backup_of(full)
    assert len(gzip.decompress(backup)) > 2 * len(backup)
    monkeypatch.setattr(backup_file, "MAX_EXTRA", 0)
    monkeypatch.setattr(backup_file, "MAX_RATIO", 2)
    assert refused(full, backup) == "store-backup-damaged"


def with_game(announced: int = 1, **changed: object) -> bytes:
    """Return a backup with one game, in which some columns are changed."""
    session = new_session()
    record = {**new_record("bad", session, view(session), NOT_IMPORTED), **changed}
    stream = io.BytesIO()
    writer = BackupWriter(stream, HEAD, announced)
    writer.begin("games", list(record))
    writer.row(list(record.values()))
    writer.end()
    return stream.getvalue()


def test_a_backup_leaves_out_damaged_games(full: SqlStore, empty: SqlStore, tmp_path: Path) -> None:
    for id in ("bad", "worse"):
        answer_one(full, create(full, new_session(seed=1), id), "key")
    with closing(sqlite3.connect(tmp_path / "full" / DATABASE)) as raw, raw:
        raw.execute("update games set options = '{' where id = 'bad'")
        raw.execute("update games set system = cast(x'ff' as text) where id = 'worse'")
        raw.execute("update answers set answer = x'05' where game = 'first' and place = 0")
        raw.execute("update games set answers = 'many' where id = 'second'")
    stream = io.BytesIO()
    assert full.back_up(stream, no_report)[DAMAGED] == 4
    empty.restore(stream, no_report, replace=False)
    assert [listing.id for listing in empty.list_games()] == ["first"]
    with pytest.raises(Unreadable, match="store-game-damaged"):
        empty.load("first")


@pytest.mark.parametrize("empty", KINDS, indirect=True)
def test_a_backup_of_an_older_version_is_migrated(empty: SqlStore) -> None:
    """Its tables have other columns."""
    session = new_session(seed=3)
    stream = io.BytesIO()
    writer = BackupWriter(stream, "0001", 3)
    record = {**new_record("older", session, view(session), NOT_IMPORTED), "answers": 0}
    writer.begin("games", record)
    writer.row([*record.values()])
    writer.begin("titles", ["game", "title"])
    writer.row(["older", "Sunday"])
    board = {"system": "mars", "kind": "boards", "name": "mine", "text": BOARD, "updated": "then"}
    writer.begin("sheets", board)
    writer.row([*board.values()])
    writer.end()
    empty.restore(stream, no_report, replace=False)
    assert session_data(load_game(empty, "older").session) == session_data(session)
    assert [listing.title for listing in empty.list_games()] == ["Sunday"]
    assert [each.text for each in empty.custom_boards.list_boards("mars", "boards")] == [BOARD]
