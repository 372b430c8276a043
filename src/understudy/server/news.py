"""Telling every open screen that a game has changed: server-sent events."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

import msgspec
from litestar.response import ServerSentEventMessage

from understudy.desk import Headline
from understudy.table import Refused

PING_SECONDS: Final = 15
MOST_LISTENERS: Final = 128


class Full(Refused):
    """Too many screens listen already."""


class Listener:
    """One open screen. Headlines may come from any thread; None is the last."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard: asyncio.Queue[Headline | None] = asyncio.Queue()

    def hear(self, headline: Headline | None) -> None:
        """Called from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard.put_nowait, headline)

    async def events(self, first: Headline) -> AsyncIterator[ServerSentEventMessage]:
        """The first headline, later ones as they come, pings in between."""
        headline: Headline | None = first
        while headline is not None:
            yield ServerSentEventMessage(msgspec.json.encode(headline), event="revision")
            while True:
                try:
                    headline = await asyncio.wait_for(self._heard.get(), PING_SECONDS)
                    break
                except TimeoutError:
                    yield ServerSentEventMessage(None, comment="ping")
        yield ServerSentEventMessage("{}", event="end")


class News:
    """Who listens to which game."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._closed = False
        self._count = 0
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    @contextmanager
    def listening(self, id: str) -> Iterator[Listener]:
        """A listener to this game, forgotten at the end."""
        listener = Listener()
        with self._lock:
            if self._count >= MOST_LISTENERS:
                raise Full("server-too-many-listeners")
            self._count += 1
            self._listeners[id].add(listener)
            if self._closed:
                listener.hear(None)
        try:
            yield listener
        finally:
            with self._lock:
                self._count -= 1
                self._listeners[id].discard(listener)
                if not self._listeners[id]:
                    del self._listeners[id]

    def tell(self, id: str, headline: Headline | None) -> None:
        """A game has changed, or is gone."""
        with self._lock:
            for listener in self._listeners.get(id, ()):
                listener.hear(headline)

    def close(self) -> None:
        """Nothing more will happen: let every listener go."""
        with self._lock:
            self._closed = True
            for listeners in self._listeners.values():
                for listener in listeners:
                    listener.hear(None)
