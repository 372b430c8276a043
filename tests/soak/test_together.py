"""Many play through two processes, one of which is killed: nothing acknowledged is lost."""

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
from tests.soak.figures import WHOLE, note, share

pytestmark = pytest.mark.soak

CLIENTS = 50 if WHOLE else 6
ANSWERS = 100 if WHOLE else 10
"""Of each client, in two games; and of each game, by two clients."""
LONGEST = 600


class Player:
    """Plays two games in turn, each of them with somebody else, and follows all of them."""

    def __init__(self, number: int, server: Server, games: list[str]) -> None:
        self.server = server
        self.chance = Random(number)
        self.games = [games[number], games[(number + 1) % len(games)]]
        self.acknowledged: Counter[tuple[str, int]] = Counter()
        self.met: Counter[str] = Counter()
        self.took: list[float] = []
        self.heard: dict[str, int] = {}
        self.starts = 0
        self.enough = False

    def play(self, acknowledged: threading.Semaphore) -> None:
        """Answer until as many answers were acknowledged as there are to be."""
        client = Client(self.server.url)
        for number in range(ANSWERS):
            id = self.games[number % 2]
            change = 1 if number // 2 % 2 else -1
            game: Game | None = None
            key = ""
            while True:
                began = time.monotonic()
                try:
                    if game is None:
                        game, key = client.read(id), str(self.chance.getrandbits(60))
                    # However often it has to be sent, it has one key: it counts once.
                    client.answer(game, {"do": "tr", "change": change}, key=key)
                except httpx.TransportError:
                    self.met["cut off"] += 1
                    client.http.close()
                    client = Client(self.server.url)
                except Refusal as refusal:
                    if refusal.status not in (409, 503):
                        raise
                    self.met[refusal.id] += 1
                    game = None
                else:
                    self.took.append(time.monotonic() - began)
                    break
            self.acknowledged[id, change] += 1
            acknowledged.release()
        client.http.close()

    def listen(self) -> None:
        """Follow all games as a page does: after every start what may have been missed is read."""
        while not self.enough:
            try:
                with (
                    Client(self.server.url) as client,
                    client.http.stream("GET", "/events", timeout=TIMEOUT) as response,
                ):
                    self._follow(response, client)
            except httpx.TransportError:
                self.met["stream cut off"] += 1
                threading.Event().wait(0.1)

    def _follow(self, response: httpx.Response, client: Client) -> None:
        for name, told in events(response):
            if name == "start":
                self.starts += 1
                for line in client.get("/games"):
                    # Nothing but answers is given: each is a revision.
                    self._hear(line["id"], line["answers"])
            elif name == "revision":
                self._hear(told["id"], told["revision"])

    def _hear(self, id: str, revision: int) -> None:
        self.heard[id] = max(revision, self.heard.get(id, 0))


@pytest.fixture
def together(tmp_path: Path) -> Iterator[Server]:
    with (
        postgresql.database() as database,
        serving(tmp_path, "--database", database, "--processes", "2") as server,
    ):
        yield server


def test_one_of_two_processes_is_killed_while_many_play(together: Server) -> None:
    with Client(together.url) as client:
        games = [client.new()["id"] for _ in range(CLIENTS)]
    players = [Player(number, together, games) for number in range(CLIENTS)]
    acknowledged = threading.Semaphore(0)
    listening = [threading.Thread(target=player.listen, daemon=True) for player in players]
    playing = [
        threading.Thread(target=player.play, args=(acknowledged,), daemon=True)
        for player in players
    ]
    first = children(together.pid)
    assert len(first) == 2
    for thread in listening:
        thread.start()
    eventually(lambda: all(player.starts for player in players))
    began = time.monotonic()
    for thread in playing:
        thread.start()
    for _ in range(CLIENTS * ANSWERS // 2):
        assert acknowledged.acquire(timeout=LONGEST)
    os.kill(first[0], signal.SIGKILL)
    for thread in playing:
        thread.join(LONGEST)
        assert not thread.is_alive()
    seconds = time.monotonic() - began
    expected = dict.fromkeys(games, ANSWERS)
    # Another one has taken its place, and every screen knows how every game stands.
    eventually(lambda: len(children(together.pid)) == 2)
    eventually(lambda: all(player.heard == expected for player in players))
    kept: Counter[tuple[str, int]] = Counter()
    with Client(together.url) as client:
        for id in games:
            tape = client.get(f"/games/{id}/tape")
            assert client.read(id)["revision"] == len(tape) == ANSWERS
            kept.update((id, line["answer"]["change"]) for line in tape)
    assert kept == sum((player.acknowledged for player in players), Counter())
    for player in players:
        player.enough = True
    left = children(together.pid)
    assert together.stop() == 0
    for thread in listening:
        thread.join(TIMEOUT)
    assert all(map(gone, left))
    assert "Traceback" not in "".join(together.output)
    met = sum((player.met for player in players), Counter())
    took = sorted(second for player in players for second in player.took)
    note(
        f"two processes: {CLIENTS} clients, {CLIENTS * ANSWERS} answers acknowledged and there, "
        f"one process killed in the middle; {CLIENTS} streams heard every last revision; "
        f"{met['cut off']} requests and {met['stream cut off']} streams cut off, "
        f"{met['table-stale-answer']} answers overtaken and given again; {seconds:.0f} s, "
        f"{CLIENTS * ANSWERS / seconds:.0f} answers a second; an answer took "
        f"{1000 * share(took, 50):.0f} ms (median), {1000 * share(took, 99):.0f} ms (99 in 100)"
    )
