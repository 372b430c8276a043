"""The engine of a page without a server: a desk over texts that the browser keeps."""

from __future__ import annotations

import json
from collections.abc import Iterable

from understudy.service import GameStatus, Reply, Request, Service
from understudy.service.wire.responses import to_json
from understudy.sim.time_slices import Slices
from understudy.store import KeyValueStore, MemoryTextStore
from understudy.store.keyvalue import GAMES, LISTINGS, Changes


class TextNeeded(BaseException):
    """The browser keeps a text that it has not handed over yet: it is asked for, then all is
    asked again. That is no failure that anybody would answer for.
    """


class BrowserTextStore:
    """The texts as the browser has handed them over, and what was changed of them since."""

    def __init__(self) -> None:
        self.changes: dict[tuple[str, str], str | None] = {}
        self.invalidate()

    def invalidate(self) -> None:
        """What was handed over may be old by now."""
        self._texts = MemoryTextStore()
        self._known = set[tuple[str, str]]()

    def receive(self, changes: Changes) -> None:
        """The browser keeps these texts, or none of that name."""
        self._texts.write(changes)
        self._known.update(changes)

    def read(self, kind: str, name: str) -> str | None:
        """The text of this name, if there is one."""
        # Of every game there is we know the head, but only of some the rest.
        if kind == GAMES and (kind, name) not in self._known and self._texts.read(LISTINGS, name):
            raise TextNeeded
        return self._texts.read(kind, name)

    def all(self, kind: str) -> Iterable[str]:
        """Every text of a kind."""
        return self._texts.all(kind)

    def write(self, changes: Changes) -> None:
        """Keep these changes; the browser writes them down before anybody sees the answer."""
        self.receive(changes)
        self.changes.update(changes)


class Engine:
    """Answers what a page asks, one request after the other."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget everything: what was changed last could not be written down."""
        self._texts = BrowserTextStore()
        self._news: dict[str, GameStatus | None] = {}
        self._service = Service(KeyValueStore(self._texts), self._news.__setitem__)
        self._long: Slices[Reply] | None = None

    def invalidate(self) -> None:
        """The browser keeps other texts than those it has handed over, and will hand over those."""
        self._texts.invalidate()

    def receive(self, kind: str, name: str, text: str | None) -> None:
        """The browser keeps this text under this name, or none."""
        self._texts.receive({(kind, name): text})

    def ask(self, method: str, address: str, body: str | None) -> str:
        """The reply to a request, with the texts it changed and the games that have moved on.

        Without a status it is none: if something is `missing`, that is to be handed over and all
        asked again, else it is `long` work; it has begun, and whatever else was long has ended.
        """
        path, _, query = address.partition("?")
        self._texts.changes.clear()
        self._news.clear()
        sent = b"" if body is None else body.encode("utf-8", "surrogatepass")
        answering = self._service.answer_in_slices(method, path, Request(query, sent))
        try:
            told = self._told(answering)
        except TextNeeded:
            return json.dumps({"missing": True})
        if told is None:
            if self._long is not None:
                self._long.close()
            self._long = answering
        return told or json.dumps({"long": True})

    def continue_long(self) -> str | None:
        """Do a slice of the long work; its reply if it is done."""
        assert self._long is not None
        return self._told(self._long)

    def _told(self, answering: Slices[Reply]) -> str | None:
        try:
            next(answering)
        except StopIteration as end:
            reply: Reply = end.value
            return json.dumps(
                {
                    "status": reply.status,
                    "text": reply.to_text(),
                    "changes": [[*place, text] for place, text in self._texts.changes.items()],
                    "news": [[id, at and to_json(at)] for id, at in self._news.items()],
                }
            )
        return None
