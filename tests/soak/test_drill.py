"""Backups during play, restored into another database and under the running server."""

import io
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.postgresql import database
from tests.server.client import Client, Refusal
from tests.serving import serving
from tests.soak.figures import WHOLE, note
from understudy.core import Pass, Session, find_system
from understudy.store import AnswerReceipt, Store
from understudy.store.records import answers_to_json
from understudy.store.sql import SqlStore, open_database, open_folder

pytestmark = pytest.mark.soak

ROUNDS = 40 if WHOLE else 1
PLAYERS = ("mars", "tapestry", "mars")
ANSWERS = 6


class Player:
    """Answers continuously, and remembers what was acknowledged."""

    def __init__(self, number: int, system: str, client: Client) -> None:
        self.number = number
        self.session = Session(find_system(system), {}, number)
        sent = {"system": system, "options": {}, "seed": number}
        self.game: dict[str, Any] = client.post("/games", sent)
        self.sent = list[dict[str, Any]]()
        self.acknowledged = 0
        self.enough = threading.Event()

    def play(self, url: str, acknowledged: threading.Semaphore) -> None:
        with Client(url) as client:
            while not self.enough.is_set() and (question := self.session.question):
                answer, key = Pass().answer(question), f"{self.number} {len(self.sent)}"
                body = {"token": self.game["token"], "answer": answer, "key": key}
                self.sent.append(body)
                self.game = client.post(f"/games/{self.game['id']}/answers", body)
                self.session.answer(answer)
                self.acknowledged += 1
                acknowledged.release()

    def count_stored(self, store: Store, least: int, most: int) -> int:
        """Check that the store has the first answers, and return how many."""
        stored = store.load(self.game["id"])
        assert stored is not None, "the game cannot be replayed"
        count = len(stored.session.tape)
        assert least <= count <= most
        assert answers_to_json(stored.session.tape) == answers_to_json(self.session.tape[:count])
        for index, body in enumerate(self.sent):
            receipt = store.receipt(self.game["id"], body["key"])
            wanted = AnswerReceipt.of(body["key"], [body["token"], body["answer"]])
            assert receipt == (wanted if index < count else None)
        return count


@contextmanager
def open_location(kind: str, folder: Path) -> Iterator[tuple[tuple[str, ...], SqlStore]]:
    """Yield the server options for a kind of database, and a second store with the same games."""
    with ExitStack() as stack:
        if kind == "sqlite":
            options: tuple[str, ...] = ()
            store = open_folder(folder)
        else:
            address = stack.enter_context(database())
            options = ("--database", address)
            store = open_database(address)
        yield options, stack.enter_context(closing(store))


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_backups_during_play_are_consistent(kind: str, other: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    answers = 0
    with (
        open_location(kind, here) as (options, store),
        open_location(other, there) as (_, other_store),
        serving(here, *options) as server,
        Client(server.url) as client,
    ):
        for round_number in range(ROUNDS):
            players = [
                Player(10 * round_number + n, name, client) for n, name in enumerate(PLAYERS)
            ]
            acknowledged = threading.Semaphore(0)
            threads = [
                threading.Thread(target=player.play, args=(server.url, acknowledged))
                for player in players
            ]
            for thread in threads:
                thread.start()
            wait_for(acknowledged, ANSWERS)
            before = [player.acknowledged for player in players]
            stream = io.BytesIO()
            store.back_up(stream, lambda done, total: None)
            after = [len(player.sent) for player in players]
            wait_for(acknowledged, ANSWERS)
            for player in players:
                player.enough.set()
            for thread in threads:
                thread.join(60)
            other_store.restore(stream, lambda done, total: None, replace=True)
            counts = [
                player.count_stored(other_store, *limits)
                for player, *limits in zip(players, before, after, strict=True)
            ]
            answers += sum(counts)
            with client.http.stream("GET", "/events") as listening:
                lines = listening.iter_lines()
                next(lines)
                store.restore(stream, lambda done, total: None, replace=True)
                assert "event: end" in list(lines), "clients must reconnect"
            for player, count in zip(players, counts, strict=True):
                assert client.read(player.game["id"])["answers"] == count
                with pytest.raises(Refusal, match="table-stale-answer"):
                    client.post(f"/games/{player.game['id']}/undo", {"token": player.game["token"]})
    note(f"backups, {kind} to {other}: {ROUNDS} backups while three played, {answers} answers")


def wait_for(acknowledged: threading.Semaphore, count: int) -> None:
    for _ in range(count):
        assert acknowledged.acquire(timeout=60)
