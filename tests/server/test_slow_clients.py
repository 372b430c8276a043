"""Slow clients and many clients: connections end, logs stay short, others are served."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.client import Client
from tests.serving import Server
from understudy.cli import main
from understudy.server import create_app
from understudy.server.access.connection_limits import Connection
from understudy.server.access.rate_limits import HOME_LIMITS
from understudy.server.http.event_stream import EventStreams
from understudy.server.monitoring.logging_setup import RateLimitedFilter
from understudy.service.wire.errors import TooManyRequests
from understudy.store import KeyValueStore, MemoryTextStore


class ImpatientConnection(Connection):
    """A connection with a short request timeout and a low limit."""

    request_timeout = 0.5
    limit = 3


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]


async def _run_clients(
    *clients: Talk, connection: type[Connection] = ImpatientConnection
) -> list[bytes]:
    """Return what each client reads until its connection is closed."""
    config = uvicorn.Config(create_app(KeyValueStore(MemoryTextStore())), log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: connection(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def talk(client: Talk) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            return await client(reader, writer)
        finally:
            writer.close()

    async with server:
        return list(await asyncio.gather(*map(talk, clients)))


def _sends(*parts: bytes) -> Talk:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.01)
        try:
            return await reader.read()
        except ConnectionError:
            return b""

    return talk


COMPLETE = b"GET /api/v1/languages HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
KEEP_ALIVE = b"GET /api/v1/languages HTTP/1.1\r\nHost: localhost\r\n\r\n"
INCOMPLETE = b"GET /api/v1/languages HTTP/1.1\r\nHost: local"
INCOMPLETE_BODY = b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize(
    "sent", [[], [INCOMPLETE], [b"G", b"E", b"T", b" "], [KEEP_ALIVE, INCOMPLETE]]
)
def test_an_incomplete_request_ends_with_its_connection(sent: list[bytes]) -> None:
    (received,) = asyncio.run(_run_clients(_sends(*sent)))
    assert received.count(b"HTTP/1.1 200") == sent.count(KEEP_ALIVE)


def test_an_incomplete_body_is_not_an_error(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(_run_clients(_sends(INCOMPLETE_BODY)))
    assert not caplog.records


def test_a_complete_request_is_answered_among_incomplete_ones() -> None:
    received = asyncio.run(
        _run_clients(_sends(INCOMPLETE), _sends(INCOMPLETE_BODY), _sends(COMPLETE))
    )
    assert received[2].startswith(b"HTTP/1.1 200")


CHUNKED = b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
SMALL_HEAD = b"GET /api/v1/languages HTTP/1.1\r\nHost: localhost\r\nX: "


@pytest.mark.parametrize(
    ("start", "endless"),
    [
        (SMALL_HEAD, b"x" * 50_000),
        (b"GET /", b"x" * 50_000),
        (SMALL_HEAD, b"x\r\nX: " * 8000),
        (CHUNKED + b"2\r\n{}\r\n0\r\nX: ", b"x" * 50_000),
        (CHUNKED + b"2\r\n{}\r\n0\r\nX: ", b"x\r\nX: " * 8000),
        (CHUNKED + b"2;", b"x" * 50_000),
    ],
    ids=["header", "path", "headers", "trailer", "trailers", "chunk extension"],
)
def test_an_endless_head_or_trailer_is_cut_off(start: bytes, endless: bytes) -> None:
    """The parser would keep all of it in memory."""
    sent = 0

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        nonlocal sent
        writer.write(start)
        try:
            for _ in range(400):
                writer.write(endless)
                await writer.drain()
                sent += len(endless)
                await asyncio.sleep(0)
            return await reader.read()
        except ConnectionError:
            return b""

    class Patient(ImpatientConnection):
        request_timeout = 60

    (received,) = asyncio.run(_run_clients(talk, connection=Patient))
    assert b" 200 " not in received
    assert sent < 15_000_000


def test_a_chunked_body_with_trailers_is_accepted() -> None:
    body = b'{"system": "mars"}'
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\nX: y\r\n\r\n"
    sent = CHUNKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n") + chunks
    (received,) = asyncio.run(_run_clients(_sends(sent)))
    assert received.startswith(b"HTTP/1.1 201")


def test_the_number_of_connections_is_limited() -> None:
    received = asyncio.run(_run_clients(*[_sends(COMPLETE)] * 8))
    assert 3 <= sum(each.startswith(b"HTTP/1.1 200") for each in received) < 8
    assert b"" in received


def test_the_number_of_streams_is_limited() -> None:
    async def listen() -> None:
        streams = EventStreams()
        with ExitStack() as stack:
            for _ in range(HOME_LIMITS.streams):
                stack.enter_context(streams.open())
            with pytest.raises(TooManyRequests):
                stack.enter_context(streams.open())
        with streams.open():
            pass

    asyncio.run(listen())


def test_the_log_has_a_rate_limit() -> None:
    clock = [0.0]
    limited = RateLimitedFilter(3, 60, lambda: clock[0])
    record = logging.LogRecord("x", logging.WARNING, "", 1, "again", None, None)

    def passed(times: int) -> int:
        return sum(map(limited.filter, [record] * times))

    assert passed(100) == 3
    clock[0] = 59
    assert passed(100) == 0
    clock[0] = 61
    assert passed(100) == 3


def test_a_disconnect_within_a_request_is_not_an_error(server: Server) -> None:
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as leaving:
            leaving.sendall(INCOMPLETE_BODY)
    with Client(server.url) as client:
        client.new()
    server.stop()
    assert "Traceback" not in "".join(server.output)


@pytest.mark.parametrize("path", ["/", "/api/v1/languages/en", "/app.js"])
def test_a_media_type_names_its_charset_once(web: httpx.Client, path: str) -> None:
    assert web.get(path).headers["content-type"].count("charset=") == 1


def test_an_invalid_port_is_refused(tmp_path: Path) -> None:
    for port in ("80000", "-1"):
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", port, "--data", str(tmp_path)])
        assert left.value.code == 2
