"""Build the compiled wheel for this platform and this Python, and check its files."""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.release.archives import ROOT, ReleaseError, check_metadata, compare_names, wheel_files

SCRIPT: Final = ROOT / "tools" / "compiled.sh"
BINARY: Final = re.compile(r"\.(so|pyd)$")
FEWEST: Final = 100
"""A compiled wheel has more binary files; with fewer most rules were not compiled."""


def build_compiled(out: Path) -> Path:
    """Build the wheel in a copy of the source; return it."""
    ended = subprocess.run(
        ["sh", str(SCRIPT), "wheel"], check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    built = Path(ended.stdout.splitlines()[-1])
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(built, out / built.name))


def check_compiled(wheel: Path, tracked: Iterable[str]) -> None:
    """Refuse a compiled wheel without binary files, or with other files than the tracked ones."""
    if wheel.stem.endswith("-any"):
        raise ReleaseError(f"{wheel.name}: not compiled, it is for any platform")
    check_metadata(wheel)
    with zipfile.ZipFile(wheel) as archive:
        binary = {name for name in archive.namelist() if BINARY.search(name)}
    if len(binary) < FEWEST:
        raise ReleaseError(f"{wheel.name}: only {len(binary)} compiled files")
    compare_names(wheel, wheel_files(wheel) - binary, tracked)
