"""`make release` refuses archives that are incomplete, and tries the wheel by itself."""

import io
import os
import re
import subprocess
import tarfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

from tools.compiler import CompilerFlags
from tools.release.archives import (
    PREFIX,
    ROOT,
    ReleaseError,
    build_archives,
    check_sdist,
    check_wheel,
    project_version,
    tracked_files,
)
from tools.release.smoke import EXTRAS, needed, smoke_test
from understudy.distribution import DISTRIBUTION

STEM = f"{PREFIX}-{project_version()}"
TRACKED = (".ci/run", "README.md", "src/understudy/__init__.py", "src/understudy/data.txt")
METADATA = f"Metadata-Version: 2.4\nName: {DISTRIBUTION}\nVersion: {project_version()}\n"
INFORMATION = {
    "METADATA": METADATA,
    "entry_points.txt": "[console_scripts]\nunderstudy = understudy.cli:main\n",
    "licenses/LICENSE": "MIT",
}


def written_wheel(folder: Path, names: list[str], **changed: str) -> Path:
    path = folder / "small.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, "")
        for name, text in {**INFORMATION, **changed}.items():
            archive.writestr(f"{STEM}.dist-info/{name}", text)
    return path


def written_sdist(folder: Path, names: list[str]) -> Path:
    path = folder / "small.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        for name in names:
            archive.addfile(tarfile.TarInfo(f"{STEM}/{name}"), io.BytesIO())
    return path


COMPLETE_WHEEL = ["understudy/__init__.py", "understudy/data.txt"]
COMPLETE_SDIST = ["PKG-INFO", "README.md", *TRACKED[2:]]


def test_complete_archives_are_accepted(tmp_path: Path) -> None:
    check_wheel(written_wheel(tmp_path, COMPLETE_WHEEL), TRACKED)
    check_sdist(written_sdist(tmp_path, COMPLETE_SDIST), TRACKED)


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (COMPLETE_WHEEL[:1], "missing:\n  understudy/data.txt"),
        ([*COMPLETE_WHEEL, "understudy/mars.so"], "not tracked by git:\n  understudy/mars.so"),
        ([*COMPLETE_WHEEL, "tests/test_a.py"], "not tracked by git:\n  tests/test_a.py"),
    ],
)
def test_a_wheel_with_other_files_is_refused(tmp_path: Path, names: list[str], text: str) -> None:
    with pytest.raises(ReleaseError, match=text):
        check_wheel(written_wheel(tmp_path, names), TRACKED)


@pytest.mark.parametrize(
    ("name", "content", "text"),
    [
        ("METADATA", "Name: understudy\nVersion: 9\n", "the metadata says"),
        ("entry_points.txt", "", "the command understudy is missing"),
    ],
)
def test_a_wheel_with_other_metadata_is_refused(
    tmp_path: Path, name: str, content: str, text: str
) -> None:
    with pytest.raises(ReleaseError, match=text):
        check_wheel(written_wheel(tmp_path, COMPLETE_WHEEL, **{name: content}), TRACKED)


def test_an_sdist_with_other_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError, match=r"missing:\n  README\.md"):
        check_sdist(written_sdist(tmp_path, COMPLETE_SDIST[2:]), TRACKED)
    with pytest.raises(ReleaseError, match=r"git:\n  games\.db"):
        check_sdist(written_sdist(tmp_path, [*COMPLETE_SDIST, "games.db"]), TRACKED)


def test_the_environment_has_only_what_the_wheel_declares() -> None:
    found = needed(distribution(DISTRIBUTION), EXTRAS)
    assert {"litestar", "msgspec", "numpy", "sqlalchemy", "typer"} <= found.keys()
    assert not {"pytest", "polars", "ray", "hatchling", DISTRIBUTION} & found.keys()


@pytest.mark.slow
def test_the_built_archives_work(tmp_path: Path) -> None:
    inside = subprocess.run(["git", "status"], cwd=ROOT, capture_output=True, check=False)
    if inside.returncode:
        pytest.skip("not a git checkout")
    archives = build_archives(tmp_path / "out")
    check_sdist(archives.sdist, tracked_files())
    check_wheel(archives.wheel, tracked_files())
    smoke_test(archives.wheel, tmp_path)


def test_compiling_in_a_repository_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unset: Any = None
    hook = CompilerFlags(str(tmp_path), {}, unset, unset, str(tmp_path), "wheel")
    monkeypatch.setenv("CFLAGS", "-O2")
    (tmp_path / ".git").touch()
    hook.initialize("standard", {})
    assert os.environ["CFLAGS"] == "-O2 -fvisibility=hidden"
    monkeypatch.setenv("HATCH_BUILD_HOOK_ENABLE_MYPYC", "1")
    with pytest.raises(SystemExit, match=re.escape("sh tools/compiled.sh wheel")):
        hook.initialize("standard", {})
    (tmp_path / ".git").unlink()
    hook.initialize("standard", {})
