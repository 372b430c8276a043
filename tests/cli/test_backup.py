"""Everything into a file and back at the command line."""

import os
import pty
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.store.playing import answer_one, create, everything, fresh, loaded
from understudy.store.sql import open_folder


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with a game."""
    folder = tmp_path / "here"
    with closing(open_folder(folder)) as store:
        answer_one(store, create(store, fresh(), "mine"))
    return folder


def test_there_and_back(here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, there = tmp_path / "all.backup", tmp_path / "there"
    status, said, _ = run(capsys, "backup", str(file), "--data", str(here))
    expected = ["In the file: 1 game, 0 entered boards.", f"Saved: {file}"]
    assert (status, said.splitlines()) == (0, expected)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []
    status, said, _ = run(capsys, "restore", str(file), "--data", str(there))
    assert (status, said) == (
        0,
        "Restored: 1 game, 0 entered boards. A running server picks this up within seconds.\n",
    )
    with closing(open_folder(here)) as old, closing(open_folder(there)) as new:
        kept = everything(loaded(new, "mine").session)
        assert kept == everything(loaded(old, "mine").session)
        create(new, fresh(), "other")
    status, _, said = run(capsys, "restore", str(file), "--data", str(there), "--language", "cs")
    assert (status, said.startswith("Už tu jsou hry.")) == (2, True)
    status, said, _ = run(
        capsys, "restore", str(file), "--replace", "--data", str(there), "--language", "fr"
    )
    assert (status, said.startswith("Rétabli\N{NO-BREAK SPACE}: 1 partie")) == (0, True)
    with closing(open_folder(there)) as new:
        assert [line.id for line in new.list_games()] == ["mine"]


def test_refused_in_words(here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing, file = tmp_path / "nothing", tmp_path / "file"
    status, _, said = run(capsys, "backup", str(file), "--data", str(nothing))
    assert (status, said) == (2, f"There are no saved games here: {nothing}\n")
    assert not nothing.exists()
    file.write_text("mine")
    status, _, said = run(capsys, "backup", str(file), "--data", str(here))
    assert (status, "is not overwritten" in said) == (2, True)
    assert file.read_text() == "mine"
    status, _, said = run(capsys, "restore", str(file), "--data", str(nothing))
    assert (status, said) == (
        2,
        "This is not an Understudy backup. Choose a file written by “understudy backup”. "
        "Nothing has changed.\n",
    )
    status, _, said = run(capsys, "restore", str(tmp_path / "none"), "--data", str(here))
    assert (status, "cannot be read: No such file" in said) == (2, True)
    status, _, said = run(capsys, "backup", str(nothing / "file"), "--data", str(here))
    assert (status, "cannot be written: No such file" in said) == (2, True)


@pytest.mark.parametrize(("answer", "left"), [("n", ["mine", "other"]), ("y", ["mine"])])
def test_who_sits_at_a_terminal_is_asked(
    here: Path, tmp_path: Path, answer: str, left: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    run(capsys, "backup", str(file), "--data", str(here))
    with closing(open_folder(here)) as store:
        create(store, fresh(), "other")
    ours, theirs = pty.openpty()
    os.write(ours, f"{answer}\n".encode())
    command = [sys.executable, "-m", "understudy", "restore", str(file), "--data", str(here)]
    try:
        done = subprocess.run(
            command, stdin=theirs, capture_output=True, text=True, env={**os.environ, "LANG": "C"}
        )
    finally:
        os.close(ours)
        os.close(theirs)
    assert "will be replaced by the backup. Continue?" in done.stdout
    with closing(open_folder(here)) as store:
        assert sorted(line.id for line in store.list_games()) == left
