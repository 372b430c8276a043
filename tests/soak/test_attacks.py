"""Attacks on a running server during a game; damaged save files; a large number of games."""

import json
import multiprocessing
import os
import socket
import threading
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.serving import Server
from tests.soak.figures import FIRST_SEED, WHOLE, memory, note, percentile
from tests.soak.hostile import RAW, Hostile, damaged_save, played, to_json
from understudy.core import Menu, Pass, Session, find_system, save
from understudy.service import ENDPOINTS, Request, Service
from understudy.store.sql import open_folder

pytestmark = pytest.mark.soak

REQUESTS = int(os.environ.get("UNDERSTUDY_REQUESTS", 100_000 if WHOLE else 300))
ATTACKERS = 4 if WHOLE else 2
READERS = 40
READS = int(os.environ.get("UNDERSTUDY_READS", 100 if WHOLE else 2))
"""Expensive reads of each reader."""
LONG_GAME = 1_900 if WHOLE else 60
SAVES = 10_000 if WHOLE else 150
GAMES = 1_500 if WHOLE else 20
MEGABYTES = 700
"""Maximum resident memory of the server: 400 for cached games, and the rest."""


class Attacker:
    """Sends hostile requests one after the other, and counts the statuses."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.chance = Random(number)
        self.hostile = Hostile(self.chance)
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []
        self.http = self._connection()

    def _connection(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.port, timeout=60)

    def attack(self, requests: int) -> None:
        for _ in range(requests):
            try:
                if self.chance.random() < 0.03:
                    self.raw()
                else:
                    self.send()
            except (HTTPException, ConnectionError) as error:
                # The server closed the connection; if it has ended, it refuses a new one.
                self.statuses[0] += 1
                self.http.close()
                self.http = self._connection()
                if isinstance(error, ConnectionRefusedError):
                    self.faults.append("the server has ended")
                    return
            except Exception as fault:
                self.faults.append(repr(fault))
                return
        self.http.close()

    def send(self) -> None:
        method, path, body, headers = self.hostile.request()
        disconnects = path.partition("?")[0].endswith("/events") or self.chance.random() < 0.01
        self.http.request(method, path, body, headers)
        if disconnects and self.chance.random() < 0.5:
            self.statuses[0] += 1
            self.http.close()
            return
        response = self.http.getresponse()
        self.statuses[response.status] += 1
        if response.headers.get_content_type() == "text/event-stream":
            self.http.close()
            return
        content = response.read()
        if response.status >= 500:
            self.faults.append(f"{response.status} {method} {path[:200]} {(body or b'')[:500]!r}")
        elif response.status in (200, 201) and content.startswith(b"{"):
            self.hostile.learn(json.loads(content))

    def raw(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as plain:
            plain.sendall(self.chance.choice(RAW))
            plain.shutdown(socket.SHUT_WR)
            said = plain.recv(4096)
        status = int(said.split(b" ")[1]) if said.startswith(b"HTTP/") else 0
        self.statuses[status] += 1
        if status >= 500:
            self.faults.append(repr(said[:300]))


def attack(port: int, number: int, requests: int) -> tuple[Counter[int], list[str]]:
    """Send hostile requests from this process; return how often each status came, and faults."""
    attacker = Attacker(port, number)
    attacker.attack(requests)
    return attacker.statuses, attacker.faults


def read_long_game(port: int, id: str, token: str) -> Counter[int]:
    """Let many clients send reads that replay a long game; return how often each status came."""

    def read(number: int) -> Counter[int]:
        chance, statuses = Random(number), Counter[int]()
        with Client(f"http://127.0.0.1:{port}") as client:
            for _ in range(READS):
                at = chance.randrange(LONG_GAME)
                preview = {"token": token, "at": at, "answer": "done"}
                method, path, body = chance.choice(
                    [
                        ("GET", "course", None),
                        ("GET", "answers", None),
                        ("GET", f"questions/{at}", None),
                        ("POST", "corrections", preview),
                        ("POST", "review", {}),
                    ]
                )
                reply = client.http.request(method, f"/games/{id}/{path}", json=body, timeout=120)
                statuses[reply.status_code] += 1
        return statuses

    with ThreadPoolExecutor(READERS) as readers:
        return sum(readers.map(read, range(READERS)), Counter())


class Honest(threading.Thread):
    """Plays a game at a normal pace, and measures the time of each answer."""

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


def test_the_attack_knows_every_call() -> None:
    hostile = Hostile(Random(1))
    hostile.learn({"id": "game", "token": "0:mars-ask-turn@0", "question": None})
    for endpoint in ENDPOINTS:
        if endpoint.body_type not in (None, bytes):
            endpoint.parse_body(to_json(hostile.fields(endpoint, "game")))


def test_a_game_goes_on_during_hostile_requests(server: Server) -> None:
    honest = Honest(server.url)
    honest.start()
    assert honest.playing.wait(60)
    before = memory(server.pid)
    began = time.perf_counter()
    # In processes of their own, so that the honest client does not wait for them.
    with ProcessPoolExecutor(ATTACKERS, multiprocessing.get_context("spawn")) as processes:
        share = [REQUESTS // ATTACKERS] * ATTACKERS
        ports, numbers = [server.port] * ATTACKERS, range(FIRST_SEED, FIRST_SEED + ATTACKERS)
        attacks = list(processes.map(attack, ports, numbers, share))
    seconds = time.perf_counter() - began
    honest.enough.set()
    honest.join(120)
    assert [fault for _, faults in attacks for fault in faults] == []
    assert "Traceback" not in "".join(server.output)
    after = memory(server.pid)
    times = sorted(honest.times)
    statuses = sum((each for each, _ in attacks), Counter())
    note(
        f"attacks: {statuses.total()} requests in {seconds:.0f} s, by status {dict(statuses)}; "
        f"an honest answer {percentile(times, 50):.0f} ms (median), {percentile(times, 99):.0f} ms "
        f"(99 in 100), {times[-1]:.0f} ms (longest) of {len(times)}; "
        f"memory {before} MB before, {after} MB after"
    )
    assert statuses.total() == REQUESTS // ATTACKERS * ATTACKERS
    assert after < MEGABYTES
    # A generous limit, but far below the time of all requests that the attackers have started.
    assert not WHOLE or percentile(times, 99) < 5000
    with Client(server.url) as client:
        again = client.read(honest.game["id"])
        assert (again["revision"], again["answers"]) == (honest.game["revision"], honest.given)
        check_all_games(client)


def test_a_game_goes_on_during_expensive_reads(server: Server) -> None:
    with Client(server.url) as client:
        saved = client.http.post("/saves", content=long_game().encode())
        assert saved.status_code == 201
    honest = Honest(server.url)
    honest.start()
    assert honest.playing.wait(60)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as process:
        reading = process.submit(
            read_long_game, server.port, saved.json()["id"], saved.json()["token"]
        )
        statuses = reading.result()
    honest.enough.set()
    honest.join(120)
    times = sorted(honest.times)
    note(
        f"expensive reads: {statuses.total()} by {READERS} clients, by status {dict(statuses)}; "
        f"an honest answer {percentile(times, 50):.0f} ms (median), {percentile(times, 99):.0f} ms "
        f"(99 in 100), {times[-1]:.0f} ms (longest) of {len(times)}"
    )
    assert statuses.total() == READERS * READS
    # Some are refused, because the others fill the queue.
    assert statuses.keys() <= {200, 400, 404, 409, 422, 429}
    assert statuses[200] > 0
    with Client(server.url) as client:
        again = client.read(honest.game["id"])
        assert (again["revision"], again["answers"]) == (honest.game["revision"], honest.given)


def long_game() -> str:
    """Return the save file of a companion game with many reports."""
    session = Session(find_system("mars"), {}, 5)
    while len(session.tape) < LONG_GAME and session.question is not None:
        reports = isinstance(session.question, Menu) and len(session.tape) % 100
        session.answer({"do": "tr", "change": 1} if reports else Pass().answer(session.question))
    return save(session)


def check_all_games(client: Client) -> None:
    """Check that every stored game can be listed, read and saved."""
    offset = 0
    while page := client.get("/games", limit=500, offset=offset):
        assert not any(line["damaged"] for line in page)
        for line in page if WHOLE else page[:20]:
            for part in ("", "/tape", "/save", "/answers"):
                assert client.http.get(f"/games/{line['id']}{part}").status_code == 200
        offset += len(page)


def test_damaged_saves_are_refused_or_read_back(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    service = Service(store)
    chance = Random(1)
    imported = 0
    for _ in range(SAVES):
        damaged = damaged_save(chance)
        reply = service.answer("POST", "/saves", Request(body=damaged))
        assert reply.status in (201, 413, 422), damaged
        if reply.status != 201:
            continue
        imported += 1
        id = json.loads(reply.to_text())["id"]
        # The second service reads it from the disk only.
        for reader in (service, Service(store)):
            for part in ("", "/tape", "/save", "/answers"):
                again = reader.answer("GET", f"/games/{id}{part}")
                assert again.status == 200, damaged
                again.to_text().encode()
        assert json.loads(service.answer("GET", "/games").to_text())[0]["damaged"] is False
        assert service.answer("DELETE", f"/games/{id}").status == 204
    note(f"saves: {SAVES} damaged ones, {imported} still good and read back")
    assert 0 < imported < SAVES
    store.close()


def test_many_games_take_bounded_memory(server: Server) -> None:
    saved = played("mars", 25)
    before = memory(server.pid)
    with Client(server.url) as client:
        for _ in range(GAMES):
            assert client.http.post("/saves", content=saved.encode()).status_code == 201
    after = memory(server.pid)
    note(f"many games: {GAMES} of 25 answers; memory {before} MB before, {after} MB after")
    assert after < MEGABYTES
