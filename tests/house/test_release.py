"""`make release` refuses archives that are incomplete, and tries the wheel by itself."""

import base64
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

from tools.compiler import CompilerFlags
from tools.metadata import with_absolute_links
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
from tools.release.compiled import FEWEST, check_compiled
from tools.release.container import build_context, check_context, context_files, copied_names
from tools.release.lite import check_site
from tools.release.pythons import found_pythons, named_versions
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
        ("METADATA", f"{METADATA}\nSee [the guide](docs/guide.md).", "a relative link"),
        ("entry_points.txt", "", "the command understudy is missing"),
    ],
)
def test_a_wheel_with_other_metadata_is_refused(
    tmp_path: Path, name: str, content: str, text: str
) -> None:
    with pytest.raises(ReleaseError, match=text):
        check_wheel(written_wheel(tmp_path, COMPLETE_WHEEL, **{name: content}), TRACKED)


def test_links_of_the_readme_become_absolute() -> None:
    text = "[a](docs/a.md#b), ![c\nd](docs/c.png), [e](https://e.org), [f](#g)"
    assert with_absolute_links(text, "https://h.org/i", "1.2") == (
        "[a](https://h.org/i/blob/v1.2/docs/a.md#b), ![c\nd](https://h.org/i/raw/v1.2/docs/c.png), "
        "[e](https://e.org), [f](#g)"
    )


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
    context = build_context(archives.wheel.parent, tracked_files())
    check_context(context, archives.wheel, tmp_path / "container")


def test_the_container_is_built_from_tracked_files() -> None:
    text = "FROM one\nCOPY README.md LICENSE ./\nCOPY --from=build /opt /opt\nCOPY src src\n"
    assert copied_names(text) == ["README.md", "LICENSE", "src"]
    with pytest.raises(ReleaseError, match="git does not track"):
        list(context_files(["hosting/Containerfile"]))


def test_a_wheel_without_compiled_rules_is_refused(tmp_path: Path) -> None:
    plain = written_wheel(tmp_path, COMPLETE_WHEEL)
    with pytest.raises(ReleaseError, match="only 0 compiled files"):
        check_compiled(plain, TRACKED)
    compiled = [f"understudy/rule{number}.cpython-311.so" for number in range(FEWEST)]
    check_compiled(written_wheel(tmp_path, [*COMPLETE_WHEEL, *compiled]), TRACKED)
    other = [*compiled, "understudy/strange.py"]
    with pytest.raises(ReleaseError, match=r"git:\n  understudy/strange\.py"):
        check_compiled(written_wheel(tmp_path, [*COMPLETE_WHEEL, *other]), TRACKED)


def test_a_site_must_match_its_service_worker() -> None:
    hashed = "sha256-" + base64.b64encode(hashlib.sha256(b"<html>").digest()).decode()
    worker = f'const VERSION = "1";\nconst FILES = {json.dumps({"./": hashed})};\n'.encode()
    files = {"index.html": b"<html>", "worker.js": worker}
    check_site(files)
    with pytest.raises(ReleaseError, match="another hash"):
        check_site({**files, "index.html": b"changed"})
    with pytest.raises(ReleaseError, match="which is missing"):
        check_site({"worker.js": worker})


def test_each_python_that_is_here_is_found_once() -> None:
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = found_pythons({"PYTHONS": f"{sys.executable} nowhere/python {sys.executable}"})
    assert found[here].command == sys.executable
    assert named_versions() == sorted(named_versions(), key=lambda name: int(name[2:]))


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
