"""Pack the files from which the container is built, and check that they are enough."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.release.archives import PREFIX, ROOT, ReleaseError, project_version

CONTAINERFILE: Final = "hosting/Containerfile"
COPY: Final = re.compile(r"^COPY ([^-].*)$", re.MULTILINE)
"""A line that copies from the context, not from another stage."""


def copied_names(containerfile: str) -> list[str]:
    """Return the files and folders that a container file copies."""
    return [name for line in COPY.findall(containerfile) for name in line.split()[:-1]]


def context_files(tracked: Iterable[str]) -> Iterator[str]:
    """Yield the tracked files that the container needs."""
    names = [CONTAINERFILE, *copied_names((ROOT / CONTAINERFILE).read_text("utf-8"))]
    listed = set(tracked)
    for name in names:
        inside = {one for one in listed if one == name or one.startswith(f"{name}/")}
        if not inside:
            raise ReleaseError(f"{CONTAINERFILE} copies {name}, which git does not track")
        yield from inside


def build_context(out: Path, tracked: Iterable[str]) -> Path:
    """Write the archive for `docker build`; it has the same bytes each time. Return it."""
    path = out / f"{PREFIX}-{project_version()}-container.tar"
    with tarfile.open(path, "w") as archive:
        for name in sorted({*context_files(tracked)}):
            member = archive.gettarinfo(ROOT / name, name)
            member.uid = member.gid = member.mtime = 0
            member.uname = member.gname = ""
            with (ROOT / name).open("rb") as file:
                archive.addfile(member, file)
    return path


def check_context(context: Path, wheel: Path, folder: Path) -> None:
    """Build the wheel from the context alone, as the container does; it must be the same."""
    with tarfile.open(context) as archive:
        archive.extractall(folder / "source", filter="data")
    command = [sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--no-build-isolation"]
    command += ["--python", sys.executable, "--out-dir", str(folder), str(folder / "source")]
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "0"}
    subprocess.run(command, check=True, env=environment)
    if _contents(folder / wheel.name) != _contents(wheel):
        raise ReleaseError(f"{context.name}: the container would install another wheel")


def _contents(wheel: Path) -> dict[str, str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: hashlib.sha256(archive.read(name)).hexdigest() for name in archive.namelist()}
