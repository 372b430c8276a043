"""Attacks on a running server while somebody plays; damaged save files; very many games."""

import json
import socket
import threading
import time
from collections import Counter
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.serving import Server
from tests.soak.figures import WHOLE, memory, note, share
from tests.soak.hostile import RAW, Hostile, damaged_save, played
from understudy.service import Request, Service
from understudy.store.sql import open_folder

pytestmark = pytest.mark.soak

REQUESTS = 50_000 if WHOLE else 300
ATTACKERS = 4
SAVES = 10_000 if WHOLE else 150
OPEN = 1_500 if WHOLE else 20
MEGABYTES = 700
"""Of memory the server may come to hold: 400 for the games that stay open, and the rest."""


class Attacker(threading.Thread):
    """Sends hostile requests one after the other; what they came to is counted."""

    def __init__(self, port: int, number: int, requests: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.chance = Random(number)
        self.requests = requests
        self.hostile = Hostile(self.chance)
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []
        self.http = self._connection()

    def _connection(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.port, timeout=60)

    def run(self) -> None:
        for _ in range(self.requests):
            try:
                if self.chance.random() < 0.03:
                    self.raw()
                else:
                    self.ask()
            except (HTTPException, ConnectionError) as left:
                # It was sent away; a server that is gone takes no further connection.
                self.statuses[0] += 1
                self.http.close()
                self.http = self._connection()
                if isinstance(left, ConnectionRefusedError):
                    self.faults.append("nobody is there")
                    return
            except Exception as fault:
                self.faults.append(repr(fault))
                return
        self.http.close()

    def ask(self) -> None:
        method, path, body, headers = self.hostile.request()
        leaving = path.partition("?")[0].endswith("/events") or self.chance.random() < 0.01
        self.http.request(method, path, body, headers)
        if leaving and self.chance.random() < 0.5:
            self.statuses[0] += 1
            self.http.close()
            return
        response = self.http.getresponse()
        self.statuses[response.status] += 1
        if response.headers.get_content_type() == "text/event-stream":
            self.http.close()
            return
        said = response.read()
        if response.status >= 500:
            self.faults.append(f"{response.status} {method} {path[:200]} {(body or b'')[:500]!r}")
        elif response.status in (200, 201) and said.startswith(b"{"):
            self.hostile.learn(json.loads(said))

    def raw(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as plain:
            plain.sendall(self.chance.choice(RAW))
            plain.shutdown(socket.SHUT_WR)
            said = plain.recv(4096)
        status = int(said.split(b" ")[1]) if said.startswith(b"HTTP/") else 0
        self.statuses[status] += 1
        if status >= 500:
            self.faults.append(repr(said[:300]))


class Honest(threading.Thread):
    """Plays as people do, and counts how long each answer takes."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.playing = threading.Event()
        self.enough = threading.Event()
        self.times: list[float] = []
        self.given = 0
        self.game: dict[str, Any] = {}

    def run(self) -> None:
        with Client(self.url) as client:
            self.game = client.new()
            while not self.enough.wait(0.05):
                if self.game["question"]["type"] == "menu":
                    began = time.perf_counter()
                    self.game = client.answer(self.game, "done")
                    self.times.append(1000 * (time.perf_counter() - began))
                    self.given += 1
                    self.playing.set()
                else:
                    self.game = client.undo(self.game, to=0)
                    self.given = 0


def test_hostile_requests_are_refused_and_play_goes_on(server: Server) -> None:
    honest = Honest(server.url)
    honest.start()
    assert honest.playing.wait(60)
    before = memory(server.pid)
    attackers = [Attacker(server.port, n, REQUESTS // ATTACKERS) for n in range(ATTACKERS)]
    began = time.perf_counter()
    for attacker in attackers:
        attacker.start()
    for attacker in attackers:
        attacker.join()
    seconds = time.perf_counter() - began
    honest.enough.set()
    honest.join(120)
    assert [fault for attacker in attackers for fault in attacker.faults] == []
    assert "Traceback" not in "".join(server.output)
    after = memory(server.pid)
    times = sorted(honest.times)
    statuses = sum((attacker.statuses for attacker in attackers), Counter())
    note(
        f"attacks: {statuses.total()} requests in {seconds:.0f} s, by status {dict(statuses)}; "
        f"an honest answer {share(times, 50):.0f} ms (median), {share(times, 99):.0f} ms "
        f"(99 in 100), {times[-1]:.0f} ms (longest) of {len(times)}; "
        f"memory {before} MB before, {after} MB after"
    )
    assert statuses.total() == REQUESTS // ATTACKERS * ATTACKERS
    assert after < MEGABYTES
    # Far from what is promised, and farther from waiting behind everything an attacker has begun.
    assert not WHOLE or share(times, 99) < 5000
    with Client(server.url) as client:
        again = client.read(honest.game["id"])
        assert (again["revision"], again["answers"]) == (honest.game["revision"], honest.given)
        everything_reads_back(client)


def everything_reads_back(client: Client) -> None:
    """Whatever has come in can be listed, shown, saved."""
    offset = 0
    while page := client.get("/games", limit=500, offset=offset):
        assert not any(line["damaged"] for line in page)
        for line in page if WHOLE else page[:20]:
            for what in ("", "/tape", "/save", "/answers"):
                assert client.http.get(f"/games/{line['id']}{what}").status_code == 200
        offset += len(page)


def test_damaged_saves_are_refused_or_read_back(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    service = Service(store)
    chance = Random(1)
    taken = 0
    for _ in range(SAVES):
        damaged = damaged_save(chance)
        reply = service.answer("POST", "/saves", Request(body=damaged))
        assert reply.status in (201, 413, 422), damaged
        if reply.status != 201:
            continue
        taken += 1
        id = json.loads(reply.to_text())["id"]
        # Another one has it from the disk alone.
        for reader in (service, Service(store)):
            for what in ("", "/tape", "/save", "/answers"):
                again = reader.answer("GET", f"/games/{id}{what}")
                assert again.status == 200, damaged
                again.to_text().encode()
        assert json.loads(service.answer("GET", "/games").to_text())[0]["damaged"] is False
        assert service.answer("DELETE", f"/games/{id}").status == 204
    note(f"saves: {SAVES} damaged ones, {taken} still good and read back")
    assert 0 < taken < SAVES
    store.close()


def test_many_games_take_bounded_memory(server: Server) -> None:
    saved = played("mars", 25)
    before = memory(server.pid)
    with Client(server.url) as client:
        for _ in range(OPEN):
            assert client.http.post("/saves", content=saved.encode()).status_code == 201
    after = memory(server.pid)
    note(f"many games: {OPEN} of 25 answers; memory {before} MB before, {after} MB after")
    assert after < MEGABYTES
