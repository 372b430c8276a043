"""A drill: backups while people play, restored elsewhere and under the running server."""

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
    """Answers without a break, and remembers what was acknowledged."""

    def __init__(self, number: int, system: str, client: Client) -> None:
        self.number = number
        self.session = Session(find_system(system), {}, number)
        sent = {"system": system, "options": {}, "seed": number}
        self.game: dict[str, Any] = client.post("/games", sent)
        self.sent = list[dict[str, Any]]()
        self.acknowledged = 0
        self.enough = threading.Event()

    def play(self, url: str, told: threading.Semaphore) -> None:
        with Client(url) as client:
            while not self.enough.is_set() and (question := self.session.question):
                answer, key = Pass().answer(question), f"{self.number} {len(self.sent)}"
                body = {"token": self.game["token"], "answer": answer, "key": key}
                self.sent.append(body)
                self.game = client.post(f"/games/{self.game['id']}/answers", body)
                self.session.answer(answer)
                self.acknowledged += 1
                told.release()

    def is_in(self, store: Store, least: int, most: int) -> int:
        """How many answers are in a store: the first ones, at least what was acknowledged."""
        kept = store.load(self.game["id"])
        assert kept is not None, "it no longer replays"
        count = len(kept.session.tape)
        assert least <= count <= most
        assert answers_to_json(kept.session.tape) == answers_to_json(self.session.tape[:count])
        for place, body in enumerate(self.sent):
            receipt = store.receipt(self.game["id"], body["key"])
            wanted = AnswerReceipt.of(body["key"], [body["token"], body["answer"]])
            assert receipt == (wanted if place < count else None)
        return count


@contextmanager
def place(kind: str, folder: Path) -> Iterator[tuple[tuple[str, ...], SqlStore]]:
    """Where games are kept: how a server is told, and the same games beside it."""
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
def test_backups_of_a_busy_server_hold_one_moment(kind: str, other: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    answers = 0
    with (
        place(kind, here) as (options, beside),
        place(other, there) as (_, elsewhere),
        serving(here, *options) as server,
        Client(server.url) as client,
    ):
        for turn in range(ROUNDS):
            players = [Player(10 * turn + n, name, client) for n, name in enumerate(PLAYERS)]
            told = threading.Semaphore(0)
            threads = [
                threading.Thread(target=player.play, args=(server.url, told)) for player in players
            ]
            for thread in threads:
                thread.start()
            wait_for(told, ANSWERS)
            before = [player.acknowledged for player in players]
            stream = io.BytesIO()
            beside.back_up(stream, lambda done, total: None)
            after = [len(player.sent) for player in players]
            wait_for(told, ANSWERS)
            for player in players:
                player.enough.set()
            for thread in threads:
                thread.join(60)
            elsewhere.restore(stream, lambda done, total: None, replace=True)
            counts = [
                player.is_in(elsewhere, *limits)
                for player, *limits in zip(players, before, after, strict=True)
            ]
            answers += sum(counts)
            with client.http.stream("GET", "/events") as listening:
                lines = listening.iter_lines()
                next(lines)
                beside.restore(stream, lambda done, total: None, replace=True)
                assert "event: end" in list(lines), "whoever listens begins anew"
            for player, count in zip(players, counts, strict=True):
                assert client.read(player.game["id"])["answers"] == count
                with pytest.raises(Refusal, match="table-stale-answer"):
                    client.post(f"/games/{player.game['id']}/undo", {"token": player.game["token"]})
    note(f"drill, {kind} to {other}: {ROUNDS} backups while three played, {answers} answers")


def wait_for(told: threading.Semaphore, count: int) -> None:
    for _ in range(count):
        assert told.acquire(timeout=60)
