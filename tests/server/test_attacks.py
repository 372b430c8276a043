"""Attacks over real sockets: honest clients are still served, and all work ends."""

import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import httpx
import pytest
import uvicorn

from tests.server.client import Client
from tests.serving import Server
from understudy.core import Session, Stale, load, play_to_end
from understudy.server import create_app
from understudy.server.access.connection_limits import Connection
from understudy.server.access.rate_limits import HOME_LIMITS
from understudy.server.background.thread_pool import MAX_TASKS, THREADS
from understudy.server.http.event_stream import EventStreams
from understudy.server.http.routes import OPENING_THREADS, REPLAY_THREADS
from understudy.server.monitoring.logging_setup import MAX_RECORDS
from understudy.service.cache import game_cache
from understudy.service.endpoints import answer_history, forecast, save_files
from understudy.sim.forecast import forecast_in_slices
from understudy.store import KeyValueStore, MemoryTextStore

pytestmark = pytest.mark.slow

TIMEOUT = 60


@contextmanager
def running(http: type[Connection] = Connection) -> Iterator[tuple[str, EventStreams]]:
    """Run a server in this process, for tests that patch it. Yields its URL and its streams."""
    app = create_app(KeyValueStore(MemoryTextStore()))
    config = uvicorn.Config(app, http=http, log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.event_streams
        finally:
            app.state.event_streams.close()
            server.should_exit = True
            thread.join(TIMEOUT)
    assert not thread.is_alive()


def connect(url: str) -> socket.socket:
    parts = httpx.URL(url)
    return socket.create_connection((parts.host, parts.port or 80), TIMEOUT)


def post_request(path: str, body: bytes) -> bytes:
    head = f"POST /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def status(connection: socket.socket) -> int:
    """Return the status of the response; 0 if the connection is closed instead."""
    try:
        line = connection.recv(65536).split(b"\r\n", 1)[0]
    except ConnectionError:
        line = b""
    return int(line.split()[1]) if line else 0


class Count:
    """A counter that other threads can wait for."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.value = 0

    def add(self) -> None:
        with self._changed:
            self.value += 1
            self._changed.notify_all()

    def reaches(self, value: int) -> bool:
        with self._changed:
            return self._changed.wait_for(lambda: self.value >= value, TIMEOUT)


def play(client: Client, times: int = 5) -> None:
    """Play a game; each answer must succeed."""
    game = client.new()
    for _ in range(times):
        game = client.answer(game, {"do": "tr", "change": 1})
    assert game["revision"] == times


def test_thirty_forecasts_of_a_disconnected_client(monkeypatch: pytest.MonkeyPatch) -> None:
    started, ended = Count(), Count()

    def until_canceled(*args: Any, is_canceled: Callable[[], bool], **named: Any) -> Any:
        started.add()
        while not is_canceled():
            threading.Event().wait(0.001)
        ended.add()
        yield
        raise Stale("table-stale-answer")

    monkeypatch.setattr(forecast, "forecast_in_slices", until_canceled)
    with running() as (url, _), Client(url) as honest, ExitStack() as stack:
        games = [honest.new() for _ in range(30)]
        connections = [stack.enter_context(connect(url)) for _ in games]
        for connection, game in zip(connections, games, strict=True):
            connection.sendall(post_request(f"/games/{game['id']}/forecast", b"{}"))
        assert started.reaches(THREADS)
        # None of them ends while its client waits, and play goes on.
        play(honest)
        assert (started.value, ended.value) == (THREADS, 0)
        for connection in connections:
            connection.close()
        # All accepted ones end; most of them were never started.
        assert ended.reaches(THREADS)
        monkeypatch.setattr(forecast, "forecast_in_slices", forecast_in_slices)
        few = {"continuations": 2}
        while True:
            response = honest.http.post(f"/games/{games[0]['id']}/forecast", json=few)
            if response.status_code != 429:
                break
            # The server is still ending the requests of the disconnected clients.
            threading.Event().wait(0.01)
        assert response.status_code == 200
        # One of them may have started although its client is gone.
        assert ended.reaches(started.value)
        assert started.value <= MAX_TASKS


def test_a_hundred_abandoned_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reads that their clients have abandoned are not computed, and play goes on."""
    started = Count()

    def until_canceled(*args: Any, after: Callable[[], None]) -> None:
        started.add()
        while True:
            after()
            threading.Event().wait(0.001)

    monkeypatch.setattr(answer_history, "play_to_end", until_canceled)
    with running() as (url, _), Client(url) as honest:
        game = honest.new()
        path = f"/games/{game['id']}/course"
        request = f"GET /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        with ExitStack() as stack:
            for _ in range(100):
                stack.enter_context(connect(url)).sendall(request)
            assert started.reaches(1)
            play(honest)
            # The same game is not locked, and the other reads wait in a queue.
            assert honest.answer(game, {"do": "tr", "change": 1})["revision"] == 1
            assert started.value == REPLAY_THREADS
        monkeypatch.setattr(answer_history, "play_to_end", play_to_end)
        while (response := honest.http.get(path)).status_code == 429:
            threading.Event().wait(0.01)
        assert response.status_code == 200
    assert started.value <= MAX_TASKS


def test_whole_reads_of_games_that_have_left_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """They replay the game, so they wait in the queue of games to open."""
    started, proceed = Count(), threading.Event()
    replay = Session._remember_turns

    def slow(session: Session) -> None:
        if session._forgotten_turns:
            started.add()
            assert proceed.wait(TIMEOUT)
        replay(session)

    monkeypatch.setattr(game_cache, "MAX_CACHED_GAMES", 1)
    with running() as (url, _), Client(url) as honest, ExitStack() as stack:
        games = [honest.answer(honest.new(), {"do": "pass"}) for _ in range(12)]
        monkeypatch.setattr(Session, "_remember_turns", slow)
        for game in games[:-1]:
            request = f"GET /api/v1/games/{game['id']} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            stack.enter_context(connect(url)).sendall(request.encode())
        assert started.reaches(OPENING_THREADS)
        # A game that goes on needs only the end of its journal.
        game = games[-1]
        for _ in range(3):
            body = {"token": game["token"], "answer": {"do": "tr", "change": 1}}
            game = honest.post(f"/games/{game['id']}/answers?since=1000", body)
        assert started.value == OPENING_THREADS
        proceed.set()


def test_a_dozen_imports_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    started, proceed = Count(), threading.Event()

    def slow(text: bytes, after_turn: Callable[[], None]) -> Session:
        started.add()
        assert proceed.wait(TIMEOUT)
        return load(text, after_turn)

    monkeypatch.setattr(save_files, "load", slow)
    with running() as (url, _), Client(url) as honest, ThreadPoolExecutor(12) as crowd:
        file = honest.http.get(f"/games/{honest.new()['id']}/save").content
        import_file = partial(httpx.post, f"{url}/api/v1/saves", content=file, timeout=TIMEOUT)
        sent = [crowd.submit(import_file) for _ in range(12)]
        assert started.reaches(THREADS)
        play(honest)
        assert started.value == THREADS
        # Those that find no place are refused after a while.
        while sum(each.done() for each in sent) < 12 - MAX_TASKS:
            threading.Event().wait(0.01)
        proceed.set()
        statuses = sorted(each.result(TIMEOUT).status_code for each in sent)
        assert statuses == [201] * MAX_TASKS + [429] * (12 - MAX_TASKS)
        # The two games created here, and the imported ones.
        assert len(honest.get("/games")) == 2 + MAX_TASKS


def test_more_connections_than_the_limit(server: Server) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(connect(server.url)) for _ in range(HOME_LIMITS.connections)]
        held[0].sendall(b"GET /api/v1/languages HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert status(held[0]) == 200
        for _ in range(20):
            assert status(stack.enter_context(connect(server.url))) == 0
        for connection in held[:50]:
            connection.close()
        with Client(server.url) as honest:
            while True:
                try:
                    play(honest)
                except httpx.TransportError:
                    # The server has not yet noticed the closed connections.
                    continue
                break
    assert "Traceback" not in "".join(server.output)


def test_more_streams_than_the_limit() -> None:
    with running() as (url, streams), Client(url) as honest, ExitStack() as stack:
        request = b"GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
        listening = [stack.enter_context(connect(url)) for _ in range(HOME_LIMITS.streams)]
        for connection in listening:
            connection.sendall(request)
        for connection in listening:
            assert status(connection) == 200
        refused = honest.http.get("/events")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
        assert refused.json()["error"]["id"] == "server-too-many-listeners"
        play(honest)
        for connection in listening:
            connection.close()
        while streams.count:
            threading.Event().wait(0.001)
        with honest.http.stream("GET", "/events") as stream:
            assert stream.status_code == 200


def test_a_flood_of_bad_requests_does_not_fill_the_log(server: Server) -> None:
    for _ in range(20 * MAX_RECORDS):
        with connect(server.url) as connection:
            connection.sendall(b"what is this\r\n\r\n")
            assert status(connection) == 400
    with Client(server.url) as honest:
        play(honest)
    server.stop()
    # One line is the address. On a slow machine the flood may take more than a minute.
    assert 1 < len(server.output) <= 1 + 2 * MAX_RECORDS
