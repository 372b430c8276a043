"""Errors of the store at the start: a message with what to do, and no traceback."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.games import DATABASE, create, new_session
from tests.store.test_accidents import without_privileges
from understudy.cli import main
from understudy.locales import languages
from understudy.store.sql import open_folder

pytestmark = pytest.mark.slow

REFUSED = 2
SECONDS = 60


@pytest.fixture
def folder() -> Iterator[Path]:
    """A data folder with a game; outside pytest's folder, which other users cannot enter."""
    path = Path(tempfile.mkdtemp())
    with closing(open_folder(path)) as store:
        create(store, new_session())
    # Without a write-ahead log the database is a single file.
    with closing(sqlite3.connect(path / DATABASE)) as plain:
        plain.execute("pragma journal_mode = delete")
    yield path
    path.chmod(0o755)
    shutil.rmtree(path)


StartError = Callable[..., str]


@pytest.fixture
def start_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> StartError:
    """Return a function that starts a server which refuses, and returns its message."""

    def said(data: Path, language: str = "en") -> str:
        monkeypatch.setenv("LC_ALL", language)
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", "0", "--data", str(data)])
        printed = capsys.readouterr()
        check_refusal(left.value.code, printed.out, printed.err)
        return printed.err

    return said


def check_refusal(status: object, out: str, error: str) -> None:
    """Check that a command refused with one line and no traceback."""
    assert status == REFUSED, error
    assert out == ""
    assert "Traceback" not in error
    assert error.count("\n") == 1


def limit_file_size() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))


@pytest.mark.parametrize("language", languages())
def test_a_damaged_database(folder: Path, language: str, start_error: StartError) -> None:
    (folder / DATABASE).write_bytes(b"not the games you are looking for" * 100)
    said = start_error(folder, language)
    assert str(folder / DATABASE) in said
    assert ".recover" in said


@pytest.mark.parametrize("length", [100, 5000])
def test_a_truncated_database(folder: Path, length: int, start_error: StartError) -> None:
    file = folder / DATABASE
    file.write_bytes(file.read_bytes()[:length])
    assert ".recover" in start_error(folder)


def test_a_database_of_a_later_version(folder: Path, start_error: StartError) -> None:
    with sqlite3.connect(folder / DATABASE) as plain:
        plain.execute("update alembic_version set version_num = '0099'")
    assert "Please update" in start_error(folder)


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX permissions")
@pytest.mark.parametrize("language", languages())
def test_a_read_only_database(folder: Path, language: str, start_error: StartError) -> None:
    # First with our own rights, to load modules and messages that the other user cannot read.
    start_error(folder / DATABASE, language)
    (folder / DATABASE).chmod(0o444)
    folder.chmod(0o555)
    with without_privileges():
        refused = start_error(folder, language)
    assert str(folder / DATABASE) in refused
    assert "--data" in refused


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX limits")
@pytest.mark.parametrize("there", [True, False], ids=["games there", "no games yet"])
def test_a_full_disk(folder: Path, there: bool) -> None:
    if not there:
        (folder / DATABASE).unlink()
    # With a limit on file sizes a compiled module would be written incompletely.
    environment = {**os.environ, "LC_ALL": "en", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    ended = subprocess.run(
        [sys.executable, "-m", "understudy", "serve", "--port", "0", "--data", str(folder)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=environment,
        preexec_fn=limit_file_size,
    )
    check_refusal(ended.returncode, ended.stdout, ended.stderr)
    assert "--data" in ended.stderr


@pytest.mark.parametrize("lock", ["exclusive", "immediate"])
def test_a_locked_database(folder: Path, lock: str, start_error: StartError) -> None:
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as other:
        other.execute(f"begin {lock}")
        said = start_error(folder)
    assert "Another program is using the saved games" in said
    assert str(folder / DATABASE) in said


def test_a_file_in_place_of_the_folder(folder: Path, start_error: StartError) -> None:
    assert "--data" in start_error(folder / DATABASE)
