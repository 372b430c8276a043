"""Telling every open screen that a game has changed: server-sent events."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

import msgspec
from litestar.response import ServerSentEventMessage

from understudy.server.access.rate_limits import HOME_LIMITS, STREAM_RETRY_SECONDS
from understudy.service import GameStatus, StreamStart
from understudy.service.wire.errors import TooManyRequests

PING_SECONDS: Final = 15
LONGEST_SECONDS: Final = 12 * 3600
"""Then a screen has to come again. It asks for its game anew, so that one which lies open on a
screen is known to be looked at.
"""
AT_HOME: Final = ""
"""The name of no device: who listens at home hears of every game."""


class StreamClient:
    """One open screen. Of each game it hears the latest: who reads slowly lets nothing pile up.

    `follows` are the games of its device, `taken_off` those that were once.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()
        self._latest: dict[str, GameStatus | None] = {}
        self._over = False
        self.follows = set[str]()
        self.taken_off = set[str]()

    def send(self, id: str, headline: GameStatus | None) -> None:
        """A game has changed, or is gone. Called from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._note, id, headline)

    def end(self) -> None:
        """Nothing more will happen. Called from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._finish)

    def _note(self, id: str, headline: GameStatus | None) -> None:
        self._latest[id] = headline
        self._woken.set()

    def _finish(self) -> None:
        self._over = True
        self._woken.set()

    async def events(self, first: StreamStart) -> AsyncIterator[ServerSentEventMessage]:
        """That somebody listens, headlines as they come, pings in between."""
        yield _event("start", first)
        until = self._loop.time() + LONGEST_SECONDS
        while not self._over and self._loop.time() < until:
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


class EventStreams:
    """Who listens, and to which games.

    At home everybody hears of every game. A device hears of the games on its list: they are read
    when it begins to listen and known by game from then on, so that telling of a change asks no
    store and costs only as much as there are listeners to that game.
    """

    def __init__(self, most: int = HOME_LIMITS.streams) -> None:
        self._most = most
        self._lock = Lock()
        self._closed = False
        self._count = 0
        self._of_device: defaultdict[str, set[StreamClient]] = defaultdict(set)
        self._to_game: defaultdict[str, set[StreamClient]] = defaultdict(set)

    @property
    def count(self) -> int:
        """How many listen."""
        return self._count

    @contextmanager
    def listening(self, device: str = AT_HOME) -> Iterator[StreamClient]:
        """A listener to all games, or on a device to those of its list; forgotten at the end."""
        listener = StreamClient()
        with self._lock:
            if self._count >= self._most:
                raise TooManyRequests("server-too-many-listeners", wait=STREAM_RETRY_SECONDS)
            self._count += 1
            self._of_device[device].add(listener)
            if self._closed:
                listener.end()
        try:
            yield listener
        finally:
            with self._lock:
                self._count -= 1
                _take_out(self._of_device, device, listener)
                for id in listener.follows:
                    _take_out(self._to_game, id, listener)

    def follow(self, listener: StreamClient, games: Iterable[str]) -> None:
        """Let a listener hear of its list of games, which was read after it began to listen."""
        with self._lock:
            for id in listener.follows.union(games) - listener.taken_off:
                listener.follows.add(id)
                self._to_game[id].add(listener)

    def enlist(self, device: str, id: str, there: bool) -> None:
        """A game has come onto the list of a device, or was taken off it and is gone there."""
        with self._lock:
            for listener in self._of_device.get(device, ()):
                if there:
                    listener.taken_off.discard(id)
                    listener.follows.add(id)
                    self._to_game[id].add(listener)
                else:
                    # Its list may have been read just before that.
                    listener.taken_off.add(id)
                    listener.follows.discard(id)
                    _take_out(self._to_game, id, listener)
                    listener.send(id, None)

    def tell(self, id: str, headline: GameStatus | None) -> None:
        """A game has changed, or is gone."""
        with self._lock:
            for listener in self._of_device.get(AT_HOME, ()):
                listener.send(id, headline)
            for listener in self._to_game.get(id, ()):
                listener.send(id, headline)

    def close(self) -> None:
        """Nothing more will happen: let every listener go."""
        with self._lock:
            self._closed = True
        self.close_all()

    def close_all(self) -> None:
        """Every listener has to begin anew."""
        with self._lock:
            for listeners in self._of_device.values():
                for listener in listeners:
                    listener.end()


def _take_out(kept: dict[str, set[StreamClient]], name: str, listener: StreamClient) -> None:
    """Forget a listener, and the name when it was the last."""
    listeners = kept.get(name, set())
    listeners.discard(listener)
    if not listeners:
        kept.pop(name, None)
