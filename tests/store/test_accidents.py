"""No acknowledged move is lost by power cuts, full disks and concurrent writers."""

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
from tests.store.games import (
    DATABASE,
    answer_one,
    create,
    load_from_folder,
    load_game,
    new_session,
    session_data,
)
from understudy.core import Refused, Unreadable
from understudy.store import Store, StoredGame
from understudy.store.sql import SqlStore, open_folder, open_store
from understudy.store.sql.database.migrate import HEAD

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
UNPRIVILEGED_USER = 65534

# Plays until it is killed, and prints the revision before every answer.
PLAYER = """
import sys
from pathlib import Path
from tests.store.games import answer_one, create, new_session
from understudy.store.sql import open_store
store = open_store(Path(sys.argv[1]), sys.argv[2])
while True:
    game = create(store, new_session())
    for _ in range(30):
        print(game.id, game.revision, flush=True)
        answer_one(store, game)
"""

# Answers the same game five times, in competition with other processes.
RIVAL = """
import sys
from pathlib import Path
from tests.store.games import answer_one, load_game
from understudy.store.sql import open_store
from understudy.core import Stale
store = open_store(Path(sys.argv[1]), sys.argv[2])
won = 0
while won < 5:
    game = load_game(store, sys.argv[3])
    try:
        answer_one(store, game)
        won += 1
    except Stale:
        pass
print(won)
"""


def start_python(code: str, *args: str) -> subprocess.Popen[str]:
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
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A folder and an address, as commands take them, of a store for several processes."""
    with request.param(tmp_path) as found:
        yield found


def open_at(location: tuple[str, str]) -> SqlStore:
    folder, address = location
    return open_store(Path(folder), address)


@pytest.mark.parametrize("lines", [2, 40])
def test_a_killed_writer_loses_no_acknowledged_move(location: tuple[str, str], lines: int) -> None:
    process = start_python(PLAYER, *location)
    assert process.stdout is not None
    printed = [process.stdout.readline().split() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    # Complete lines still in the pipe were acknowledged too.
    printed += [
        line.split() for line in process.stdout.read().splitlines(keepends=True) if "\n" in line
    ]
    process.wait()
    process.stdout.close()
    acknowledged = {id: int(revision) for id, revision in printed}
    store = open_at(location)
    for id, revision in acknowledged.items():
        game = load_game(store, id)
        assert game.revision >= revision
        assert len(game.session.tape) == game.revision
    store.close()


def test_concurrent_writers_take_turns(location: tuple[str, str]) -> None:
    store = open_at(location)
    game = create(store, new_session())
    rivals = [start_python(RIVAL, *location, game.id) for _ in range(3)]
    won = [rival.communicate()[0] for rival in rivals]
    assert won == ["5\n"] * 3
    final = load_game(store, game.id)
    assert final.revision == len(final.session.tape) == 15
    store.close()


def test_several_processes_can_open_an_empty_store_at_once(location: tuple[str, str]) -> None:
    ready = Barrier(4)

    def attempt(number: int) -> str:
        ready.wait()
        with closing(open_at(location)) as store:
            return create(store, new_session(seed=number)).id

    with ThreadPoolExecutor(4) as pool:
        ids = set(pool.map(attempt, range(4)))
    with closing(open_at(location)) as store:
        assert {listing.id for listing in store.list_games()} == ids
        assert len(ids) == 4


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    open_folder(tmp_path).close()
    with sqlite3.connect(tmp_path / DATABASE) as raw:
        raw.execute("update alembic_version set version_num = '0099'")
    with pytest.raises(Refused) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-newer-schema"
    assert refused.value.message.args == {"found": "0099", "known": HEAD}


def test_an_impossible_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused) as refused:
        open_folder(tmp_path / "file")
    assert refused.value.message.id == "store-not-writable"


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"These are not the games you are looking for. " * 100)
    with pytest.raises(Unreadable) as refused:
        open_folder(tmp_path)
    assert refused.value.message.id == "store-damaged"


@contextmanager
def without_privileges() -> Iterator[None]:
    """Run as an ordinary user, because root can write every file."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(UNPRIVILEGED_USER)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX permissions")
@pytest.mark.parametrize("folder_mode", [0o555, 0o777], ids=["folder too", "file alone"])
def test_a_read_only_store_is_refused_with_its_path(folder_mode: int) -> None:
    # Not in pytest's folder, which only its owner can enter.
    folder = Path(tempfile.mkdtemp())
    try:
        store = open_folder(folder)
        create(store, new_session())
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


def play_until_refused(store: Store, game: StoredGame) -> tuple[object, Refused]:
    """Play on. Return the last acknowledged data of the game and the refusal."""
    acknowledged = session_data(game.session)
    for _ in range(200):
        try:
            answer_one(store, game)
        except Refused as refusal:
            return acknowledged, refusal
        acknowledged = session_data(game.session)
    raise AssertionError("no move was refused")


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX limits")
def test_a_full_disk_refuses_the_move_and_keeps_the_game(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    game = create(store, new_session())
    answer_one(store, game)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in tmp_path.iterdir())
    # Files cannot grow, as on a full disk.
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        acknowledged, refusal = play_until_refused(store, game)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert refusal.message.id == "store-not-writable"
    assert session_data(load_game(store, game.id).session) == acknowledged
    store.close()
    assert session_data(load_from_folder(tmp_path, game.id).session) == acknowledged
