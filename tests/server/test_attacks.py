"""Attacks over real sockets: whoever plays honestly is served meanwhile, and everything ends."""

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
from understudy.core import Session, Stale, load
from understudy.server import create_app
from understudy.server.access.connection_limits import Connection
from understudy.server.access.rate_limits import HOME_LIMITS
from understudy.server.background.thread_pool import MAX_TASKS, THREADS
from understudy.server.http.event_stream import EventStreams
from understudy.server.monitoring.logging_setup import MAX_RECORDS
from understudy.service.endpoints import forecast, save_files
from understudy.sim.forecast import forecast_in_slices
from understudy.store import KeyValueStore, MemoryTextStore

pytestmark = pytest.mark.slow

PATIENCE = 60


@contextmanager
def running(http: type[Connection] = Connection) -> Iterator[tuple[str, EventStreams]]:
    """A server of this process, for tests that look inside or hold it up; and who listens to it."""
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
            thread.join(PATIENCE)
    assert not thread.is_alive()


def connect(url: str) -> socket.socket:
    parts = httpx.URL(url)
    return socket.create_connection((parts.host, parts.port or 80), PATIENCE)


def posted(path: str, body: bytes) -> bytes:
    head = f"POST /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def status(connection: socket.socket) -> int:
    """The status of an answer; 0 if the connection is closed instead."""
    try:
        line = connection.recv(65536).split(b"\r\n", 1)[0]
    except ConnectionError:
        line = b""
    return int(line.split()[1]) if line else 0


class Count:
    """How often something happened, for those who wait for it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.value = 0

    def add(self) -> None:
        with self._changed:
            self.value += 1
            self._changed.notify_all()

    def reaches(self, value: int) -> bool:
        with self._changed:
            return self._changed.wait_for(lambda: self.value >= value, PATIENCE)


def play(client: Client, times: int = 5) -> None:
    """An honest game; nobody waits for anybody else."""
    game = client.new()
    for _ in range(times):
        game = client.answer(game, {"do": "tr", "change": 1})
    assert game["revision"] == times


def test_thirty_forecasts_of_a_client_that_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = Count(), Count()

    def until_unwanted(*args: Any, unwanted: Callable[[], bool], **named: Any) -> Any:
        begun.add()
        while not unwanted():
            threading.Event().wait(0.001)
        ended.add()
        yield
        raise Stale("table-stale-answer")

    monkeypatch.setattr(forecast, "forecast_in_slices", until_unwanted)
    with running() as (url, _), Client(url) as honest, ExitStack() as stack:
        wanted = [honest.new() for _ in range(30)]
        asking = [stack.enter_context(connect(url)) for _ in wanted]
        for connection, game in zip(asking, wanted, strict=True):
            connection.sendall(posted(f"/games/{game['id']}/forecast", b"{}"))
        assert begun.reaches(THREADS)
        # Not one of them ends as long as somebody waits for it, and yet there is play.
        play(honest)
        assert (begun.value, ended.value) == (THREADS, 0)
        for connection in asking:
            connection.close()
        # All that were taken in end; most of them have not even begun.
        assert ended.reaches(THREADS)
        monkeypatch.setattr(forecast, "forecast_in_slices", forecast_in_slices)
        few = {"continuations": 2}
        while True:
            said = honest.http.post(f"/games/{wanted[0]['id']}/forecast", json=few)
            if said.status_code != 429:
                break
            # Those that have gone are still being sent away.
            threading.Event().wait(0.01)
        assert said.status_code == 200
        # One of them may just have begun, for nobody.
        assert ended.reaches(begun.value)
        assert begun.value <= MAX_TASKS


def test_a_dozen_imports_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Count(), threading.Event()

    def slow(text: bytes) -> Session:
        begun.add()
        assert go_on.wait(PATIENCE)
        return load(text)

    monkeypatch.setattr(save_files, "load", slow)
    with running() as (url, _), Client(url) as honest, ThreadPoolExecutor(12) as crowd:
        file = honest.http.get(f"/games/{honest.new()['id']}/save").content
        bring = partial(httpx.post, f"{url}/api/v1/saves", content=file, timeout=PATIENCE)
        sent = [crowd.submit(bring) for _ in range(12)]
        assert begun.reaches(THREADS)
        play(honest)
        assert begun.value == THREADS
        assert sum(each.done() for each in sent) <= 12 - MAX_TASKS
        go_on.set()
        statuses = sorted(each.result(PATIENCE).status_code for each in sent)
        assert statuses == [201] * MAX_TASKS + [429] * (12 - MAX_TASKS)
        # The first two games, and what was taken in.
        assert len(honest.get("/games")) == 2 + MAX_TASKS


def test_more_connections_than_there_is_room_for(server: Server) -> None:
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
                    # The server has not noticed yet that they have gone.
                    continue
                break
    assert "Traceback" not in "".join(server.output)


def test_more_listeners_than_there_is_room_for() -> None:
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


def test_a_flood_of_bad_requests_fills_no_log(server: Server) -> None:
    for _ in range(20 * MAX_RECORDS):
        with connect(server.url) as connection:
            connection.sendall(b"what is this\r\n\r\n")
            assert status(connection) == 400
    with Client(server.url) as honest:
        play(honest)
    server.stop()
    # One line says where it is. A slow machine may need a second minute for the flood.
    assert 1 < len(server.output) <= 1 + 2 * MAX_RECORDS
