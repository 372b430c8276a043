"""Event streams: a second client receives every change."""

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
def event_stream(client: Client) -> Iterator[Iterator[tuple[str, Any]]]:
    """Open an event stream and yield its events after `start`."""
    with client.http.stream("GET", "/events") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        stream = events(response)
        name, start = next(stream)
        assert name == "start"
        assert start["run"]
        yield stream


def revision_event(game: Game) -> tuple[str, Any]:
    return "revision", {name: game[name] for name in ("id", "revision", "token")}


def test_every_change_of_every_game_is_sent(ann: Client, ben: Client) -> None:
    game, other = ann.new(), ann.new()
    with event_stream(ben) as stream:
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
            assert next(stream) == revision_event(game)
        assert ann.answer(other, "done")["revision"] == 1
        assert next(stream) == revision_event(ann.read(other["id"]))


def test_a_deleted_game_is_reported(ann: Client, ben: Client) -> None:
    game, other = ann.new(), ann.new()
    with event_stream(ben) as stream:
        ann.http.delete(f"/games/{game['id']}")
        assert next(stream) == ("gone", {"id": game["id"]})
        other = ann.answer(other, "done")
        assert next(stream) == revision_event(other)


def test_a_slow_client_gets_only_the_latest_state_of_each_game() -> None:
    async def run() -> list[tuple[str | None, Any]]:
        streams, received = EventStreams(), []
        with streams.open() as client:
            for revision in range(1000):
                for id in ("a", "b"):
                    streams.send(id, GameStatus(id, revision, ""))
            streams.send("b", None)
            streams.close()
            async for event in client.events(StreamStart("run")):
                assert isinstance(event.data, bytes)
                received.append((event.event, json.loads(event.data)))
        return received

    assert asyncio.run(run()) == [
        ("start", {"run": "run"}),
        ("revision", {"id": "a", "revision": 999, "token": ""}),
        ("gone", {"id": "b"}),
        ("end", {}),
    ]


def test_a_device_gets_events_of_its_list() -> None:
    async def run() -> dict[str, list[str]]:
        streams = EventStreams()
        with ExitStack() as stack:
            clients = {name: stack.enter_context(streams.open(name)) for name in ("", "ann", "ben")}
            tasks = [asyncio.create_task(_received(client)) for client in clients.values()]
            await asyncio.sleep(0)
            # Changes while the list is being read are not lost.
            streams.change_list("ann", "left early", True)
            streams.change_list("ann", "left early", False)
            streams.subscribe(clients["ann"], ["both", "anns", "left early"])
            streams.subscribe(clients["ben"], ["both"])
            streams.send("left early", None)
            streams.send("both", GameStatus("both", 1, ""))
            streams.send("anns", GameStatus("anns", 1, ""))
            streams.change_list("ben", "joined", True)
            streams.send("joined", GameStatus("joined", 1, ""))
            streams.change_list("ann", "both", False)
            streams.send("both", GameStatus("both", 2, ""))
            streams.close()
            received = [await task for task in tasks]
        assert streams.count == 0
        assert not streams._by_game
        assert not streams._by_device
        return dict(zip(clients, received, strict=True))

    assert asyncio.run(run()) == {
        "": ["start", "left early gone", "both 2", "anns 1", "joined 1", "end"],
        "ann": ["start", "left early gone", "both gone", "anns 1", "end"],
        "ben": ["start", "both 2", "joined 1", "end"],
    }


async def _received(client: StreamClient) -> list[str]:
    return [_summary(event) async for event in client.events(StreamStart(""))]


def _summary(event: ServerSentEventMessage) -> str:
    assert isinstance(event.data, bytes)
    data = json.loads(event.data)
    return f"{data['id']} {data.get('revision', 'gone')}" if "id" in data else str(event.event)


def test_a_disconnected_client_is_removed() -> None:
    app = create_app(KeyValueStore(MemoryTextStore()))
    sent: list[dict[str, Any]] = []
    counts: list[int] = []

    async def follow() -> None:
        started = asyncio.Event()

        async def receive() -> Any:
            if not counts:
                counts.append(0)
                return {"type": "http.request", "body": b"", "more_body": False}
            await started.wait()
            counts.append(app.state.event_streams.count)
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
    assert counts[-1] == 1
    assert app.state.event_streams.count == 0
