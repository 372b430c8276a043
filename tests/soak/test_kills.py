"""Power cuts while several people play: nothing that was acknowledged is lost or doubled."""

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
from tests.soak.figures import WHOLE, note
from tests.soak.nursery import Nursery
from understudy.core import Pass, Session, find_system, journal_bytes
from understudy.store.records import answers_to_json

pytestmark = pytest.mark.soak

PLAYERS = ("mars", "tapestry", "mars")


@dataclass
class Cut:
    """What is cut off and comes back: how often in a whole run, and in a sample of it."""

    nursery: Nursery
    off: Callable[[], None]
    on: Callable[[], None]
    whole: int
    sample: int


@contextmanager
def server_on_sqlite(folder: Path) -> Iterator[Cut]:
    with Nursery(folder) as nursery:
        yield Cut(nursery, nursery.kill, nursery.start, whole=500, sample=4)


@contextmanager
def server_on_postgresql(folder: Path) -> Iterator[Cut]:
    with database() as address, Nursery(folder, address) as nursery:
        yield Cut(nursery, nursery.kill, nursery.start, whole=200, sample=3)


@contextmanager
def postgresql_itself(folder: Path) -> Iterator[Cut]:
    with cluster() as own, Nursery(folder, own.address("postgres")) as nursery:
        yield Cut(nursery, own.crash, own.start, whole=50, sample=1)


class Player:
    """Plays a game over HTTP, and the same game for itself: both must stay the same."""

    def __init__(self, number: int, system: str, client: Client) -> None:
        self.chance = Random(number)
        self.session = Session(find_system(system), {}, number)
        sent = {"system": system, "options": {}, "seed": number}
        self.game: dict[str, Any] = client.post("/games", sent)
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.kinds: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    def play(self, url: str, acknowledged: threading.Semaphore) -> None:
        """One change after the other, until nobody answers, or nobody who could keep it."""
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
        what, body = self.pending
        self._happened(client.post(f"/games/{self.game['id']}/{what}", body))

    def _happened(self, game: dict[str, Any]) -> None:
        """The change has been kept; do the same here."""
        assert self.pending is not None
        what, body = self.pending
        if what == "undo":
            self.session.undo(body["to"])
        else:
            self.session.answer(body["answer"])
        assert game["revision"] == self.game["revision"] + 1
        assert game["answers"] == len(self.session.tape)
        self.game, self.pending = game, None

    def after_the_cut(self, client: Client) -> None:
        """What was acknowledged is there; what was on its way has happened once or not at all."""
        now = client.read(self.game["id"])
        if self.pending is not None:
            further = now["revision"] - self.game["revision"]
            self.kinds["kept" if further else "not kept"] += 1
            assert further in (0, 1)
            if self.pending[0] == "undo" and further:
                self._happened(now)
            else:
                # The same answer once more, as a page sends it that heard nothing.
                self._send(client)
            now = client.read(self.game["id"])
        assert now["revision"] == self.game["revision"]
        assert now["token"] == self.game["token"]
        tape = client.get(f"/games/{self.game['id']}/tape")
        assert [[line["question"], line["answer"]] for line in tape] == answers_to_json(
            self.session.tape
        )

    def is_the_same(self, client: Client) -> bool:
        """Step by step."""
        return journal(client.read(self.game["id"])) == journal_bytes(self.session.steps)


@pytest.mark.parametrize("kind", [server_on_sqlite, server_on_postgresql, postgresql_itself])
def test_power_cuts_lose_and_double_nothing(
    kind: Callable[[Path], AbstractContextManager[Cut]], tmp_path: Path
) -> None:
    chance = Random(7)
    changes = 0
    with kind(tmp_path) as cut:
        nursery, cuts = cut.nursery, cut.whole if WHOLE else cut.sample
        nursery.start()
        with Client(nursery.url) as client:
            players = [Player(n, system, client) for n, system in enumerate(PLAYERS)]
        for _ in range(cuts):
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
            # Anywhere within the next answers.
            threading.Event().wait(chance.random() * 0.02)
            cut.off()
            for thread in threads:
                thread.join(60)
            cut.on()
            with Client(nursery.url) as client:
                for player in players:
                    player.after_the_cut(client)
        with Client(nursery.url) as client:
            assert all(player.is_the_same(client) for player in players)
    kinds = sum((player.kinds for player in players), Counter())
    refusals = sum((player.refusals for player in players), Counter())
    assert set(refusals) <= {"store-database-away"}
    note(
        f"kills: {cuts} ({kind.__name__.replace('_', ' ')}) while {len(PLAYERS)} played, at least "
        f"{changes} changes acknowledged; of those on their way {kinds['kept']} had been kept, "
        f"{kinds['not kept']} not; none lost, none doubled"
    )
