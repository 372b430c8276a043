"""Power failures during play: no acknowledged change is lost or doubled."""

import os
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.postgresql import cluster, database
from tests.server.client import Client, Refusal, journal
from tests.soak.figures import FIRST_SEED, WHOLE, note
from tests.soak.nursery import Nursery
from understudy.core import Pass, Session, find_system, journal_bytes
from understudy.store.records import answers_to_json

pytestmark = pytest.mark.soak

PLAYERS = ("mars", "tapestry", "mars")


@dataclass
class Failure:
    """How to stop and restart a component, and how often in a complete run and in a sample."""

    nursery: Nursery
    stop: Callable[[], None]
    restart: Callable[[], None]
    complete: int
    sample: int


@contextmanager
def server_on_sqlite(folder: Path) -> Iterator[Failure]:
    with Nursery(folder) as nursery:
        yield Failure(nursery, nursery.kill, nursery.start, complete=200, sample=4)


@contextmanager
def server_on_postgresql(folder: Path) -> Iterator[Failure]:
    with database() as address, Nursery(folder, address) as nursery:
        yield Failure(nursery, nursery.kill, nursery.start, complete=200, sample=3)


@contextmanager
def postgresql_itself(folder: Path) -> Iterator[Failure]:
    with cluster() as own, Nursery(folder, own.address("postgres")) as nursery:
        yield Failure(nursery, own.crash, own.start, complete=50, sample=1)


class Player:
    """Plays a game over HTTP and in a local session; both must stay equal."""

    def __init__(self, number: int, system: str, client: Client) -> None:
        self.chance = Random(number)
        self.session = Session(find_system(system), {}, number)
        sent = {"system": system, "options": {}, "seed": number}
        self.game: dict[str, Any] = client.post("/games", sent)
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.kinds: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    def play(self, url: str, acknowledged: threading.Semaphore) -> None:
        """Send changes until the server or its database is gone."""
        with Client(url) as client:
            while True:
                self.pending = self._next()
                try:
                    self._send(client)
                except httpx.HTTPError:
                    return
                except Refusal as refusal:
                    self.refusals[refusal.id] += 1
                    return
                acknowledged.release()

    def _next(self) -> tuple[str, dict[str, Any]]:
        token = {"token": self.game["token"]}
        question = self.session.question
        if question is None or (self.session.tape and self.chance.random() < 0.1):
            return "undo", {**token, "to": self.chance.randrange(len(self.session.tape))}
        key = str(self.chance.getrandbits(60))
        return "answers", {**token, "answer": Pass().answer(question), "key": key}

    def _send(self, client: Client) -> None:
        assert self.pending is not None
        action, body = self.pending
        self._apply(client.post(f"/games/{self.game['id']}/{action}", body))

    def _apply(self, game: dict[str, Any]) -> None:
        """Apply the stored change to the local session."""
        assert self.pending is not None
        action, body = self.pending
        if action == "undo":
            self.session.undo(body["to"])
        else:
            self.session.answer(body["answer"])
        assert game["revision"] == self.game["revision"] + 1
        assert game["answers"] == len(self.session.tape)
        self.game, self.pending = game, None

    def check_after_failure(self, client: Client) -> None:
        """Check that acknowledged changes are stored, and the pending one at most once."""
        now = client.read(self.game["id"])
        if self.pending is not None:
            later = now["revision"] - self.game["revision"]
            self.kinds["stored" if later else "not stored"] += 1
            assert later in (0, 1)
            if self.pending[0] == "undo" and later:
                self._apply(now)
            else:
                # Repeat the answer, as a page does that got no reply.
                self._send(client)
            now = client.read(self.game["id"])
        assert now["revision"] == self.game["revision"]
        assert now["token"] == self.game["token"]
        tape = client.get(f"/games/{self.game['id']}/tape")
        assert [[line["question"], line["answer"]] for line in tape] == answers_to_json(
            self.session.tape
        )

    def is_the_same(self, client: Client) -> bool:
        """Return whether the journals are equal."""
        return journal(client.read(self.game["id"])) == journal_bytes(self.session.steps)


@pytest.mark.parametrize("kind", [server_on_sqlite, server_on_postgresql, postgresql_itself])
def test_power_failures_neither_lose_nor_double_changes(
    kind: Callable[[Path], AbstractContextManager[Failure]], tmp_path: Path
) -> None:
    chance = Random(7 + FIRST_SEED)
    changes = 0
    with kind(tmp_path) as failure:
        nursery, failures = failure.nursery, failure.complete if WHOLE else failure.sample
        failures = int(os.environ.get("UNDERSTUDY_KILLS", failures))
        nursery.start()
        with Client(nursery.url) as client:
            players = [Player(n, system, client) for n, system in enumerate(PLAYERS, FIRST_SEED)]
        for _ in range(failures):
            acknowledged = threading.Semaphore(0)
            threads = [
                threading.Thread(target=player.play, args=(nursery.url, acknowledged))
                for player in players
            ]
            for thread in threads:
                thread.start()
            for _ in range(chance.randrange(1, 12)):
                assert acknowledged.acquire(timeout=60)
                changes += 1
            # Stop at a random time within the next answers.
            threading.Event().wait(chance.random() * 0.02)
            failure.stop()
            for thread in threads:
                thread.join(60)
            failure.restart()
            with Client(nursery.url) as client:
                for player in players:
                    player.check_after_failure(client)
        with Client(nursery.url) as client:
            assert all(player.is_the_same(client) for player in players)
    kinds = sum((player.kinds for player in players), Counter())
    refusals = sum((player.refusals for player in players), Counter())
    assert set(refusals) <= {"store-database-away"}
    note(
        f"kills: {failures} ({kind.__name__.replace('_', ' ')}) while {len(PLAYERS)} played, "
        f"at least {changes} changes acknowledged; of the pending ones {kinds['stored']} were "
        f"stored, {kinds['not stored']} not; none lost, none doubled"
    )
