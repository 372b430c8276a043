"""A watcher learns nothing about hidden cards: two games that differ only in them look the same."""

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tests.store.games import OWNER_TOKEN
from understudy.core import Chance, Ref, Session, Step, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.journal.journal import Journal
from understudy.core.journal.step import Change
from understudy.mars.hidden_info import CARDS
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.cards import PROJECT_CARDS, card_number
from understudy.mars.system import GAME
from understudy.service import ENDPOINTS, Request, Service
from understudy.service.cache.cached_game import CachedGame
from understudy.service.requester import Requester
from understudy.store import ImportInfo, KeyValueStore, MemoryTextStore, Right, StoredGame

EVERYTHING: dict[str, object] = {
    "you": "played", "expansions": list(EXPANSIONS), "corporation": "random", "draft": True,
}  # fmt: skip
ID, OWNER, WATCHER = "known", "owner", Requester("watcher")
TIME = "2026-01-01T00:00:00.000000+00:00"
BODIES: dict[str, object] = {
    "answers": {"token": "1:mars-you-turn@0", "answer": {"do": "pass"}},
    "outlooks": {"token": "1:mars-you-turn@0", "answers": [[{"do": "pass"}]]},
    "corrections": {"token": "1:mars-you-turn@0", "at": 0, "answer": "R00"},
}


@dataclass(frozen=True)
class Swap:
    """Exchanges hidden cards for unseen ones, in positions and in steps."""

    numbers: dict[str, str]

    def text(self, text: str) -> str:
        """Exchange a card's number, alone or after ``card.``."""
        prefix = "card." if text.startswith("card.") else ""
        number = text.removeprefix(prefix)
        return prefix + self.numbers.get(number, number)

    def value(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, tuple):
            return tuple(map(self.value, value))
        if isinstance(value, Ref) and value.kind in CARDS:
            return replace(value, id=self.text(value.id))
        return value

    def step(self, step: Step) -> Step:
        changes = tuple(Change(self.text(c.what), c.before, c.after) for c in step.changes)
        args = {name: self.value(value) for name, value in step.args.items()}
        return replace(step, args=args, changes=changes)


def with_other_hidden_cards(session: Session, chance: Chance) -> Session | None:
    """Return the game with other cards in your hand and among the offered ones."""
    other = Session(GAME, session.options, session.seed)
    position = session.position.copy()
    unseen = [*position.project.bag, *position.project.stack]
    numbers: dict[str, str] = {}
    # A card that was face up before it returned to the hand is known to all.
    hidden_info = GAME.hidden_info()
    told = json.dumps([hidden_info.public_step(position, step).to_json() for step in session.steps])
    for pile in (position.you.hand, position.you.offered):
        for index, card in enumerate(pile):
            is_known = f'"{card_number(card)}"' in told
            if card < len(PROJECT_CARDS) and unseen and not is_known:
                pile[index] = unseen.pop(chance.below(len(unseen)))
                numbers[card_number(card)] = card_number(pile[index])
    if not numbers:
        return None
    swap = Swap(numbers | {new: old for old, new in numbers.items()})
    other.tape, other.marks, other.position = session.tape[:], session.marks[:], position
    other.question, other.journal = session.question, Journal()
    other.steps.extend(map(swap.step, session.steps))
    other._turns = session._turns
    other._reveals = session._reveals
    return other


def watched(session: Session) -> Service:
    """Return a service with this game, owned by one device and watched by another."""
    store = KeyValueStore(MemoryTextStore())
    view = GAME.view(session.position)
    stored = store.create(session, view, ID, ImportInfo("", TIME, TIME), OWNER)
    links = store.lists.links(ID, OWNER_TOKEN)
    assert links is not None
    store.lists.join(WATCHER.device, links[Right.WATCH])
    service = Service(store, run_id="run")
    service.games._cache(CachedGame(StoredGame(ID, session, stored.revision), view))
    return service


def everything_seen(service: Service) -> dict[str, tuple[int, str | None, str]]:
    """Return status, ETag and text of every reply that a watcher can get about the game."""
    replies = {}
    for endpoint in ENDPOINTS:
        if not ("{id}" in endpoint.path or endpoint.path in ("/games", "/history")):
            continue
        if (endpoint.method, endpoint.path) in (("POST", "/games"), ("POST", "/games/{id}/leave")):
            continue
        # The score course replays the tape: the caller compares the scores of the positions.
        if endpoint.path.endswith("/course"):
            continue
        path = endpoint.path.replace("{id}", ID).replace("{at}", "0").replace("{right}", "watch")
        body = json.dumps(BODIES.get(path.rpartition("/")[2], {})).encode()
        request = Request(body=body, requester=WATCHER)
        reply = service.answer(endpoint.method, path, request)
        replies[f"{endpoint.method} {endpoint.path}"] = (reply.status, reply.etag, reply.to_text())
    return replies


@pytest.mark.parametrize("seed", range(3))
def test_a_watcher_learns_nothing_about_hidden_cards(seed: int) -> None:
    session = Session(GAME, EVERYTHING, seed)
    chance = Chance(derive_stream(seed, "human"))
    random, compared = AnyAnswer(chance), 0
    while session.question is not None and compared < 30:
        for _ in range(7):
            if session.question is not None:
                session.answer(random.answer(session.question))
        other = with_other_hidden_cards(session, chance)
        if other is None:
            continue
        compared += 1
        assert GAME.view(other.position) != GAME.view(session.position)
        one, two = everything_seen(watched(session)), everything_seen(watched(other))
        assert one == two
        assert {status for status, _, _ in one.values()} == {200, 403}
        assert GAME.score_now(other.position) == GAME.score_now(session.position)
    assert compared > 5
