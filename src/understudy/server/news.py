"""Telling every open screen that a game has changed: server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

import msgspec
from litestar.response import ServerSentEventMessage

from understudy.desk import Following, Headline
from understudy.desk.refusals import TooMany
from understudy.server.allowance import HOME, STREAM_WAIT

PING_SECONDS: Final = 15


class Listener:
    """One open screen. Of each game it hears the latest: who reads slowly lets nothing pile up."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()
        self._latest: dict[str, Headline | None] = {}
        self._over = False

    def hear(self, id: str, headline: Headline | None) -> None:
        """A game has changed, or is gone. Called from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._note, id, headline)

    def end(self) -> None:
        """Nothing more will happen. Called from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._finish)

    def _note(self, id: str, headline: Headline | None) -> None:
        self._latest[id] = headline
        self._woken.set()

    def _finish(self) -> None:
        self._over = True
        self._woken.set()

    async def events(self, first: Following) -> AsyncIterator[ServerSentEventMessage]:
        """That somebody listens, headlines as they come, pings in between."""
        yield _event("start", first)
        while not self._over:
            try:
                await asyncio.wait_for(self._woken.wait(), PING_SECONDS)
            except TimeoutError:
                yield ServerSentEventMessage(None, comment="ping")
            self._woken.clear()
            latest, self._latest = self._latest, {}
            for id, headline in latest.items():
                yield _event("revision", headline) if headline else _event("gone", {"id": id})
        yield _event("end", {})


def _event(name: str, data: object) -> ServerSentEventMessage:
    return ServerSentEventMessage(msgspec.json.encode(data), event=name)


class News:
    """Who listens."""

    def __init__(self, most: int = HOME.streams) -> None:
        self._most = most
        self._lock = Lock()
        self._closed = False
        self._listeners = set[Listener]()

    @property
    def count(self) -> int:
        """How many listen."""
        with self._lock:
            return len(self._listeners)

    @contextmanager
    def listening(self) -> Iterator[Listener]:
        """A listener to all games, forgotten at the end."""
        listener = Listener()
        with self._lock:
            if len(self._listeners) >= self._most:
                raise TooMany("server-too-many-listeners", wait=STREAM_WAIT)
            self._listeners.add(listener)
            if self._closed:
                listener.end()
        try:
            yield listener
        finally:
            with self._lock:
                self._listeners.discard(listener)

    def tell(self, id: str, headline: Headline | None) -> None:
        """A game has changed, or is gone."""
        with self._lock:
            for listener in self._listeners:
                listener.hear(id, headline)

    def close(self) -> None:
        """Nothing more will happen: let every listener go."""
        with self._lock:
            self._closed = True
            for listener in self._listeners:
                listener.end()
