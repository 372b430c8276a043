"""The commands `backup` and `restore`."""

import os
import pty
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.store.games import answer_one, create, load_game, new_session, session_data
from understudy.store.sql import open_folder


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with a game."""
    folder = tmp_path / "here"
    with closing(open_folder(folder)) as store:
        answer_one(store, create(store, new_session(), "mine"))
    return folder


def test_backup_and_restore(here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, there = tmp_path / "all.backup", tmp_path / "there"
    status, output, _ = run(capsys, "backup", str(file), "--data", str(here))
    expected = ["In the file: 1 game, 0 entered boards.", f"Saved: {file}"]
    assert (status, output.splitlines()) == (0, expected)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []
    status, output, _ = run(capsys, "restore", str(file), "--data", str(there))
    assert (status, output) == (
        0,
        "Restored: 1 game, 0 entered boards. A running server picks this up within seconds.\n",
    )
    with closing(open_folder(here)) as old, closing(open_folder(there)) as new:
        restored = session_data(load_game(new, "mine").session)
        assert restored == session_data(load_game(old, "mine").session)
        create(new, new_session(), "other")
    status, _, output = run(capsys, "restore", str(file), "--data", str(there), "--language", "cs")
    assert (status, output.startswith("Už tu jsou hry.")) == (2, True)
    status, output, _ = run(
        capsys, "restore", str(file), "--replace", "--data", str(there), "--language", "fr"
    )
    assert (status, output.startswith("Restauré\N{NO-BREAK SPACE}: 1 partie")) == (0, True)
    with closing(open_folder(there)) as new:
        assert [line.id for line in new.list_games()] == ["mine"]


def test_wrong_files_are_refused(
    here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing, file = tmp_path / "nothing", tmp_path / "file"
    status, _, output = run(capsys, "backup", str(file), "--data", str(nothing))
    assert (status, output) == (2, f"There are no saved games here: {nothing}\n")
    assert not nothing.exists()
    file.write_text("mine")
    status, _, output = run(capsys, "backup", str(file), "--data", str(here))
    assert (status, "is not overwritten" in output) == (2, True)
    assert file.read_text() == "mine"
    status, _, output = run(capsys, "restore", str(file), "--data", str(nothing))
    assert (status, output) == (
        2,
        "This is not an Understudy backup. Choose a file written by “understudy backup”. "
        "Nothing has changed.\n",
    )
    status, _, output = run(capsys, "restore", str(tmp_path / "none"), "--data", str(here))
    assert (status, "cannot be read: No such file" in output) == (2, True)
    status, _, output = run(capsys, "backup", str(nothing / "file"), "--data", str(here))
    assert (status, "cannot be written: No such file" in output) == (2, True)


@pytest.mark.parametrize(("answer", "left"), [("n", ["mine", "other"]), ("y", ["mine"])])
def test_restore_asks_in_a_terminal(
    here: Path, tmp_path: Path, answer: str, left: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    run(capsys, "backup", str(file), "--data", str(here))
    with closing(open_folder(here)) as store:
        create(store, new_session(), "other")
    ours, terminal = pty.openpty()
    os.write(ours, f"{answer}\n".encode())
    command = [sys.executable, "-m", "understudy", "restore", str(file), "--data", str(here)]
    try:
        done = subprocess.run(
            command, stdin=terminal, capture_output=True, text=True, env={**os.environ, "LANG": "C"}
        )
    finally:
        os.close(ours)
        os.close(terminal)
    assert "will be replaced by the backup. Continue?" in done.stdout
    with closing(open_folder(here)) as store:
        assert sorted(line.id for line in store.list_games()) == left
