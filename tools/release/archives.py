"""Build the wheel and the sdist, and compare their files with those that git tracks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path
from typing import Final

from understudy.distribution import DISTRIBUTION

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "src/understudy/"
PREFIX: Final = DISTRIBUTION.replace("-", "_")
REPOSITORY_ONLY: Final = (".ci/", ".github/", ".editorconfig", ".gitattributes")
"""Files of the repository that the sdist does not contain: nothing in it uses them."""
SDIST_ONLY: Final = frozenset({"PKG-INFO"})
RELATIVE_LINK: Final = re.compile(r"\]\((?![a-z]+:|#)[^)]*\)")
"""A link in the README that leads nowhere on the package index."""
PLACEHOLDER: Final = "example.org"
"""The address of the project is not set while it contains this."""
MAX_NAMED: Final = 10
"""Files named in an error; the others are counted."""


class ReleaseError(Exception):
    """Something that must not be published; the text says what to change."""


@dataclass(frozen=True, slots=True)
class Archives:
    """The two files that are published."""

    wheel: Path
    sdist: Path


def project_version() -> str:
    """Return the version in `pyproject.toml`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


INFORMATION: Final = f"{PREFIX}-{project_version()}.dist-info/"
"""The folder of a wheel's metadata."""


def project_address() -> str:
    """Return the public address of the project, from which all others are derived."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    return str(tool["hatch"]["metadata"]["hooks"]["custom"]["address"])


def build_archives(out: Path) -> Archives:
    """Build the sdist, and the wheel from it, with the pinned build tool; return both."""
    command = [sys.executable, "-m", "uv", "build", "--quiet", "--no-build-isolation"]
    # A compiled wheel fits one platform only, and is another file.
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "0"}
    command += ["--python", sys.executable, "--out-dir", str(out), str(ROOT)]
    subprocess.run(command, check=True, env=environment)
    stem = f"{PREFIX}-{project_version()}"
    return Archives(out / f"{stem}-py3-none-any.whl", out / f"{stem}.tar.gz")


def tracked_files() -> frozenset[str]:
    """Return the paths of all files that git tracks, relative to the root."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return frozenset(name for name in listed.stdout.split("\0") if name)


def check_sdist(sdist: Path, tracked: Iterable[str]) -> None:
    """Refuse an sdist whose files differ from the tracked ones."""
    with tarfile.open(sdist) as archive:
        names = [member.name for member in archive if member.isfile()]
    root = f"{PREFIX}-{project_version()}/"
    found = {name.removeprefix(root) for name in names} - SDIST_ONLY
    wanted = {name for name in tracked if not name.startswith(REPOSITORY_ONLY)}
    _compare(sdist, found, wanted)


def check_wheel(wheel: Path, tracked: Iterable[str]) -> None:
    """Refuse a wheel whose modules differ from the tracked ones, or whose metadata is wrong."""
    check_metadata(wheel)
    compare_names(wheel, wheel_files(wheel), tracked)


def wheel_files(wheel: Path) -> set[str]:
    """Return the names of the files of a wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.startswith(INFORMATION)}


def compare_names(wheel: Path, found: set[str], tracked: Iterable[str]) -> None:
    """Refuse a wheel if these names differ from those of the package that git tracks."""
    wanted = {name.removeprefix("src/") for name in tracked if name.startswith(PACKAGE)}
    _compare(wheel, found, wanted)


def check_metadata(wheel: Path) -> None:
    """Refuse a wheel with another name or version, or without the command or the licenses."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = Parser().parsestr(archive.read(f"{INFORMATION}METADATA").decode())
        scripts = archive.read(f"{INFORMATION}entry_points.txt").decode()
    about = (metadata["Name"], metadata["Version"])
    if about != (DISTRIBUTION, project_version()):
        raise ReleaseError(f"{wheel.name}: the metadata says {about}")
    if "understudy = understudy.cli:main" not in scripts:
        raise ReleaseError(f"{wheel.name}: the command understudy is missing")
    relative = RELATIVE_LINK.search(str(metadata.get_payload()))
    if relative is not None:
        raise ReleaseError(f"{wheel.name}: the README has a relative link: {relative[0]}")
    if not any(name.startswith(f"{INFORMATION}licenses/") for name in names):
        raise ReleaseError(f"{wheel.name}: the licenses are missing")


def _compare(archive: Path, found: set[str], wanted: set[str]) -> None:
    problems = [
        f"{len(names)} {what}:\n  {_named(names)}"
        for what, names in (
            ("tracked files are missing", wanted - found),
            ("files are not tracked by git", found - wanted),
        )
        if names
    ]
    if problems:
        raise ReleaseError(f"{archive.name}: " + "\n".join(problems))


def _named(names: set[str]) -> str:
    shown = sorted(names)[:MAX_NAMED]
    return "\n  ".join([*shown, "…"] if len(names) > MAX_NAMED else shown)
