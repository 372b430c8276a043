"""Several processes behind one address: one that dies is started again, all end together."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.serving import ADDRESS

PATIENCE = 60

# Together over one folder, which the command refuses: who watches whom is the same everywhere.
TOGETHER = """
import sys
from functools import partial
from pathlib import Path
from understudy.server import Several, serve
from understudy.store.sql import open_folder
if __name__ == "__main__":
    serve(Several(partial(open_folder, Path(sys.argv[1])), 2), port=0)
"""


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


@pytest.fixture
def watching(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    script = tmp_path / "together.py"
    script.write_text(TOGETHER)
    process = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "data")],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    with process:
        yield process
        process.kill()


def test_one_that_dies_is_started_again_and_all_end_together(
    watching: subprocess.Popen[str],
) -> None:
    assert watching.stdout is not None
    printed = watching.stdout.readline()
    address = ADDRESS.search(printed)
    assert address, printed
    first = children(watching.pid)
    assert len(first) == 2
    new = {"system": "mars", "seed": 1}
    assert httpx.post(f"{address[0]}/api/v1/games", json=new).status_code == 201
    os.kill(first[0], signal.SIGKILL)
    assert "ended with status -9" in watching.stdout.readline()
    # The other one serves meanwhile.
    assert len(httpx.get(f"{address[0]}/api/v1/games").json()) == 1
    eventually(lambda: len(children(watching.pid)) == 2)
    second = children(watching.pid)
    assert len(set(first) | set(second)) == 3
    # As Ctrl-C does in a terminal, and the one that watches with them: nobody is started again.
    for pid in [*second, watching.pid]:
        os.kill(pid, signal.SIGINT)
    assert watching.wait(PATIENCE) == 0
    assert watching.stdout.read() == ""
    assert all(map(gone, second))
