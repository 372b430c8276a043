"""Several processes behind one address, as the system sees them."""

import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60


def children(pid: int) -> list[int]:
    """The processes that serve, of the one that watches them."""
    makers = [each for each in _children(pid) if b"forkserver" in _command(each)]
    return [each for maker in makers for each in _children(maker)]


def _children(pid: int) -> list[int]:
    try:
        return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
    except FileNotFoundError:
        return []


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def eventually(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has asked about counts."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
