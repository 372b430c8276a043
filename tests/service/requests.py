"""A desk without a transport, and a store that counts what is asked of it."""

import json
from typing import Any

from understudy.core import Session, System, find_system
from understudy.service import Reply, Request, Service
from understudy.store import AnswerReceipt, KeyValueStore, MemoryTextStore, StoredGame

KNOWN = "known"


class CountingSystem:
    """A game that counts its views; everything else is as it is."""

    def __init__(self, system: System) -> None:
        self._system = system
        self.views = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._system, name)

    def view(self, position: Any) -> dict[str, object]:
        self.views += 1
        return self._system.view(position)


class CountingStore(KeyValueStore):
    """A store that notes what is read and written; games that must be replayed are `replay`."""

    def __init__(self) -> None:
        super().__init__(MemoryTextStore())
        self.calls: list[str] = []

    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        kept = super().load(id, known)
        self.calls.append("load" if kept is known else "replay")
        return kept

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
    """The store with one game of a known name in it."""
    session = Session(find_system("mars"), {}, 5)
    store.create(session, session.system.view(session.position), id=KNOWN, owner=owner)
    return store


def ask(desk: Service, method: str, path: str, body: object = None, query: str = "") -> Any:
    """What the desk says to this, as JSON."""
    return said(desk.answer(method, path, Request(query=query, body=json.dumps(body).encode())))


def said(reply: Reply) -> Any:
    return json.loads(reply.to_text())
