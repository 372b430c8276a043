"""The engine of a page without a server: the service over texts that the browser stores."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Protocol

from understudy.expert.agent import Environment, read_package_weights
from understudy.expert.plain_network import Arithmetic
from understudy.service import GameStatus, Reply, Request, Service
from understudy.service.wire.responses import to_json
from understudy.sim.time_slices import Slices
from understudy.store import KeyValueStore, MemoryTextStore
from understudy.store.keyvalue import GAMES, LISTINGS, Changes


class TextNeeded(BaseException):
    """Control flow: the browser must pass in a text and repeat the request.

    Not an `Exception`, so that no handler turns it into an error response.
    """


class WeightsNeeded(BaseException):
    """Control flow: the browser must pass in these weights and repeat the request."""

    def __init__(self, name: str) -> None:
        self.name = name


class Bytes(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes:
        """Return a copy of them."""
        ...


class BrowserTextStore:
    """The texts that the browser passed in, and the changes since."""

    def __init__(self) -> None:
        self.changes: dict[tuple[str, str], str | None] = {}
        self.invalidate()

    def invalidate(self) -> None:
        """Drop all texts, because they may be outdated."""
        self._texts = MemoryTextStore()
        self._known = set[tuple[str, str]]()

    def receive(self, changes: Changes) -> None:
        """Store texts from the browser; None: there is no such text."""
        self._texts.write(changes)
        self._known.update(changes)

    def read(self, kind: str, name: str) -> str | None:
        # List entries are always loaded; full games only on request.
        if kind == GAMES and (kind, name) not in self._known and self._texts.read(LISTINGS, name):
            raise TextNeeded
        return self._texts.read(kind, name)

    def all(self, kind: str) -> Iterable[str]:
        return self._texts.all(kind)

    def write(self, changes: Changes) -> None:
        """Store these changes; the browser writes them before it shows the reply."""
        self.receive(changes)
        self.changes.update(changes)


class Engine:
    """Answers the requests of a page, one after the other."""

    def __init__(self, arithmetic: Arithmetic | None = None) -> None:
        """With an arithmetic, compute the expert by it, with weights that the browser passes in."""
        self._weights: dict[str, bytes] = {}
        if arithmetic is not None:
            Environment.read_weights = self._read_weights
            Environment.arithmetic = arithmetic
        self.forget()

    def forget(self) -> None:
        """Discard everything, because the browser could not write the last changes."""
        self._texts = BrowserTextStore()
        self._changed_games: dict[str, GameStatus | None] = {}
        self._service = Service(KeyValueStore(self._texts), self._changed_games.__setitem__)
        self._long: Slices[Reply] | None = None

    def close(self) -> None:
        """Give up the objects of the browser; the engine is not used afterwards."""
        Environment.read_weights = read_package_weights
        Environment.arithmetic = None

    def invalidate(self) -> None:
        """Drop all texts; the browser has newer ones and will pass them in."""
        self._texts.invalidate()

    def receive(self, kind: str, name: str, text: str | None) -> None:
        """Store a text from the browser; None: there is no such text."""
        self._texts.receive({(kind, name): text})

    def receive_weights(self, name: str, content: Bytes) -> None:
        """Keep weights of the expert until it is loaded."""
        self._weights[name] = content.to_bytes()

    def _read_weights(self, name: str) -> bytes:
        try:
            return self._weights.pop(name)
        except KeyError:
            raise WeightsNeeded(name) from None

    def ask(self, method: str, address: str, body: str | None) -> str:
        """Return the reply to a request, with the changed texts and the changed games.

        ``missing`` instead of a reply: the browser must pass in the game and repeat the request;
        ``weights``: the same with the expert's weights of this name.
        ``long`` instead of a reply: long work has begun (earlier long work ends); call
        `continue_long`.
        """
        path, _, query = address.partition("?")
        self._texts.changes.clear()
        self._changed_games.clear()
        sent = b"" if body is None else body.encode("utf-8", "surrogatepass")
        slices = self._service.answer_in_slices(method, path, Request(query, sent))
        try:
            reply = self._run_slice(slices)
        except TextNeeded:
            return json.dumps({"missing": True})
        except WeightsNeeded as needed:
            return json.dumps({"weights": needed.name})
        if reply is None:
            if self._long is not None:
                self._long.close()
            self._long = slices
        return reply or json.dumps({"long": True})

    def continue_long(self) -> str | None:
        """Run a slice of the long work; return its reply if it is finished."""
        assert self._long is not None
        return self._run_slice(self._long)

    def _run_slice(self, slices: Slices[Reply]) -> str | None:
        try:
            next(slices)
        except StopIteration as end:
            reply: Reply = end.value
            return json.dumps(
                {
                    "status": reply.status,
                    "text": reply.to_text(),
                    "changes": [[*key, text] for key, text in self._texts.changes.items()],
                    "news": [[id, at and to_json(at)] for id, at in self._changed_games.items()],
                }
            )
        return None
