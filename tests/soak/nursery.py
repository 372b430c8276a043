"""Servers in quick succession: a process that has imported everything forks one when asked."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.serving import HeldPort

# Reads a port for each server to start; an empty line waits until the last one is gone.
NURSERY = """
import os, sys
from pathlib import Path
from understudy.server import ServerSettings, create_app, serve
from understudy.store import MemoryTextStore, KeyValueStore
from understudy.store.sql import open_store
create_app(KeyValueStore(MemoryTextStore()))  # what takes long is done once, here
child = 0
for line in sys.stdin:
    if not line.strip():
        os.waitpid(child, 0)
        print("gone", flush=True)
        continue
    child = os.fork()
    if child == 0:
        serve(open_store(Path(sys.argv[1])), ServerSettings(port=int(line)))
        os._exit(0)
    print("born", child, flush=True)
"""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


class Nursery:
    """Real servers on one folder or database, one at a time; each is killed as by a power cut."""

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
        """Where the server answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """A new server, at the place of the last one."""
        self._say(str(self.port))
        listening = False
        while not (listening and self.pid):
            line = self._hear()
            if line.startswith("born"):
                self.pid = int(line.split()[1])
            elif ADDRESS.search(line):
                listening = True

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0
        self._say("")
        while self._hear() != "gone\n":
            pass

    def _say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def _hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the nursery is gone"
        return line
