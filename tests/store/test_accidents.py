"""Power cuts, full disks, two writers at once: nothing acknowledged is lost."""

import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Barrier

import pytest

from tests.postgresql import database
from tests.store.playing import DATABASE, answer_one, create, everything, fresh, loaded, reopened
from understudy.core import Refused, Unreadable
from understudy.store import Store, StoredGame
from understudy.store.sql import SqlStore, open_folder, open_store
from understudy.store.sql.database.migrate import HEAD

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534

# Plays until it is killed, and says after every commit how far it is.
PLAYER = """
import sys
from pathlib import Path
from tests.store.playing import answer_one, create, fresh
from understudy.store.sql import open_store
store = open_store(Path(sys.argv[1]), sys.argv[2])
while True:
    kept = create(store, fresh())
    for _ in range(30):
        print(kept.id, kept.revision, flush=True)
        answer_one(store, kept)
"""

# Answers the same game as often as it may, against others who do the same.
RIVAL = """
import sys
from pathlib import Path
from tests.store.playing import answer_one, loaded
from understudy.store.sql import open_store
from understudy.core import Stale
store = open_store(Path(sys.argv[1]), sys.argv[2])
won = 0
while won < 5:
    kept = loaded(store, sys.argv[3])
    try:
        answer_one(store, kept)
        won += 1
    except Stale:
        pass
print(won)
"""


def python(code: str, *args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *args], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


@contextmanager
def in_folder(folder: Path) -> Iterator[tuple[str, str]]:
    yield str(folder), ""


@contextmanager
def in_database(folder: Path) -> Iterator[tuple[str, str]]:
    with database() as address:
        yield str(folder), address


@pytest.fixture(params=[in_folder, in_database])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A folder and an address, as commands take them: games that several processes can open."""
    with request.param(tmp_path) as found:
        yield found


def opened(place: tuple[str, str]) -> SqlStore:
    folder, address = place
    return open_store(Path(folder), address)


@pytest.mark.parametrize("lines", [2, 40])
def test_a_killed_writer_loses_nothing_it_has_acknowledged(
    place: tuple[str, str], lines: int
) -> None:
    process = python(PLAYER, *place)
    assert process.stdout is not None
    said = [process.stdout.readline().split() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    # What was in the pipe by then had been acknowledged too.
    said += [
        line.split() for line in process.stdout.read().splitlines(keepends=True) if "\n" in line
    ]
    process.wait()
    process.stdout.close()
    acknowledged = {id: int(revision) for id, revision in said}
    store = opened(place)
    for id, revision in acknowledged.items():
        kept = loaded(store, id)
        assert kept.revision >= revision
        assert len(kept.session.tape) == kept.revision
    store.close()


def test_processes_that_write_at_once_take_turns(place: tuple[str, str]) -> None:
    store = opened(place)
    kept = create(store, fresh())
    rivals = [python(RIVAL, *place, kept.id) for _ in range(3)]
    won = [rival.communicate()[0] for rival in rivals]
    assert won == ["5\n"] * 3
    final = loaded(store, kept.id)
    assert final.revision == len(final.session.tape) == 15
    store.close()


def test_all_who_open_an_empty_place_at_once_may(place: tuple[str, str]) -> None:
    ready = Barrier(4)

    def attempt(number: int) -> str:
        ready.wait()
        with closing(opened(place)) as store:
            return create(store, fresh(seed=number)).id

    with ThreadPoolExecutor(4) as pool:
        ids = set(pool.map(attempt, range(4)))
    with closing(opened(place)) as store:
        assert {listed.id for listed in store.list_games()} == ids
        assert len(ids) == 4


def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    open_folder(tmp_path).close()
    with sqlite3.connect(tmp_path / DATABASE) as plain:
        plain.execute("update alembic_version set version_num = '0099'")
    with pytest.raises(Refused) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-newer-schema"
    assert refused.value.message.args == {"found": "0099", "known": HEAD}


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused) as refused:
        open_folder(tmp_path / "file")
    assert refused.value.message.id == "store-not-writable"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"These are not the games you are looking for. " * 100)
    with pytest.raises(Unreadable) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-damaged"


@contextmanager
def without_privileges() -> Iterator[None]:
    """As an ordinary user: to root every file is writable."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX permissions")
@pytest.mark.parametrize("folder_mode", [0o555, 0o777], ids=["folder too", "file alone"])
def test_read_only_games_are_refused_with_their_place(folder_mode: int) -> None:
    # Not in pytest's own folder, which only its owner may enter.
    folder = Path(tempfile.mkdtemp())
    try:
        store = open_folder(folder)
        create(store, fresh())
        store.close()
        for file in folder.iterdir():
            file.chmod(0o444)
        folder.chmod(folder_mode)
        with without_privileges(), pytest.raises(Refused) as refused:
            open_folder(folder)
        assert refused.value.message.id == "store-not-writable"
        assert refused.value.message.args == {"path": str(folder / DATABASE)}
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def play_until_refused(store: Store, kept: StoredGame) -> tuple[object, Refused]:
    """The game as it was last acknowledged, and why it could go no further."""
    acknowledged = everything(kept.session)
    for _ in range(200):
        try:
            answer_one(store, kept)
        except Refused as refusal:
            return acknowledged, refusal
        acknowledged = everything(kept.session)
    raise AssertionError("every move was taken")


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX limits")
def test_a_full_disk_refuses_the_move_and_keeps_the_game(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    kept = create(store, fresh())
    answer_one(store, kept)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in tmp_path.iterdir())
    # No file may grow: to the database that is a disk without room.
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        acknowledged, refusal = play_until_refused(store, kept)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert refusal.message.id == "store-not-writable"
    assert everything(loaded(store, kept.id).session) == acknowledged
    store.close()
    assert everything(reopened(tmp_path, kept.id).session) == acknowledged
