"""How long a person waits for the server: answers in a late game, over a real socket."""

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

from understudy.core import System, Workload, save
from understudy.sim.bench import ANSWERS, SEED, Measurement
from understudy.sim.single_game import record_game

DIFFERENT: Final = 50
"""So many different games are played at the most."""

_ADDRESS: Final = re.compile(r"http://(127\.0\.0\.1):(\d+)")


@dataclass(frozen=True, slots=True)
class Latency:
    """How long `n` answers took, in milliseconds: the median, and what 99 in 100 did not pass."""

    median: float
    p99: float
    n: int

    def to_json(self) -> dict[str, float]:
        """The figures by name; the spread is how far the slow ones lie from the median."""
        spread = self.p99 - self.median
        return {"milliseconds": self.median, "spread": spread, "n": self.n, "p99": self.p99}


@dataclass(frozen=True, slots=True)
class ServerLoad(Measurement):
    """Answers a second, and what they cost the server, where the system tells.

    Its processor time hardly depends on what else the machine does; a database has its own.
    """

    processor_ms: float | None = None
    memory_mb: float | None = None

    def to_json(self) -> dict[str, float]:
        """The figures by name."""
        figures = Measurement.to_json(self)
        if self.processor_ms is not None and self.memory_mb is not None:
            figures |= {"processor_ms": self.processor_ms, "memory_mb": self.memory_mb}
        return figures


def answer_latency(system: System, workload: Workload, answers: int, database: str = "") -> Latency:
    """Give `answers` answers in a late game, those of the workload by turns."""
    with _server(database) as (connection, _), _games(connection, system, workload, 1) as games:
        times = sorted(_times(games, workload, answers))
    return Latency(times[len(times) // 2], times[(99 * (len(times) - 1)) // 100], len(times))


def answer_rate(
    system: System, workload: Workload, answers: int, repeats: int, database: str = ""
) -> Measurement:
    """Give `answers` answers, as often as `repeats` says, in each of many open games by turns."""
    many = min(workload.open_games, answers)
    with (
        _server(database) as (connection, server),
        _games(connection, system, workload, many) as games,
    ):
        before = _processor_seconds(server)
        rates = [1000 * answers / sum(_times(games, workload, answers)) for _ in range(repeats)]
        after, memory = _processor_seconds(server), _memory(server)
    # Every answer was taken back: that is a change as well.
    changes = 2 * answers * repeats
    cost = None if before is None or after is None else 1000 * (after - before) / changes
    return ServerLoad(
        ANSWERS, median(rates), max(rates) - min(rates), repeats,
        processor_ms=cost, memory_mb=memory,
    )  # fmt: skip


def _processor_seconds(process: int) -> float | None:
    """What a process has had of the processors; None where the system does not tell."""
    try:
        # What stands before may hold blanks and brackets: the name of the program.
        after_name = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> float | None:
    """The megabytes that a process holds; None where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def _games(
    connection: HTTPConnection, system: System, workload: Workload, many: int
) -> Iterator[list[_Game]]:
    """So many late games; at the end they are deleted, since a database may be somebody's."""
    options = system.complete_options(workload.options)
    # Whoever brings a game has it compared with those that began like it: they must not be many.
    saved = [
        save(record_game(system, options, seed, workload.agent, until=workload.late))
        for seed in range(SEED, SEED + min(many, DIFFERENT))
    ]
    games = []
    try:
        for n in range(many):
            games.append(_Game(connection, saved[n % len(saved)]))
        yield games
    finally:
        for game in games:
            game.delete()


def _times(games: list[_Game], workload: Workload, answers: int) -> list[float]:
    """How many milliseconds each answer took, in one game after the other.

    Every answer is taken back afterwards, unmeasured, so that the games stay as late as they are.
    """
    times = []
    for n in range(answers):
        game = games[n % len(games)]
        began = perf_counter()
        game.answer(workload.answers[n % len(workload.answers)])
        times.append(1000 * (perf_counter() - began))
        game.undo()
    return times


class _Game:
    """A game as a page plays it: it has the journal, and asks only for what is new."""

    def __init__(self, connection: HTTPConnection, saved: str) -> None:
        self._connection = connection
        self._known = 0
        self._keys = 0
        self.document: dict[str, Any] = {}
        self._take(self._post("saves", saved))

    def answer(self, answer: object) -> None:
        """Answer the question."""
        self._keys += 1
        self._change("answers", answer=answer, key=str(self._keys))

    def undo(self) -> None:
        """Take it back."""
        self._change("undo")

    def delete(self) -> None:
        """Leave nothing of it."""
        self._connection.request("DELETE", f"/api/v1/games/{self.document['id']}")
        self._connection.getresponse().read()

    def _change(self, what: str, **body: object) -> None:
        path = f"games/{self.document['id']}/{what}?since={self._known}"
        self._take(self._post(path, json.dumps({"token": self.document["token"], **body})))

    def _take(self, document: dict[str, Any]) -> None:
        self.document = document
        self._known = document["journal_from"] + len(document["journal"])

    def _post(self, path: str, body: str) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        self._connection.request("POST", f"/api/v1/{path}", body.encode(), headers)
        response = self._connection.getresponse()
        document: dict[str, Any] = json.loads(response.read())
        assert response.status in (200, 201), document
        return document


@contextmanager
def _server(database: str) -> Iterator[tuple[HTTPConnection, int]]:
    """The real server on a folder of its own or on this database, and which process that is."""
    # On its command line others could read a password.
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
