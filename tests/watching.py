"""What a watcher gets to see of a game, and games that differ only in hidden cards.

A watcher learns nothing about hidden cards if two games that differ only in them look the same.
"""

import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from tests.store.games import OWNER_TOKEN
from understudy.core import Ref, Session, Step
from understudy.core.journal.journal import Journal
from understudy.core.journal.step import Change
from understudy.service import ENDPOINTS, Request, Service
from understudy.service.cache.cached_game import CachedGame
from understudy.service.requester import Requester
from understudy.store import ImportInfo, KeyValueStore, MemoryTextStore, Right, StoredGame

ID, OWNER, WATCHER = "known", "owner", Requester("watcher")
TIME = "2026-01-01T00:00:00.000000+00:00"


@dataclass(frozen=True)
class Swap:
    """Exchanges hidden cards for unseen ones in steps; `kinds` are the references to cards."""

    ids: dict[str, str]
    kinds: Collection[str]

    def text(self, text: str) -> str:
        """Exchange the id of a card, alone or after ``card.``."""
        owner, dot, id = text.rpartition("card.")
        return owner + dot + self.ids.get(id, id)

    def value(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, tuple):
            return tuple(map(self.value, value))
        if isinstance(value, Ref) and value.kind in self.kinds:
            return replace(value, id=self.text(value.id))
        return value

    def step(self, step: Step) -> Step:
        changes = tuple(Change(self.text(c.what), c.before, c.after) for c in step.changes)
        args = {name: self.value(value) for name, value in step.args.items()}
        return replace(step, args=args, changes=changes)


def public_journal(session: Session) -> str:
    """Return the steps that a watcher sees."""
    hidden = session.system.hidden_info()
    position = session.position
    return json.dumps([hidden.public_step(position, step).to_json() for step in session.steps])


def with_position(session: Session, position: object, swap: Swap) -> Session:
    """Return the game at another position, with the exchanged cards in its journal."""
    other = Session(session.system, session.options, session.seed)
    other.tape, other.marks, other.position = session.tape[:], session.marks[:], position
    other.question, other.journal = session.question, Journal()
    other.steps.extend(map(swap.step, session.steps))
    other._turns = session._turns
    other._reveals = session._reveals
    return other


def watched(session: Session) -> Service:
    """Return a service with this game, owned by one device and watched by another."""
    store = KeyValueStore(MemoryTextStore())
    view = session.system.view(session.position)
    stored = store.create(session, view, ID, ImportInfo("", TIME, TIME), OWNER)
    links = store.lists.links(ID, OWNER_TOKEN)
    assert links is not None
    store.lists.join(WATCHER.device, links[Right.WATCH])
    service = Service(store, run_id="run")
    service.games._cache(CachedGame(StoredGame(ID, session, stored.revision), view))
    return service


def everything_seen(
    session: Session, bodies: dict[str, object]
) -> dict[str, tuple[int, str | None, str]]:
    """Return status, ETag and text of every reply that a watcher can get about the game.

    `bodies` are those of requests, by the last part of the endpoint's path.
    """
    service, replies = watched(session), {}
    for endpoint in ENDPOINTS:
        if not ("{id}" in endpoint.path or endpoint.path in ("/games", "/history")):
            continue
        if (endpoint.method, endpoint.path) in (("POST", "/games"), ("POST", "/games/{id}/leave")):
            continue
        # The score course replays the tape: the caller compares the scores of the positions.
        if endpoint.path.endswith("/course"):
            continue
        path = endpoint.path.replace("{id}", ID).replace("{at}", "0").replace("{right}", "watch")
        body = json.dumps(bodies.get(path.rpartition("/")[2], {})).encode()
        request = Request(body=body, requester=WATCHER)
        reply = service.answer(endpoint.method, path, request)
        replies[f"{endpoint.method} {endpoint.path}"] = (reply.status, reply.etag, reply.to_text())
    return replies
