"""A second device hears of a change at once."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from litestar.response import ServerSentEventMessage

from tests.server.client import Client, Game
from understudy.server import create_app
from understudy.server.http.event_stream import EventStreams, StreamClient
from understudy.service import GameStatus, StreamStart
from understudy.store import KeyValueStore, MemoryTextStore


def events(response: httpx.Response) -> Iterator[tuple[str, Any]]:
    name = ""
    for line in response.iter_lines():
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        elif line.startswith("data: "):
            yield name, json.loads(line.removeprefix("data: "))


@contextmanager
def following(client: Client) -> Iterator[Iterator[tuple[str, Any]]]:
    """What somebody hears from the start on."""
    with client.http.stream("GET", "/events") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        heard = events(response)
        name, start = next(heard)
        assert name == "start"
        assert start["run"]
        yield heard


def headline(game: Game) -> tuple[str, Any]:
    return "revision", {name: game[name] for name in ("id", "revision", "token")}


def test_every_change_of_every_game_is_heard(ann: Client, ben: Client) -> None:
    game, other = ann.new(), ann.new()
    with following(ben) as heard:
        for change in ("done", "undo", "redo", "correct"):
            match change:
                case "done":
                    game = ann.answer(game, "done")
                case "undo":
                    game = ann.undo(game)
                case "redo":
                    game = ann.redo(game)
                case "correct":
                    game = ann.correct(game, at=0, answer="pass", apply=True)["game"]
            assert next(heard) == headline(game)
        assert ann.answer(other, "done")["revision"] == 1
        assert next(heard) == headline(ann.read(other["id"]))


def test_a_deleted_game_is_gone(ann: Client, ben: Client) -> None:
    game, other = ann.new(), ann.new()
    with following(ben) as heard:
        ann.http.delete(f"/games/{game['id']}")
        assert next(heard) == ("gone", {"id": game["id"]})
        other = ann.answer(other, "done")
        assert next(heard) == headline(other)


def test_who_reads_slowly_hears_the_latest_of_each_game() -> None:
    async def listen() -> list[tuple[str | None, Any]]:
        streams, said = EventStreams(), []
        with streams.open() as listener:
            for revision in range(1000):
                for id in ("a", "b"):
                    streams.send(id, GameStatus(id, revision, ""))
            streams.send("b", None)
            streams.close()
            async for event in listener.events(StreamStart("run")):
                assert isinstance(event.data, bytes)
                said.append((event.event, json.loads(event.data)))
        return said

    assert asyncio.run(listen()) == [
        ("start", {"run": "run"}),
        ("revision", {"id": "a", "revision": 999, "token": ""}),
        ("gone", {"id": "b"}),
        ("end", {}),
    ]


def test_a_device_hears_of_the_games_on_its_list() -> None:
    async def listen() -> dict[str, list[str]]:
        streams = EventStreams()
        with ExitStack() as stack:
            ears = {name: stack.enter_context(streams.open(name)) for name in ("", "ann", "ben")}
            tasks = [asyncio.create_task(_heard(ear)) for ear in ears.values()]
            await asyncio.sleep(0)
            # What happens while the list is read counts.
            streams.change_list("ann", "left early", True)
            streams.change_list("ann", "left early", False)
            streams.subscribe(ears["ann"], ["both", "anns", "left early"])
            streams.subscribe(ears["ben"], ["both"])
            streams.send("left early", None)
            streams.send("both", GameStatus("both", 1, ""))
            streams.send("anns", GameStatus("anns", 1, ""))
            streams.change_list("ben", "joined", True)
            streams.send("joined", GameStatus("joined", 1, ""))
            streams.change_list("ann", "both", False)
            streams.send("both", GameStatus("both", 2, ""))
            streams.close()
            heard = [await task for task in tasks]
        assert streams.count == 0
        assert not streams._by_game
        assert not streams._by_device
        return dict(zip(ears, heard, strict=True))

    assert asyncio.run(listen()) == {
        "": ["start", "left early gone", "both 2", "anns 1", "joined 1", "end"],
        "ann": ["start", "left early gone", "both gone", "anns 1", "end"],
        "ben": ["start", "both 2", "joined 1", "end"],
    }


async def _heard(listener: StreamClient) -> list[str]:
    return [_told(event) async for event in listener.events(StreamStart(""))]


def _told(event: ServerSentEventMessage) -> str:
    assert isinstance(event.data, bytes)
    said = json.loads(event.data)
    return f"{said['id']} {said.get('revision', 'gone')}" if "id" in said else str(event.event)


def test_whoever_leaves_is_forgotten() -> None:
    app = create_app(KeyValueStore(MemoryTextStore()))
    sent: list[dict[str, Any]] = []
    listeners: list[int] = []

    async def follow() -> None:
        started = asyncio.Event()

        async def receive() -> Any:
            if not listeners:
                listeners.append(0)
                return {"type": "http.request", "body": b"", "more_body": False}
            await started.wait()
            listeners.append(app.state.event_streams.count)
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)
            if message.get("body"):
                started.set()

        path = "/api/v1/events"
        head = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode()}
        more = {"query_string": b"", "headers": [(b"host", b"localhost")], "root_path": ""}
        about = {"scheme": "http", "server": ("localhost", 80), "client": ("localhost", 9)}
        scope: Any = {**head, **more, **about, "asgi": {}, "http_version": "1.1", "extensions": {}}
        await asyncio.wait_for(app(scope, receive, send), 20)

    asyncio.run(follow())
    assert (sent[0]["status"], sent[1]["body"][:15]) == (200, b"event: start\r\nd")
    assert listeners[-1] == 1
    assert app.state.event_streams.count == 0
