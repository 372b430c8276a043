"""Two worker processes: each can answer for any game, and all send its changes."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests import postgresql
from tests.server.client import Client, Refusal
from tests.server.processes import children, eventually, gone
from tests.server.test_events import events, revision_event
from tests.server.test_start_errors import SECONDS, check_refusal
from tests.serving import Server, serving

LISTENING = """
SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN understudy'
"""


@pytest.fixture
def database() -> Iterator[str]:
    with postgresql.database() as address:
        yield address


@pytest.fixture
def two_processes(tmp_path: Path, database: str) -> Iterator[Server]:
    with serving(tmp_path, "--database", database, "--processes", "2") as server:
        yield server


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    """Stop these processes for the length of the block."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def connected(server: Server, stack: ExitStack) -> list[Client]:
    """Return a client for each process; its connection stays open, so it keeps its process."""
    workers = children(server.pid)
    found = []
    for pid in workers:
        with stopped([each for each in workers if each != pid]):
            client = stack.enter_context(Client(server.url))
            client.get("/systems")
            found.append(client)
    return found


def listening(server: Server, stack: ExitStack) -> list[Iterator[tuple[str, Any]]]:
    """Return an event stream of each process."""
    workers = children(server.pid)
    streams = []
    for pid in workers:
        with stopped([each for each in workers if each != pid]):
            client = stack.enter_context(Client(server.url))
            response = stack.enter_context(client.http.stream("GET", "/events"))
            stream = events(response)
            assert next(stream)[0] == "start"
            streams.append(stream)
    return streams


def test_two_processes_play_one_game(two_processes: Server, database: str) -> None:
    with ExitStack() as stack:
        ann, ben = connected(two_processes, stack)
        streams = listening(two_processes, stack)
        game = ann.new()
        # The processes answer in turn, and all streams get the changes.
        for client in [ben, ann] * 5:
            game = client.answer(game, {"do": "tr", "change": 1})
            for stream in streams:
                assert next(stream) == revision_event(game)
        assert ann.read(game["id"]) == ben.read(game["id"]) == game
        # A process checks the store before it uses its cached game.
        late = {**game, "token": game["token"]}
        game = ann.undo(game)
        with pytest.raises(Refusal, match="table-stale-answer"):
            ben.answer(late, {"do": "tr", "change": 1})
        # An answer that is repeated to another process is stored once.
        first = ann.answer(game, {"do": "tr", "change": 3}, key="once")
        assert ben.answer(game, {"do": "tr", "change": 3}, key="once") == first
        for stream in streams:
            assert [next(stream) for _ in range(2)][-1] == revision_event(first)
        ben.http.delete(f"/games/{game['id']}")
        for stream in streams:
            assert next(stream) == ("gone", {"id": game["id"]})
        # Streams that may have missed a change are closed, so that clients reconnect.
        with psycopg.connect(database, autocommit=True) as admin:
            for (pid,) in admin.execute(LISTENING).fetchall():
                admin.execute("SELECT pg_terminate_backend(%s)", (pid,))
            for stream in streams:
                assert next(stream) == ("end", {})
            eventually(lambda: len(admin.execute(LISTENING).fetchall()) == 2)
        streams = listening(two_processes, stack)
        game = ben.new()
        game = ann.answer(game, "done")
        for stream in streams:
            assert next(stream) == revision_event(game)
    assert "Traceback" not in "".join(two_processes.output)
    workers = children(two_processes.pid)
    two_processes.kill()
    eventually(lambda: all(map(gone, workers)))


def test_sqlite_allows_only_one_process(tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--data", str(tmp_path), "--processes", "2"]
    refused = subprocess.run(
        [sys.executable, "-m", "understudy", *command],
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    check_refusal(refused.returncode, refused.stdout, refused.stderr)
    assert "PostgreSQL" in refused.stderr


def test_sigterm_ends_all_processes_with_status_0(two_processes: Server) -> None:
    with Client(two_processes.url) as client:
        game = client.answer(client.new(), "done")
    workers = children(two_processes.pid)
    assert two_processes.end(signal.SIGTERM) == 0
    assert all(map(gone, workers))
    two_processes.start()
    with Client(two_processes.url) as client:
        assert client.read(game["id"])["answers"] == 1
