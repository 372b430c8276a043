"""Everything in one file: whole or refused, and the same again in any database."""

import gzip
import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.postgresql import database
from tests.store.playing import DATABASE, answer_one, create, everything, fresh, loaded, view
from understudy.core import Refused, Unreadable
from understudy.store import AnswerReceipt, Right
from understudy.store.records import NOT_IMPORTED, REVISION_JUMP, count_changes, new_record
from understudy.store.sql import SqlStore, open_database, open_folder
from understudy.store.sql.backup import write
from understudy.store.sql.backup.backup_file import FORMAT, BackupWriter
from understudy.store.sql.backup.write import DAMAGED, backup_tables

DEVICE = "a device"
BOARD = "an entered board, čtvrtá\n"


def nobody(done: int, total: int) -> None:
    """Nobody looks."""


def packed(store: SqlStore) -> bytes:
    stream = io.BytesIO()
    store.back_up(stream, nobody)
    return stream.getvalue()


def rows(store: SqlStore) -> dict[str, list[tuple[object, ...]]]:
    """All that is kept, by table."""
    found = {}
    with store._database.read_transaction() as connection:
        for table in backup_tables():
            columns = [column for column in table.columns if column.name != "revision"]
            wanted = select(*columns).order_by(*table.primary_key)
            found[table.name] = [tuple(row) for row in connection.execute(wanted)]
    return found


@contextmanager
def opened(kind: str, folder: Path) -> Iterator[SqlStore]:
    """An empty store of this kind."""
    if kind == "sqlite":
        with closing(open_folder(folder)) as store:
            yield store
    else:
        with database() as address, closing(open_database(address)) as store:
            yield store


@pytest.fixture
def full(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStore]:
    """A store with something in each table."""
    with opened(getattr(request, "param", "sqlite"), tmp_path / "full") as store:
        first = create(store, fresh(seed=2**60), "first")
        for key in ("one", "two", "three"):
            answer_one(store, first, key)
        store.set_title("first", "Neděle \N{SNOWMAN}")
        first.session.undo()
        first.revision = store.commit(
            "first", first.session, {}, expected=first.revision, unchanged=2
        )
        create(store, fresh(seed=8), "second")
        store.custom_boards.write("mars", "boards", "mine", BOARD)
        store.custom_boards.write("mars", "boards", "mine", BOARD, DEVICE)
        keys = store.lists.links("first")
        assert keys is not None
        store.lists.join(DEVICE, keys[Right.PLAY])
        store.idle.mark_used("first")
        yield store


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStore]:
    with opened(getattr(request, "param", "sqlite"), tmp_path / "empty") as store:
        yield store


KINDS = ("sqlite", "postgresql")
BETWEEN = pytest.mark.parametrize(
    ("full", "empty"), [(one, other) for one in KINDS for other in KINDS], indirect=True
)
IN_EACH = pytest.mark.parametrize("full", KINDS, indirect=True)


@BETWEEN
def test_everything_is_there_again(full: SqlStore, empty: SqlStore) -> None:
    assert all(rows(full).values()), "something in each table"
    told = list[tuple[int, int]]()
    counted = empty.restore(
        io.BytesIO(packed(full)), lambda *done: told.append(done), replace=False
    )
    assert rows(empty) == rows(full)
    assert counted == {name: len(found) for name, found in rows(full).items()}
    assert told[-1] == (counted.total(), counted.total())
    for id in ("first", "second"):
        old, new = loaded(full, id), loaded(empty, id)
        assert everything(new.session) == everything(old.session)
        assert new.revision >= REVISION_JUMP
        assert count_changes(new.revision) == count_changes(old.revision), (
            "it can change as often as before"
        )
    assert (
        empty.receipt("first", "two") == full.receipt("first", "two") != AnswerReceipt("two", None)
    )
    assert empty.lists.links("first") == full.lists.links("first")
    assert empty.lists.right(DEVICE, "first") is Right.PLAY
    answer_one(empty, loaded(empty, "first"))


@IN_EACH
@pytest.mark.parametrize("size", [1, 3])
def test_more_than_a_page_goes_in_pages(
    full: SqlStore, empty: SqlStore, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write, "PAGE", size)
    for n in range(7):
        full.custom_boards.write("mars", "boards", f"board {n % 3} {n}", BOARD)
    empty.restore(io.BytesIO(packed(full)), nobody, replace=False)
    assert rows(empty) == rows(full)


@IN_EACH
def test_a_backup_holds_one_moment(full: SqlStore, empty: SqlStore) -> None:
    """Whoever plays while it is written is not held up, and is not half in it."""
    before, stream = rows(full), io.BytesIO()

    def play(done: int, total: int) -> None:
        answer_one(full, loaded(full, "second"))
        create(full, fresh(seed=done))

    full.back_up(stream, play)
    assert rows(full) != before
    empty.restore(stream, nobody, replace=False)
    assert rows(empty) == before


