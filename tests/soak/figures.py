"""Measurements of soak tests, recorded only in complete runs."""

import os
from pathlib import Path

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
FIRST_SEED = int(os.environ.get("UNDERSTUDY_FIRST_SEED", 0))
"""Another one for each part of a run that is too long for one go."""
FILE = Path(__file__).resolve().parents[2] / "build" / "soak.txt"


def note(line: str) -> None:
    """Add a line to build/soak.txt."""
    if WHOLE:
        FILE.parent.mkdir(exist_ok=True)
        with FILE.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def percentile(sorted_values: list[float], percent: float) -> float:
    """Return the value that `percent` percent of the values do not exceed."""
    return sorted_values[int((len(sorted_values) - 1) * percent / 100)]


def memory(pid: int) -> int:
    """Return the resident memory of a process in megabytes; 0 if the system does not report it."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    except OSError:
        return 0
    held = [line.split()[1] for line in lines if line.startswith("VmRSS:")]
    return int(held[0]) // 1024 if held else 0
