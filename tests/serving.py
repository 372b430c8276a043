"""The real server as a separate process, which tests may stop, kill and restart."""

import os
import queue
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)\S*")
START_SECONDS = 150
STOP_SECONDS = 60


class HeldPort:
    """A port that the system does not assign to other programs until it is closed.

    A program that asks for this port by its number can listen on it repeatedly.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number: int = self._held.getsockname()[1]
        if sys.platform != "linux":
            # Other systems allow only one socket on the port.
            self.close()

    def close(self) -> None:
        self._held.close()


class Server:
    """`understudy serve` on one data folder; restarts use the same port."""

    program: tuple[str, ...] = ("-m", "understudy")
    """What Python runs."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self._held: HeldPort | None = None
        self.output: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """The URL of the server, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id of the server."""
        assert self._process is not None, "the server was never started"
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def address(self) -> str:
        """The address that the server printed last, with a secret if there is one."""
        printed = [found[0] for line in self.output if (found := ADDRESS.search(line))]
        return printed[-1]

    def start(self, *options: str) -> None:
        """Start the server and wait until it has printed its address."""
        assert not self.running, "the server is running already"
        if not self.port:
            self._held = HeldPort()
            self.port = self._held.number
        command = [sys.executable, *self.program, "serve"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.options, *options]
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"},
            # A background job of `nohup` inherits an ignored SIGHUP.
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
        )
        self._process = process
        assert process.stdout is not None
        lines: queue.Queue[str | None] = queue.Queue()
        # Keep reading, or the server would block on a full pipe.
        threading.Thread(
            target=self._read_output, args=(process.stdout, lines), daemon=True
        ).start()
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                line = lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                self.kill()
                pytest.fail("the server did not print its address:\n" + "".join(self.output))
            if address := ADDRESS.search(line):
                self.port = int(address[1])
                return

    def stop(self) -> int:
        """Stop the server as Ctrl-C does, and return its exit status."""
        return self.end(signal.SIGINT)

    def kill(self) -> None:
        """Kill the server, like a power cut."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        """Kill the server if it runs, and release the port."""
        if self.running:
            self.kill()
        if self._held is not None:
            self._held.close()

    def end(self, how: signal.Signals) -> int:
        """End the server with this signal, and return its exit status."""
        process = self._process
        assert process is not None, "the server was never started"
        if process.poll() is None:
            process.send_signal(how)
        try:
            return process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            pytest.fail(f"the server ignored {how.name}:\n" + "".join(self.output))

    def _read_output(self, stream: IO[str], lines: queue.Queue[str | None]) -> None:
        with stream:
            for line in stream:
                self.output.append(line)
                lines.put(line)
        lines.put(None)


@contextmanager
def serving(data: Path, *options: str) -> Iterator[Server]:
    """Yield a running server that is stopped at the end; for fixtures of any scope."""
    with started(Server(data, *options)) as server:
        yield server


@contextmanager
def started(server: Server) -> Iterator[Server]:
    """Start a server, yield it, and stop it at the end."""
    server.start()
    try:
        yield server
    finally:
        server.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Yield the real server on an empty data folder."""
    with serving(tmp_path / "data") as running:
        yield running
