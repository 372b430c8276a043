"""Requests to a service without a transport, and a store and a game that count their calls."""

import json
from typing import Any

from understudy.core import Session, System, find_system
from understudy.service import Reply, Request, Service
from understudy.store import AnswerReceipt, KeyValueStore, MemoryTextStore, StoredGame

KNOWN = "known"


class CountingSystem:
    """A game system that counts how often its view is built."""

    def __init__(self, system: System) -> None:
        self._system = system
        self.views = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._system, name)

    def view(self, position: Any) -> dict[str, object]:
        self.views += 1
        return self._system.view(position)


class CountingStore(KeyValueStore):
    """A store that records its calls; a load that replays the game is recorded as `replay`."""

    def __init__(self) -> None:
        super().__init__(MemoryTextStore())
        self.calls: list[str] = []

    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        stored = super().load(id, known)
        self.calls.append("load" if stored is known else "replay")
        return stored

    def revision(self, id: str) -> int | None:
        self.calls.append("revision")
        return super().revision(id)

    def receipt(self, id: str, key: str) -> AnswerReceipt | None:
        self.calls.append("receipt")
        return super().receipt(id, key)

    def commit(self, *args: Any, **named: Any) -> int:
        self.calls.append("commit")
        return super().commit(*args, **named)


def with_game(store: KeyValueStore, owner: str = "") -> KeyValueStore:
    """Add a game with the id `KNOWN` to the store and return the store."""
    session = Session(find_system("mars"), {}, 5)
    store.create(session, session.system.view(session.position), id=KNOWN, owner=owner)
    return store


def send(service: Service, method: str, path: str, body: object = None, query: str = "") -> Any:
    """Send a request and return the parsed JSON of the reply."""
    return parsed(
        service.answer(method, path, Request(query=query, body=json.dumps(body).encode()))
    )


def parsed(reply: Reply) -> Any:
    """Return the content of the reply, parsed as JSON."""
    return json.loads(reply.to_text())
