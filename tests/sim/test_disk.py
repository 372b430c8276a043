"""Runs on full disks and with damaged folders are refused or resumed; no game counts twice."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from tests.sim.test_cells import run
from understudy.cli import main
from understudy.core import Refused, Unreadable
from understudy.sim.atomic_files import write_atomically
from understudy.sim.manifest import FORMAT, MANIFEST, read_manifest
from understudy.sim.run import Stopped
from understudy.sim.run_folder import read_rows

pytestmark = pytest.mark.slow

# Limit the size of every file: a larger write fails as on a full disk.
LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)), resource.RLIM_INFINITY))
from understudy.cli import main
main(sys.argv[1:])
"""
GAMES = 30


def simulate(
    folder: Path, *more: str, room: int | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run the command; no file may have more than `room` bytes."""
    start = ["-m", "understudy"] if room is None else ["-c", LIMITED, str(room)]
    words = f"simulate tapestry --games {GAMES} --seed 5 --json --out {folder}".split()
    command = [sys.executable, *start, *words, *more]
    # The limit would truncate compiled modules too.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=100, check=False, env=environment
    )


def all_rows(folder: Path) -> list[dict[str, Any]]:
    return read_rows(folder, "000") + read_rows(folder, "000", "progress")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("undisturbed") / "run"
    assert simulate(folder, "--workers", "1").returncode == 0
    rows = all_rows(folder)
    assert len(rows) > GAMES
    return rows


@pytest.mark.parametrize(("room", "workers"), [(0, "1"), (4_000, "2"), (8_000, "1")])
def test_a_full_disk_is_reported_and_the_run_can_be_resumed(
    room: int, workers: str, tmp_path: Path, undisturbed: list[dict[str, Any]]
) -> None:
    folder = tmp_path / "run"
    stopped = simulate(folder, "--workers", workers, "--plots", room=room)
    assert stopped.returncode in (1, 2), stopped.stderr
    assert "Traceback" not in stopped.stderr
    assert "no disk space" in stopped.stderr
    assert str(folder) in stopped.stderr
    assert not list(folder.rglob("*.part"))
    again = simulate(folder, "--workers", "1")
    assert again.returncode == 0, again.stderr
    assert json.loads(again.stdout)["games"] == GAMES
    assert all_rows(folder) == undisturbed


def test_a_full_disk_is_reported_before_the_first_game(tmp_path: Path) -> None:
    stopped = simulate(tmp_path / "run", room=0)
    assert (stopped.returncode, stopped.stdout) == (2, "")
    assert str(tmp_path / "run" / MANIFEST) in stopped.stderr


def test_a_full_disk_is_reported_for_plots(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert simulate(folder).returncode == 0
    room = (folder / MANIFEST).stat().st_size + 1000
    plotted = simulate(folder, "--plots", room=room)
    assert plotted.returncode == 2, plotted.stderr
    assert "scores.png" in plotted.stderr
    assert "Traceback" not in plotted.stderr
    assert not list((folder / "plots").iterdir())


def test_games_written_before_the_disk_is_full_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second block is written, but not the manifest that would list it."""
    folder = tmp_path / "run"
    run(10, folder, workers=1)
    room = (folder / MANIFEST).stat().st_size + 60

    def write(file: Path, content: bytes) -> None:
        if len(content) > room:
            raise OSError(ENOSPC, "No space left on device")
        write_atomically(file, content)

    with monkeypatch.context() as limited:
        limited.setattr("understudy.sim.manifest.write_atomically", write)
        stopped = run(20, folder, workers=1)
    assert (stopped.stopped, stopped.stored) == (Stopped.DISK, 10)
    assert len(list(folder.rglob("games/cell=000/*"))) == 1
    rest = run(20, folder, workers=1)
    assert (rest.stopped, rest.loaded, rest.stored, rest.games) == (None, 10, 20, 20)
    assert rest.to_json()["cells"] == run(20, workers=1).to_json()["cells"]


def test_a_run_killed_between_its_files_can_be_resumed(tmp_path: Path) -> None:
    """A killed run leaves files that the manifest does not list; they are deleted."""
    folder = tmp_path / "run"
    run(10, folder, workers=1)
    [file] = (folder / "games" / "cell=000").iterdir()
    for name in ("000003-000012.parquet", "000010-000019.parquet.part"):
        file.with_name(name).write_bytes(file.read_bytes())
    mine = file.with_name("mine.parquet")
    mine.write_bytes(file.read_bytes())
    (folder / f"{MANIFEST}.part").write_text("{")
    assert len(read_rows(folder, "000")) == 10
    rest = run(20, folder, workers=1)
    assert (rest.loaded, rest.games) == (10, 20)
    left = sorted(one.name for one in file.parent.iterdir())
    assert left == ["000000-000009.parquet", "000010-000019.parquet", "mine.parquet"]


def test_a_run_killed_before_its_first_manifest_starts_again(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    folder.mkdir()
    (folder / f"{MANIFEST}.part").write_text("{")
    assert run(2, folder, workers=1).games == 2


def shorten(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-10])


def empty(file: Path) -> None:
    file.write_bytes(b"")


def drop_rows(file: Path) -> None:
    """Write valid Parquet with fewer games."""
    import polars

    polars.read_parquet(file).head(4).write_parquet(file)


@pytest.mark.parametrize("damage", [shorten, empty, drop_rows])
@pytest.mark.parametrize("kind", ["games", "progress"])
def test_a_damaged_file_is_refused_and_can_be_deleted(
    kind: str, damage: Callable[[Path], None], tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    complete = run(10, folder, workers=1)
    [file] = (folder / kind / "cell=001").iterdir()
    damage(file)
    with pytest.raises(Unreadable) as refused:
        run(10, folder, workers=1)
    assert refused.value.message.id == "terminal-run-damaged"
    assert refused.value.message.args == {"file": str(file)}
    with pytest.raises(Unreadable, match="terminal-run-damaged"):
        read_rows(folder, "001", kind)
    file.unlink()
    again = run(10, folder, workers=1)
    assert (again.loaded, again.games) == (0, 10)
    assert again.to_json()["cells"] == complete.to_json()["cells"]


def changed(**more: object) -> Callable[[dict[str, Any]], object]:
    return lambda manifest: {**manifest, **more}


def done(**more: object) -> Callable[[dict[str, Any]], object]:
    return lambda manifest: {**manifest, "done": [{**manifest["done"][0], **more}]}


MALFORMED: list[Callable[[dict[str, Any]], object]] = [
    lambda manifest: [],
    lambda manifest: {"format": FORMAT},
    changed(done=None), changed(done=[[0, 10]]), changed(done={"first": 0}),
    changed(seconds="long"), changed(seconds=float("nan")), changed(seconds=10**400),
    changed(seconds=None), changed(seconds=-1),
    changed(game=7), changed(agent=None), changed(cells=[]), changed(cells={}),
    changed(cells=[1]), changed(cells=[{"cell": "../..", "chosen": {}, "options": {}}]),
    done(first=-1), done(first="0"), done(first=True), done(first=10), done(stop=None),
    done(stop=10**30), done(stop=10.0),
    done(games=[]), done(games=[None] * 4), done(games="dddd"), done(progress=[1, 2, 3, 4]),
]  # fmt: skip


@pytest.mark.parametrize("malform", MALFORMED)
def test_a_malformed_manifest_is_refused(
    malform: Callable[[dict[str, Any]], object], tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    run(2, folder, workers=1)
    manifest = folder / MANIFEST
    manifest.write_text(json.dumps(malform(json.loads(manifest.read_text("utf-8")))), "utf-8")
    before = manifest.read_bytes()
    with pytest.raises(Refused) as refused:
        run(2, folder, workers=1)
    assert refused.value.message.id in ("terminal-run-malformed", "terminal-not-a-run")
    with pytest.raises(Unreadable):
        read_rows(folder, "000")
    assert manifest.read_bytes() == before


def test_a_manifest_of_format_2_is_read(tmp_path: Path) -> None:
    """Only one key differs from format 3."""
    folder = tmp_path / "run"
    run(2, folder, workers=1)
    manifest = folder / MANIFEST
    found = json.loads(manifest.read_text("utf-8"))
    found |= {"format": 2, "human": found.pop("agent")}
    manifest.write_text(json.dumps(found), "utf-8")
    assert run(3, folder, workers=1).loaded == 2
    assert json.loads(manifest.read_text("utf-8"))["agent"] == found["human"]


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[" * 100_000, b'{"format": ' + b"9" * 5000])
def test_a_manifest_that_is_not_json_is_refused_with_advice(
    text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / MANIFEST).write_bytes(text)
    with pytest.raises(SystemExit) as left:
        main(["simulate", "mars", "--games", "2", "--workers", "1", "--out", str(tmp_path)])
    said = capsys.readouterr().err
    assert left.value.code == 2
    assert str(tmp_path / MANIFEST) in said
    assert "empty folder" in said


def test_games_listed_twice_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run(10, folder, workers=1)
    file = folder / MANIFEST
    manifest = json.loads(file.read_text("utf-8"))
    [block] = manifest["done"]
    for other in (block, {**block, "first": 9, "stop": 12}, {**block, "first": 3, "stop": 4}):
        file.write_text(json.dumps({**manifest, "done": [block, other]}), "utf-8")
        with pytest.raises(Unreadable, match="terminal-run-twice"):
            run(10, folder, workers=1)
        with pytest.raises(Unreadable, match="terminal-run-twice"):
            read_rows(folder, "000")
    file.write_text(json.dumps(manifest), "utf-8")
    assert [one.numbers for one in read_manifest(folder).blocks] == [range(10)]


def test_an_unwritable_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for place in (tmp_path / "file", tmp_path / "file" / "run"):
        with pytest.raises(Refused, match="terminal-cannot-write"):
            run(2, place, workers=1)
    assert os.listdir(tmp_path) == ["file"]
