"""Measurements of a real server: latency, rate and processor time of answers."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from understudy.core import Session, System, Workload, save
from understudy.sim.bench import ANSWERS, LATENCY, SEED, Measurement
from understudy.sim.single_game import record_game

MAX_SAVES: Final = 50
"""Most different games that are played."""
PLAYED_ON, MOST_PLAYED_ON = 3, 60
"""How many games are played on from their middle, and most answers in each."""

_ADDRESS: Final = re.compile(r"http://(127\.0\.0\.1):(\d+)")


@dataclass(frozen=True, slots=True)
class Latency:
    """Median and 99th percentile of the latency of `n` answers, in milliseconds."""

    median: float
    p99: float
    n: int

    def to_json(self) -> dict[str, float]:
        """Return the values by name; the spread is the distance of the 99th percentile."""
        spread = self.p99 - self.median
        return {"milliseconds": self.median, "spread": spread, "n": self.n, "p99": self.p99}


@dataclass(frozen=True, slots=True)
class ServerLoad(Measurement):
    """Answers per second, with CPU time and memory of the server if the system reports them.

    The CPU time hardly depends on other load of the machine. It does not include the database.
    """

    processor_ms: float | None = None
    memory_mb: float | None = None

    def to_json(self) -> dict[str, float]:
        values = Measurement.to_json(self)
        if self.processor_ms is not None and self.memory_mb is not None:
            values |= {"processor_ms": self.processor_ms, "memory_mb": self.memory_mb}
        return values


def answer_latency(system: System, workload: Workload, answers: int, database: str = "") -> Latency:
    """Give `answers` answers in a late game, cycling through those of the workload."""
    with _server(database) as (connection, _), _games(connection, system, workload, 1) as games:
        times = sorted(_times(games, workload, answers))
    return Latency(times[len(times) // 2], times[(99 * (len(times) - 1)) // 100], len(times))


def answer_rate(
    system: System, workload: Workload, answers: int, repeats: int, database: str = ""
) -> Measurement:
    """Give `answers` answers `repeats` times, cycling through many open games."""
    count = min(workload.open_games, answers)
    with (
        _server(database) as (connection, server),
        _games(connection, system, workload, count) as games,
    ):
        before = _processor_seconds(server)
        rates = [1000 * answers / sum(_times(games, workload, answers)) for _ in range(repeats)]
        after, memory = _processor_seconds(server), _memory(server)
    # Every answer is undone, which is a change as well.
    changes = 2 * answers * repeats
    cost = None if before is None or after is None else 1000 * (after - before) / changes
    return ServerLoad(
        ANSWERS, median(rates), max(rates) - min(rates), repeats,
        processor_ms=cost, memory_mb=memory,
    )  # fmt: skip


def answer_cost(
    system: System, workload: Workload, repeats: int, database: str = ""
) -> Measurement:
    """Play on from the middle of a few games; return the processor time of the server per answer.

    If the system does not report processor time, the time of the clock is measured instead.
    """
    played = [_middle_game(system, workload, seed) for seed in range(SEED, SEED + PLAYED_ON)]
    costs = []
    with _server(database) as (connection, server):
        # The first repeat is not measured: the server imports and fills its caches.
        for _ in range(repeats + 1):
            seconds = answers = 0.0
            for saved, given in played:
                game = _Game(connection, saved)
                began = _processor_seconds(server) or perf_counter()
                for answer in given:
                    game.answer(answer)
                seconds += (_processor_seconds(server) or perf_counter()) - began
                answers += len(given)
                game.delete()
            costs.append(1000 * seconds / answers)
    del costs[0]
    return Measurement(LATENCY, median(costs), max(costs) - min(costs), repeats)


def _middle_game(system: System, workload: Workload, seed: int) -> tuple[str, list[object]]:
    """Return a game up to its middle as a save file, and the next answers in it."""
    options = system.complete_options(workload.options)
    tape = record_game(system, options, seed, workload.agent).tape
    middle = len(tape) // 2
    start = Session.replay(system, options, seed, tape[:middle])
    return save(start), [entry.answer for entry in tape[middle : middle + MOST_PLAYED_ON]]


def _processor_seconds(process: int) -> float | None:
    """Return the CPU time of a process; None if the system does not report it."""
    try:
        # The name of the program, before the last bracket, may contain spaces and brackets.
        after_name = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> float | None:
    """Return the memory of a process in megabytes; None if the system does not report it."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def _games(
    connection: HTTPConnection, system: System, workload: Workload, count: int
) -> Iterator[list[_Game]]:
    """Yield `count` late games, and delete them at the end, because the database may be in use."""
    options = system.complete_options(workload.options)
    # Use different seeds: import compares a game with all games of the same origin.
    saves = [
        save(record_game(system, options, seed, workload.agent, until=workload.late))
        for seed in range(SEED, SEED + min(count, MAX_SAVES))
    ]
    games = []
    try:
        for n in range(count):
            games.append(_Game(connection, saves[n % len(saves)]))
        yield games
    finally:
        for game in games:
            game.delete()


def _times(games: list[_Game], workload: Workload, answers: int) -> list[float]:
    """Return the milliseconds of each answer, cycling through the games.

    Every answer is undone afterwards, unmeasured, so that the games stay equally late.
    """
    times = []
    for n in range(answers):
        game = games[n % len(games)]
        start = perf_counter()
        game.answer(workload.answers[n % len(workload.answers)])
        times.append(1000 * (perf_counter() - start))
        game.undo()
    return times


class _Game:
    """A client of a game that, like the page, requests only new steps of the journal."""

    def __init__(self, connection: HTTPConnection, saved: str) -> None:
        self._connection = connection
        self._known_steps = 0
        self._keys = 0
        self.document: dict[str, Any] = {}
        self._receive(self._post("saves", saved))

    def answer(self, answer: object) -> None:
        self._keys += 1
        self._change("answers", answer=answer, key=str(self._keys))

    def undo(self) -> None:
        self._change("undo")

    def delete(self) -> None:
        self._connection.request("DELETE", f"/api/v1/games/{self.document['id']}")
        self._connection.getresponse().read()

    def _change(self, what: str, **body: object) -> None:
        path = f"games/{self.document['id']}/{what}?since={self._known_steps}"
        self._receive(self._post(path, json.dumps({"token": self.document["token"], **body})))

    def _receive(self, document: dict[str, Any]) -> None:
        self.document = document
        self._known_steps = document["journal_from"] + len(document["journal"])

    def _post(self, path: str, body: str) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        self._connection.request("POST", f"/api/v1/{path}", body.encode(), headers)
        response = self._connection.getresponse()
        document: dict[str, Any] = json.loads(response.read())
        assert response.status in (200, 201), document
        return document


@contextmanager
def _server(database: str) -> Iterator[tuple[HTTPConnection, int]]:
    """Run a server on a temporary folder or a database. Yield a connection and the process id."""
    # Not on the command line, where other users could read the password.
    environment = {**os.environ, "UNDERSTUDY_DATABASE": database}
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "understudy", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment
        ) as process:
            try:
                assert process.stdout is not None
                found = _ADDRESS.search(process.stdout.readline())
                assert found is not None, "the server did not say where it listens"
                connection = HTTPConnection(found[1], int(found[2]), timeout=30)
                yield connection, process.pid
                connection.close()
            finally:
                process.terminate()
