"""Start servers quickly: a process that has imported everything forks them on request."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.serving import HeldPort

# Reads the port of each server to start; an empty line waits until the last one has ended.
NURSERY = """
import os, sys
from pathlib import Path
from understudy.server import ServerSettings, create_app, serve
from understudy.store import MemoryTextStore, KeyValueStore
from understudy.store.sql import open_store
create_app(KeyValueStore(MemoryTextStore()))  # do the slow part once, before forking
child = 0
for line in sys.stdin:
    if not line.strip():
        os.waitpid(child, 0)
        print("ended", flush=True)
        continue
    child = os.fork()
    if child == 0:
        serve(open_store(Path(sys.argv[1])), ServerSettings(port=int(line)))
        os._exit(0)
    print("started", child, flush=True)
"""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


class Nursery:
    """Server processes with one data folder or database, one at a time; each is killed."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.database = database
        self._held = HeldPort()
        self.port = self._held.number
        self.pid = 0

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-c", NURSERY, str(self.data)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "UNDERSTUDY_DATABASE": self.database},
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.pid:
            self.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._held.close()

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start a new server on the same port."""
        self._write(str(self.port))
        listening = False
        while not (listening and self.pid):
            line = self._read()
            if line.startswith("started"):
                self.pid = int(line.split()[1])
            elif ADDRESS.search(line):
                listening = True

    def kill(self) -> None:
        """Kill the server without warning."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0
        self._write("")
        while self._read() != "ended\n":
            pass

    def _write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def _read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the forking process has ended"
        return line
