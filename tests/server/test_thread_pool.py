"""Slow requests run in their own threads and do not block play."""

import asyncio
import json
import socket
import sys
import threading
import time

import pytest

from tests.server.client import Client, Refusal
from tests.serving import Server
from understudy.server import run
from understudy.server.background.play_first import PlayFirst
from understudy.server.background.thread_pool import LongTaskPool
from understudy.server.processes.server_process import SWITCH_SECONDS
from understudy.service.wire.errors import TooManyRequests
from understudy.store import KeyValueStore, MemoryTextStore


def test_slow_tasks_have_their_own_threads_and_a_limit() -> None:
    async def check() -> None:
        pool = LongTaskPool(threads=1, limit=2, full_seconds=0.05)
        busy, finish = threading.Event(), threading.Event()

        def wait() -> str:
            busy.set()
            finish.wait()
            return "done"

        first = asyncio.create_task(pool.run(wait))
        await asyncio.to_thread(busy.wait)
        second = asyncio.create_task(pool.run(wait))
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            await pool.run(wait)
        assert await asyncio.to_thread(json.dumps, "play") == '"play"'
        finish.set()
        assert [await first, await second] == ["done", "done"]

    asyncio.run(check())


def test_slow_work_pauses_while_a_request_of_play_is_answered() -> None:
    play_first = PlayFirst(max_pause=3600, work=0)
    pause, paused, goes_on = play_first.new_pause(), threading.Event(), threading.Event()

    def work() -> None:
        pause()
        paused.set()
        pause()
        goes_on.set()

    working = threading.Thread(target=work)
    with play_first.playing():
        with play_first.playing():
            working.start()
        # The other request is still being answered.
        assert not paused.is_set()
    assert paused.wait(60)
    assert goes_on.wait(60)
    working.join()


def test_slow_work_goes_on_while_others_play_all_the_time() -> None:
    play_first = PlayFirst(max_pause=0.001, work=3600)
    pause = play_first.new_pause()
    with play_first.playing():
        pause()
        # It may compute for this long before the next pause.
        play_first._max_pause = 3600
        pause()


def test_abandoned_forecasts_are_canceled(ann: Client, shared_server: Server) -> None:
    games = [ann.new() for _ in range(4)]
    body = b'{"continuations": 2000}'
    for game in games * 5:
        request = (
            f"POST /api/v1/games/{game['id']}/forecast HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", shared_server.port)) as connection:
            connection.sendall(request.encode() + body)
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


def test_threads_switch_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """With Python's default interval every request would wait long behind a forecast."""
    # Another test may have started a server in this process.
    sys.setswitchinterval(default := 0.005)
    found: list[float] = []
    monkeypatch.setattr(
        "uvicorn.Server.run", lambda self, sockets: found.append(sys.getswitchinterval())
    )
    try:
        run.serve(KeyValueStore(MemoryTextStore()), run.ServerSettings(port=0))
    finally:
        sys.setswitchinterval(default)
    assert found == [pytest.approx(SWITCH_SECONDS)]
    assert default > SWITCH_SECONDS
