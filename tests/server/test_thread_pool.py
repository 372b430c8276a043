"""What takes long does not keep others from playing."""

import asyncio
import json
import socket
import sys
import threading
import time
from collections.abc import Callable

import pytest

from tests.server.client import Client, Refusal
from tests.serving import Server
from understudy.server import run
from understudy.server.background.thread_pool import LongTaskPool
from understudy.server.processes.server_process import SWITCH_SECONDS
from understudy.service.wire.errors import TooManyRequests
from understudy.store import KeyValueStore, MemoryTextStore


def test_what_takes_long_has_its_own_threads() -> None:
    async def work() -> None:
        apart = LongTaskPool(threads=1, limit=2)
        busy, leave = threading.Event(), threading.Event()

        def wait(gone: Callable[[], bool]) -> str:
            busy.set()
            leave.wait()
            return "done"

        first = asyncio.create_task(apart.run(wait, asyncio.Event()))
        await asyncio.to_thread(busy.wait)
        second = asyncio.create_task(apart.run(wait, asyncio.Event()))
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            await apart.run(wait, asyncio.Event())
        assert await asyncio.to_thread(json.dumps, "play") == '"play"'
        leave.set()
        assert [await first, await second] == ["done", "done"]

    asyncio.run(work())


def test_who_has_gone_is_told_to_the_work() -> None:
    async def work() -> None:
        apart = LongTaskPool(threads=1, limit=2)
        left, begun = asyncio.Event(), threading.Event()

        def until_gone(gone: Callable[[], bool]) -> str:
            begun.set()
            while not gone():
                pass
            return "stopped"

        working = asyncio.create_task(apart.run(until_gone, left))
        await asyncio.to_thread(begun.wait)
        left.set()
        assert await working == "stopped"

    asyncio.run(work())


def test_abandoned_forecasts_end_and_the_next_is_made(ann: Client, shared_server: Server) -> None:
    games = [ann.new() for _ in range(4)]
    body = b'{"continuations": 2000}'
    for game in games * 5:
        request = (
            f"POST /api/v1/games/{game['id']}/forecast HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", shared_server.port)) as leaving:
            leaving.sendall(request.encode() + body)
    assert ann.answer(games[0], "done")["revision"] == 1
    while True:
        try:
            found = ann.post(f"/games/{games[1]['id']}/forecast", {"continuations": 2})
        except Refusal as refusal:
            if refusal.status != 429:
                raise
            time.sleep(0.1)
        else:
            break
    assert found["continuations"] == 2


def test_those_who_play_get_the_processor_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forecast is one long calculation: by itself Python would let everybody wait behind it."""
    usual = sys.getswitchinterval()
    found: list[float] = []
    monkeypatch.setattr(
        "uvicorn.Server.run", lambda self, sockets: found.append(sys.getswitchinterval())
    )
    try:
        run.serve(KeyValueStore(MemoryTextStore()), run.ServerSettings(port=0))
    finally:
        sys.setswitchinterval(usual)
    assert found == [pytest.approx(SWITCH_SECONDS)]
    assert usual > SWITCH_SECONDS
