"""What is wrong with the place of the games is said in words, with what to do; no traceback."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.playing import DATABASE, create, fresh
from tests.store.test_accidents import without_privileges
from understudy.cli import main
from understudy.locales import LANGUAGES
from understudy.store.sql import open_folder

pytestmark = pytest.mark.slow

SERVE = [sys.executable, "-m", "understudy", "serve"]
REFUSED = 2
SECONDS = 60


@pytest.fixture
def folder() -> Iterator[Path]:
    """Games of somebody; not in pytest's own folder, which only its owner may enter."""
    place = Path(tempfile.mkdtemp())
    with closing(open_folder(place)) as store:
        create(store, fresh())
    # Whatever can be left out is: the start has to do with the file alone.
    with closing(sqlite3.connect(place / DATABASE)) as plain:
        plain.execute("pragma journal_mode = delete")
    yield place
    place.chmod(0o755)
    shutil.rmtree(place)


def started(
    folder: Path,
    language: str = "en",
    before: Callable[[], None] | None = None,
    options: Sequence[str] = (),
) -> str:
    """What a server says that refuses to start."""
    environment = {**os.environ, "LANG": language, "LC_ALL": language, "PYTHONUTF8": "1"}
    # Where no file may grow, a compiled module would be kept that is cut off.
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    ended = subprocess.run(
        [*SERVE, "--port", "0", "--data", str(folder), *options],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=environment,
        preexec_fn=before,
    )
    assert ended.returncode == REFUSED, ended.stderr
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    assert ended.stderr.count("\n") == 1
    return ended.stderr


def without_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_damaged(folder: Path, language: str) -> None:
    (folder / DATABASE).write_bytes(b"not the games you are looking for" * 100)
    said = started(folder, language)
    assert str(folder / DATABASE) in said
    assert ".recover" in said


@pytest.mark.parametrize("length", [100, 5000])
def test_shortened(folder: Path, length: int) -> None:
    file = folder / DATABASE
    file.write_bytes(file.read_bytes()[:length])
    assert ".recover" in started(folder)


def test_of_a_later_version(folder: Path) -> None:
    with sqlite3.connect(folder / DATABASE) as plain:
        plain.execute("update alembic_version set version_num = '0099'")
    assert "Please update" in started(folder)


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX permissions")
@pytest.mark.parametrize("language", LANGUAGES)
def test_read_only(
    folder: Path,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", language)

    def said(place: Path) -> str:
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", "0", "--data", str(place)])
        assert left.value.code == REFUSED
        return capsys.readouterr().err

    # Once as whoever we are: nobody may read the words and the modules that this needs.
    said(folder / DATABASE)
    (folder / DATABASE).chmod(0o444)
    folder.chmod(0o555)
    with without_privileges():
        refused = said(folder)
    assert str(folder / DATABASE) in refused
    assert "--data" in refused


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX limits")
@pytest.mark.parametrize("there", [True, False], ids=["games there", "no games yet"])
def test_disk_full(folder: Path, there: bool) -> None:
    if not there:
        (folder / DATABASE).unlink()
    assert "--data" in started(folder, before=without_room)


@pytest.mark.parametrize("lock", ["exclusive", "immediate"])
def test_locked(folder: Path, lock: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as other:
        other.execute(f"begin {lock}")
        said = started(folder)
    assert "Another program is using the saved games" in said
    assert str(folder / DATABASE) in said


def test_a_file_in_the_way(folder: Path) -> None:
    assert "--data" in started(folder / DATABASE)
