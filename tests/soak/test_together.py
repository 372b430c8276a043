"""Many clients use two processes, one of which is killed: no acknowledged answer is lost."""

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests import postgresql
from tests.server.client import Client, Game, Refusal
from tests.server.processes import TIMEOUT, children, eventually, gone
from tests.server.test_events import events
from tests.serving import Server, serving
from tests.soak.figures import WHOLE, note, percentile

pytestmark = pytest.mark.soak

CLIENTS = 50 if WHOLE else 6
ANSWERS = 100 if WHOLE else 10
"""Answers of each client in its two games, and of each game by its two clients."""
MAX_SECONDS = 600


class Player:
    """Plays two games in turn, each with another client, and receives the events of all."""

    def __init__(self, number: int, server: Server, games: list[str]) -> None:
        self.server = server
        self.chance = Random(number)
        self.games = [games[number], games[(number + 1) % len(games)]]
        self.acknowledged: Counter[tuple[str, int]] = Counter()
        self.errors: Counter[str] = Counter()
        self.took: list[float] = []
        self.revisions: dict[str, int] = {}
        self.starts = 0
        self.enough = False

    def play(self, acknowledged: threading.Semaphore) -> None:
        """Answer until the given number of answers is acknowledged."""
        client = Client(self.server.url)
        for number in range(ANSWERS):
            id = self.games[number % 2]
            change = 1 if number // 2 % 2 else -1
            game: Game | None = None
            key = ""
            while True:
                started = time.monotonic()
                try:
                    if game is None:
                        game, key = client.read(id), str(self.chance.getrandbits(60))
                    # A repeated request has the same key, so that it is stored once.
                    client.answer(game, {"do": "tr", "change": change}, key=key)
                except httpx.TransportError:
                    self.errors["cut off"] += 1
                    client.http.close()
                    client = Client(self.server.url)
                except Refusal as refusal:
                    if refusal.status not in (409, 503):
                        raise
                    self.errors[refusal.id] += 1
                    game = None
                else:
                    self.took.append(time.monotonic() - started)
                    break
            self.acknowledged[id, change] += 1
            acknowledged.release()
        client.http.close()

    def follow(self) -> None:
        """Receive events as a page does: after each start read what was missed."""
        while not self.enough:
            try:
                with (
                    Client(self.server.url) as client,
                    client.http.stream("GET", "/events", timeout=TIMEOUT) as response,
                ):
                    self._read_events(response, client)
            except httpx.TransportError:
                self.errors["stream cut off"] += 1
                threading.Event().wait(0.1)

    def _read_events(self, response: httpx.Response, client: Client) -> None:
        for name, data in events(response):
            if name == "start":
                self.starts += 1
                for line in client.get("/games"):
                    # There are only answers, so their number is the revision.
                    self._record(line["id"], line["answers"])
            elif name == "revision":
                self._record(data["id"], data["revision"])

    def _record(self, id: str, revision: int) -> None:
        self.revisions[id] = max(revision, self.revisions.get(id, 0))


@pytest.fixture
def two_processes(tmp_path: Path) -> Iterator[Server]:
    with (
        postgresql.database() as database,
        serving(tmp_path, "--database", database, "--processes", "2") as server,
    ):
        yield server


def test_one_of_two_processes_is_killed_while_many_play(two_processes: Server) -> None:
    with Client(two_processes.url) as client:
        games = [client.new()["id"] for _ in range(CLIENTS)]
    players = [Player(number, two_processes, games) for number in range(CLIENTS)]
    acknowledged = threading.Semaphore(0)
    listening = [threading.Thread(target=player.follow, daemon=True) for player in players]
    playing = [
        threading.Thread(target=player.play, args=(acknowledged,), daemon=True)
        for player in players
    ]
    first = children(two_processes.pid)
    assert len(first) == 2
    for thread in listening:
        thread.start()
    eventually(lambda: all(player.starts for player in players))
    started = time.monotonic()
    for thread in playing:
        thread.start()
    for _ in range(CLIENTS * ANSWERS // 2):
        assert acknowledged.acquire(timeout=MAX_SECONDS)
    os.kill(first[0], signal.SIGKILL)
    for thread in playing:
        thread.join(MAX_SECONDS)
        assert not thread.is_alive()
    seconds = time.monotonic() - started
    expected = dict.fromkeys(games, ANSWERS)
    # A new process has replaced it, and every client knows the state of every game.
    eventually(lambda: len(children(two_processes.pid)) == 2)
    eventually(lambda: all(player.revisions == expected for player in players))
    stored: Counter[tuple[str, int]] = Counter()
    with Client(two_processes.url) as client:
        for id in games:
            tape = client.get(f"/games/{id}/tape")
            assert client.read(id)["revision"] == len(tape) == ANSWERS
            stored.update((id, line["answer"]["change"]) for line in tape)
    assert stored == sum((player.acknowledged for player in players), Counter())
    for player in players:
        player.enough = True
    left = children(two_processes.pid)
    assert two_processes.stop() == 0
    for thread in listening:
        thread.join(TIMEOUT)
    assert all(map(gone, left))
    assert "Traceback" not in "".join(two_processes.output)
    errors = sum((player.errors for player in players), Counter())
    took = sorted(second for player in players for second in player.took)
    note(
        f"two processes: {CLIENTS} clients, {CLIENTS * ANSWERS} answers acknowledged and there, "
        f"one process killed in the middle; {CLIENTS} streams heard every last revision; "
        f"{errors['cut off']} requests and {errors['stream cut off']} streams cut off, "
        f"{errors['table-stale-answer']} answers repeated after a conflict; {seconds:.0f} s, "
        f"{CLIENTS * ANSWERS / seconds:.0f} answers a second; an answer took "
        f"{1000 * percentile(took, 50):.0f} ms (median), "
        f"{1000 * percentile(took, 99):.0f} ms (99 in 100)"
    )
