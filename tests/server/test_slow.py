"""Slow clients and many of them: connections end, logs stay short, the rest is served."""

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


class Hurried(Connection):
    """A connection that waits for no whole request longer than this."""

    request_timeout = 0.5
    limit = 3


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]


async def _talking(*clients: Talk) -> list[bytes]:
    """What each client gets to read until its connection is closed."""
    config = uvicorn.Config(create_app(KeyValueStore(MemoryTextStore())), log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Hurried(config, state, {}), "127.0.0.1", 0)
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


WHOLE = b"GET /api/v1/languages HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
STAYING = b"GET /api/v1/languages HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"GET /api/v1/languages HTTP/1.1\r\nHost: local"
NO_BODY = b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize("sent", [[], [HALF], [b"G", b"E", b"T", b" "], [STAYING, HALF]])
def test_half_a_request_ends_with_its_connection(sent: list[bytes]) -> None:
    (heard,) = asyncio.run(_talking(_sends(*sent)))
    assert heard.count(b"HTTP/1.1 200") == sent.count(STAYING)


def test_half_a_body_ends_too_and_is_no_bug(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(_talking(_sends(NO_BODY)))
    assert not caplog.records


def test_a_whole_request_is_answered_among_half_ones() -> None:
    heard = asyncio.run(_talking(_sends(HALF), _sends(NO_BODY), _sends(WHOLE)))
    assert heard[2].startswith(b"HTTP/1.1 200")


def test_there_are_only_so_many_connections() -> None:
    heard = asyncio.run(_talking(*[_sends(WHOLE)] * 8))
    assert 3 <= sum(each.startswith(b"HTTP/1.1 200") for each in heard) < 8
    assert b"" in heard


def test_only_so_many_may_listen() -> None:
    async def listen() -> None:
        streams = EventStreams()
        with ExitStack() as stack:
            for _ in range(HOME_LIMITS.streams):
                stack.enter_context(streams.open())
            with pytest.raises(TooManyRequests):
                stack.enter_context(streams.open())
        # Now there is room again.
        with streams.open():
            pass

    asyncio.run(listen())


def test_a_log_stays_short() -> None:
    clock = [0.0]
    bounded = RateLimitedFilter(3, 60, lambda: clock[0])
    record = logging.LogRecord("x", logging.WARNING, "", 1, "again", None, None)

    def passed(times: int) -> int:
        return sum(map(bounded.filter, [record] * times))

    assert passed(100) == 3
    clock[0] = 59
    assert passed(100) == 0
    clock[0] = 61
    assert passed(100) == 3


def test_leaving_in_the_middle_is_no_bug(server: Server) -> None:
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as leaving:
            leaving.sendall(NO_BODY)
    with Client(server.url) as client:
        client.new()
    server.stop()
    assert "Traceback" not in "".join(server.output)


@pytest.mark.parametrize("path", ["/", "/api/v1/languages/en", "/app.js"])
def test_a_media_type_names_its_letters_once(web: httpx.Client, path: str) -> None:
    assert web.get(path).headers["content-type"].count("charset=") == 1


def test_a_port_that_cannot_be(tmp_path: Path) -> None:
    for port in ("80000", "-1"):
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", port, "--data", str(tmp_path)])
        assert left.value.code == 2
