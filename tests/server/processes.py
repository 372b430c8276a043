"""Find the processes of a server in `/proc`."""

import time
from collections.abc import Callable
from pathlib import Path

TIMEOUT = 60


def children(pid: int) -> list[int]:
    """Return the worker processes of a supervisor."""
    fork_servers = [each for each in _children(pid) if b"forkserver" in _command(each)]
    return [each for fork_server in fork_servers for each in _children(fork_server)]


def _children(pid: int) -> list[int]:
    try:
        return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
    except FileNotFoundError:
        return []


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def eventually(condition: Callable[[], bool]) -> None:
    """Wait until the condition is true; fail after the timeout."""
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def gone(pid: int) -> bool:
    """Return whether a process has ended; a zombie counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
