"""Server-sent events: one stream per open screen, with the latest state of each game."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock
from typing import Final

import msgspec
from litestar.response import ServerSentEventMessage

from understudy.server.access.rate_limits import HOME_LIMITS, STREAM_RETRY_SECONDS
from understudy.service import GameStatus, StreamStart
from understudy.service.wire.errors import TooManyRequests
from understudy.store.access_rights import NO_DEVICE

PING_SECONDS: Final = 15
MAX_SECONDS: Final = 12 * 3600
"""A client must reconnect after this time. It then reads its game again, so that a game which stays
open on a screen counts as used.
"""


class StreamClient:
    """One open stream. Only the latest change per game is queued, so slow clients need no memory.

    `subscribed` are the games on the list of its device, `removed` those that were on it.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._wake_up = asyncio.Event()
        self._latest: dict[str, GameStatus | None] = {}
        self._closed = False
        self.subscribed = set[str]()
        self.removed = set[str]()

    def send(self, id: str, status: GameStatus | None) -> None:
        """Queue that a game has changed, or was deleted (None). Thread-safe."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._queue, id, status)

    def close(self) -> None:
        """End the stream. Thread-safe."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._close)

    def _queue(self, id: str, status: GameStatus | None) -> None:
        self._latest[id] = status
        self._wake_up.set()

    def _close(self) -> None:
        self._closed = True
        self._wake_up.set()

    async def events(self, first: StreamStart) -> AsyncIterator[ServerSentEventMessage]:
        """Yield the start event, then changes as they come, with pings in between."""
        yield _event("start", first)
        until = self._loop.time() + MAX_SECONDS
        while not self._closed and self._loop.time() < until:
            try:
                await asyncio.wait_for(self._wake_up.wait(), PING_SECONDS)
            except TimeoutError:
                yield ServerSentEventMessage(None, comment="ping")
            self._wake_up.clear()
            latest, self._latest = self._latest, {}
            for id, status in latest.items():
                yield _event("revision", status) if status else _event("gone", {"id": id})
        yield _event("end", {})


def _event(name: str, data: object) -> ServerSentEventMessage:
    return ServerSentEventMessage(msgspec.json.encode(data), event=name)


class EventStreams:
    """All open streams of this process, by device and by game.

    Without club mode every stream receives the changes of all games. A device receives those of the
    games on its list. The list is read once when the stream opens, so that sending a change needs
    no store access and only touches the streams subscribed to that game.
    """

    def __init__(self, limit: int = HOME_LIMITS.streams) -> None:
        self._limit = limit
        self._lock = Lock()
        self._closed = False
        self._count = 0
        self._by_device: defaultdict[str, set[StreamClient]] = defaultdict(set)
        self._by_game: defaultdict[str, set[StreamClient]] = defaultdict(set)

    @property
    def count(self) -> int:
        return self._count

    @contextmanager
    def open(self, device: str = NO_DEVICE) -> Iterator[StreamClient]:
        """Open a stream for this device, and remove it at the end."""
        client = StreamClient()
        with self._lock:
            if self._count >= self._limit:
                raise TooManyRequests("server-too-many-listeners", wait=STREAM_RETRY_SECONDS)
            self._count += 1
            self._by_device[device].add(client)
            if self._closed:
                client.close()
        try:
            yield client
        finally:
            with self._lock:
                self._count -= 1
                _unsubscribe(self._by_device, device, client)
                for id in client.subscribed:
                    _unsubscribe(self._by_game, id, client)

    def subscribe(self, client: StreamClient, games: Iterable[str]) -> None:
        """Subscribe a client to its list of games, which was read after the stream was opened."""
        with self._lock:
            for id in client.subscribed.union(games) - client.removed:
                client.subscribed.add(id)
                self._by_game[id].add(client)

    def change_list(self, device: str, id: str, listed: bool) -> None:
        """Add a game to the list of a device, or remove it and send that it is gone."""
        with self._lock:
            for client in self._by_device.get(device, ()):
                if listed:
                    client.removed.discard(id)
                    client.subscribed.add(id)
                    self._by_game[id].add(client)
                else:
                    # The list may have been read just before the removal.
                    client.removed.add(id)
                    client.subscribed.discard(id)
                    _unsubscribe(self._by_game, id, client)
                    client.send(id, None)

    def send(self, id: str, status: GameStatus | None) -> None:
        """Send that a game has changed, or was deleted (None).

        Devices get no token, because it names the question, which watchers must not learn.
        """
        with self._lock:
            for client in self._by_device.get(NO_DEVICE, ()):
                client.send(id, status)
            status = status and replace(status, token="")
            for client in self._by_game.get(id, ()):
                client.send(id, status)

    def close(self) -> None:
        """Close all streams, and each one that is opened from now on."""
        with self._lock:
            self._closed = True
        self.close_all()

    def close_all(self) -> None:
        """Close all streams; clients reconnect and reload."""
        with self._lock:
            for clients in self._by_device.values():
                for client in clients:
                    client.close()


def _unsubscribe(index: dict[str, set[StreamClient]], key: str, client: StreamClient) -> None:
    """Remove a client from an index, and the key with its last client."""
    clients = index.get(key, set())
    clients.discard(client)
    if not clients:
        index.pop(key, None)
