"""Two processes behind one address: any of them answers for any game, and all hear of it."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests import postgresql
from tests.server.client import Client, Refusal
from tests.server.processes import children, eventually, gone
from tests.server.test_events import events, headline
from tests.server.test_start import started
from tests.serving import Server, serving

LISTENING = """
SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN understudy'
"""


@pytest.fixture
def database() -> Iterator[str]:
    with postgresql.database() as address:
        yield address


@pytest.fixture
def together(tmp_path: Path, database: str) -> Iterator[Server]:
    with serving(tmp_path, "--database", database, "--processes", "2") as server:
        yield server


@contextmanager
def asleep(pids: list[int]) -> Iterator[None]:
    """None of these does anything meanwhile."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def connected(server: Server, stack: ExitStack) -> list[Client]:
    """A client of each process; its connection is kept, so that it stays with that process."""
    serving = children(server.pid)
    found = []
    for pid in serving:
        with asleep([each for each in serving if each != pid]):
            client = stack.enter_context(Client(server.url))
            client.get("/systems")
            found.append(client)
    return found


def listening(server: Server, stack: ExitStack) -> list[Iterator[tuple[str, Any]]]:
    """A stream of each process."""
    serving = children(server.pid)
    heard = []
    for pid in serving:
        with asleep([each for each in serving if each != pid]):
            client = stack.enter_context(Client(server.url))
            response = stack.enter_context(client.http.stream("GET", "/events"))
            stream = events(response)
            assert next(stream)[0] == "start"
            heard.append(stream)
    return heard


def test_two_processes_play_one_game(together: Server, database: str) -> None:
    with ExitStack() as stack:
        ann, ben = connected(together, stack)
        streams = listening(together, stack)
        game = ann.new()
        # Each answers what the other has asked, and all hear of it.
        for client in [ben, ann] * 5:
            game = client.answer(game, {"do": "tr", "change": 1})
            for stream in streams:
                assert next(stream) == headline(game)
        assert ann.read(game["id"]) == ben.read(game["id"]) == game
        # What one of them has in memory is not taken for what is kept.
        late = {**game, "token": game["token"]}
        game = ann.undo(game)
        with pytest.raises(Refusal, match="table-stale-answer"):
            ben.answer(late, {"do": "tr", "change": 1})
        # Sent again to another process, an answer counts once.
        first = ann.answer(game, {"do": "tr", "change": 3}, key="once")
        assert ben.answer(game, {"do": "tr", "change": 3}, key="once") == first
        for stream in streams:
            assert [next(stream) for _ in range(2)][-1] == headline(first)
        ben.http.delete(f"/games/{game['id']}")
        for stream in streams:
            assert next(stream) == ("gone", {"id": game["id"]})
        # Whoever may have missed something comes again.
        with psycopg.connect(database, autocommit=True) as keeper:
            for (pid,) in keeper.execute(LISTENING).fetchall():
                keeper.execute("SELECT pg_terminate_backend(%s)", (pid,))
            for stream in streams:
                assert next(stream) == ("end", {})
            eventually(lambda: len(keeper.execute(LISTENING).fetchall()) == 2)
        streams = listening(together, stack)
        game = ben.new()
        game = ann.answer(game, "done")
        for stream in streams:
            assert next(stream) == headline(game)
    assert "Traceback" not in "".join(together.output)
    left = children(together.pid)
    together.kill()
    eventually(lambda: all(map(gone, left)))


def test_a_file_of_games_is_for_one_process(tmp_path: Path) -> None:
    assert "PostgreSQL" in started(tmp_path, options=["--processes", "2"])