@IN_EACH
def test_a_store_with_games_is_left_alone_unless_it_may_be_replaced(full: SqlStore) -> None:
    stream = io.BytesIO(packed(full))
    create(full, fresh(seed=9), "third")
    after = rows(full)
    with pytest.raises(Refused, match="store-not-empty"):
        full.restore(stream, nobody, replace=False)
    assert rows(full) == after
    full.restore(stream, nobody, replace=True)
    assert full.load("third") is None
    assert rows(full).keys() == after.keys()


@IN_EACH
def test_nobody_takes_a_game_from_before_for_the_one_of_now(full: SqlStore) -> None:
    stream = io.BytesIO(packed(full))
    known = loaded(full, "second")
    answer_one(full, known)
    assert full.last_restored_at() == ""
    full.restore(stream, nobody, replace=True)
    when = full.last_restored_at()
    assert when
    again = full.load("second", known)
    assert again is not None
    assert again is not known
    assert (again.session.tape, again.revision >= REVISION_JUMP) == ([], True)
    with pytest.raises(Refused, match="table-stale-answer"):
        answer_one(full, known)
    for _ in range(20):
        full.restore(io.BytesIO(packed(full)), nobody, replace=True)
    latest = loaded(full, "second").revision
    assert again.revision + 20 <= latest < 25 * REVISION_JUMP, "as often as one likes"
    assert full.last_restored_at() > when


def remade(content: bytes, **head: object) -> bytes:
    """The file with something else in its first line."""
    first, rest = gzip.decompress(content).split(b"\n", 1)
    return gzip.compress(json.dumps(json.loads(first) | head).encode() + b"\n" + rest)


def refused(store: SqlStore, content: bytes) -> str:
    """Why a file is refused; nothing has changed."""
    before = rows(store), store.list_games()
    with pytest.raises(Refused) as why:
        store.restore(io.BytesIO(content), nobody, replace=True)
    assert (rows(store), store.list_games()) == before
    assert store.last_restored_at() == ""
    return why.value.message.id


@IN_EACH
def test_what_is_no_whole_backup_of_ours_changes_nothing(full: SqlStore) -> None:
    whole = packed(full)
    for end in range(12, len(whole), 151):
        assert refused(full, whole[:end]) == "store-backup-damaged"
    # The ten bytes before are the head of a packed file, of which some mean nothing.
    for place in range(10, len(whole), 151):
        changed = bytearray(whole)
        changed[place] ^= 0xFF
        assert refused(full, bytes(changed)) in ("store-backup-damaged", "store-no-backup")
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for cut in (lines[:-1], lines[:3] + lines[4:], [*lines, b"[]\n"], [*lines, lines[-1]]):
        assert refused(full, gzip.compress(b"".join(cut))) == "store-backup-damaged"
    for other in (b"", b"{}", gzip.compress(b""), gzip.compress(b"{}\n"), gzip.compress(b"\xff")):
        assert refused(full, other) == "store-no-backup"
    assert refused(full, remade(whole, **{"understudy-backup": FORMAT + 1})) == "store-backup-newer"
    assert refused(full, remade(whole, schema="9999")) == "store-backup-newer"
    assert refused(full, remade(whole, schema="none")) == "store-backup-damaged"
    assert refused(full, remade(whole, made="then")) == "store-backup-damaged"


def test_a_damaged_game_is_left_out_and_the_others_are_in(
    full: SqlStore, empty: SqlStore, tmp_path: Path
) -> None:
    for id in ("bad", "worse"):
        answer_one(full, create(full, fresh(seed=1), id), "key")
    with closing(sqlite3.connect(tmp_path / "full" / DATABASE)) as plain, plain:
        plain.execute("update games set options = '{' where id = 'bad'")
        plain.execute("update games set system = cast(x'ff' as text) where id = 'worse'")
        plain.execute("update answers set answer = x'05' where game = 'first' and place = 0")
        plain.execute("update games set answers = 'many' where id = 'second'")
    stream = io.BytesIO()
    assert full.back_up(stream, nobody)[DAMAGED] == 4
    empty.restore(stream, nobody, replace=False)
    assert [line.id for line in empty.list_games()] == ["first"]
    with pytest.raises(Unreadable, match="store-game-damaged"):
        empty.load("first")


@pytest.mark.parametrize("empty", KINDS, indirect=True)
def test_a_backup_of_an_older_version_becomes_one_of_today(empty: SqlStore) -> None:
    """Whatever the tables have become since."""
    session = fresh(seed=3)
    stream = io.BytesIO()
    writing = BackupWriter(stream, "0001", 3)
    record = {**new_record("older", session, view(session), NOT_IMPORTED), "answers": 0}
    writing.begin("games", record)
    writing.row([*record.values()])
    writing.begin("titles", ["game", "title"])
    writing.row(["older", "Sunday"])
    sheet = {"system": "mars", "kind": "boards", "name": "mine", "text": BOARD, "updated": "then"}
    writing.begin("sheets", sheet)
    writing.row([*sheet.values()])
    writing.end()
    empty.restore(stream, nobody, replace=False)
    assert everything(loaded(empty, "older").session) == everything(session)
    assert [line.title for line in empty.list_games()] == ["Sunday"]
    assert [each.text for each in empty.custom_boards.list_boards("mars", "boards")] == [BOARD]
