"""A second device hears of a change at once."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx

from tests.desk.asking import KNOWN, with_game
from tests.server.client import Client
from understudy.server import create_app
from understudy.store import MemoryRecords, PlainStore


def events(response: httpx.Response) -> Iterator[tuple[str, Any]]:
    name = ""
    for line in response.iter_lines():
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        elif line.startswith("data: "):
            yield name, json.loads(line.removeprefix("data: "))


def test_every_change_is_heard_within_a_second(ann: Client, ben: Client) -> None:
    game = ann.new()
    with ben.http.stream("GET", f"/games/{game['id']}/events") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        heard = events(response)
        assert next(heard) == ("revision", {"revision": 0, "token": game["token"]})
        for change in ("done", "undo", "redo", "correct"):
            started = time.monotonic()
            match change:
                case "done":
                    game = ann.answer(game, "done")
                case "undo":
                    game = ann.undo(game)
                case "redo":
                    game = ann.redo(game)
                case "correct":
                    game = ann.correct(game, at=0, answer="pass", apply=True)["game"]
            expected = {"revision": game["revision"], "token": game["token"]}
            assert next(heard) == ("revision", expected)
            assert time.monotonic() - started < 1


def test_other_games_make_no_noise(ann: Client, ben: Client) -> None:
    game, other = ann.new(), ann.new()
    with ben.http.stream("GET", f"/games/{game['id']}/events") as response:
        heard = events(response)
        next(heard)
        ann.answer(other, "done")
        game = ann.answer(game, "done")
        assert next(heard)[1]["token"] == game["token"]


def test_a_deleted_game_ends_the_stream(ann: Client, ben: Client) -> None:
    game = ann.new()
    with ben.http.stream("GET", f"/games/{game['id']}/events") as response:
        heard = events(response)
        next(heard)
        ann.http.delete(f"/games/{game['id']}")
        assert next(heard) == ("end", {})
        assert next(heard, None) is None


def test_whoever_leaves_is_forgotten() -> None:
    app = create_app(with_game(PlainStore(MemoryRecords())))
    sent: list[dict[str, Any]] = []
    listeners: list[int] = []

    async def follow() -> None:
        started = asyncio.Event()

        async def receive() -> Any:
            if not listeners:
                listeners.append(0)
                return {"type": "http.request", "body": b"", "more_body": False}
            await started.wait()
            listeners.append(len(app.state.news._listeners))
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)
            if message.get("body"):
                started.set()

        path = f"/api/v1/games/{KNOWN}/events"
        head = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode()}
        more = {"query_string": b"", "headers": [(b"host", b"localhost")], "root_path": ""}
        about = {"scheme": "http", "server": ("localhost", 80), "client": ("localhost", 9)}
        scope: Any = {**head, **more, **about, "asgi": {}, "http_version": "1.1", "extensions": {}}
        await asyncio.wait_for(app(scope, receive, send), 20)

    asyncio.run(follow())
    assert (sent[0]["status"], sent[1]["body"][:15]) == (200, b"event: revision")
    assert listeners[-1] == 1
    assert not app.state.news._listeners
