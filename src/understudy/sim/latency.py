"""How long a person waits for the server: answers in a late game, over a real socket."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

LATE: Final = 15
"""The generation in which the measuring begins."""
REPORTS: Final = 3
"""What the person reports in each of their turns before it."""

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


def answer_latency(answers: int) -> Latency:
    """Answer so many questions of a late game, a report and the end of a turn by turns.

    The end of a turn includes the whole turn of MarsBot. Every answer is taken back afterwards,
    unmeasured, so that the game stays as late as it is.
    """
    with _server() as connection:
        game = _Game(connection)
        game.play_until(LATE)
        times = []
        for n in range(answers):
            began = perf_counter()
            game.answer("done" if n % 2 else {"do": "tr", "change": 1})
            times.append(1000 * (perf_counter() - began))
            game.undo()
    times.sort()
    return Latency(times[len(times) // 2], times[(99 * (len(times) - 1)) // 100], len(times))


class _Game:
    """A game as a page plays it: it has the journal, and asks only for what is new."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self._known = 0
        self._keys = 0
        self.document: dict[str, Any] = {}
        self._take(self._post("games", {"system": "mars", "seed": 1}))

    def answer(self, answer: object) -> None:
        """Answer the question."""
        self._keys += 1
        self._change("answers", answer=answer, key=str(self._keys))

    def undo(self) -> None:
        """Take it back."""
        self._change("undo")

    def play_until(self, generation: int) -> None:
        """A busy person's turns, up to the first question of this generation."""
        turns = 0
        while self.document["view"]["generation"] < generation:
            question = self.document["question"]
            if question["id"] != "mars-ask-turn":
                self.answer(question["default"])
                continue
            turns += 1
            if self.document["view"]["bot"]["passed"]:
                self.answer("pass")
            else:
                self.answer({"do": "tr", "change": 1} if turns % (REPORTS + 1) else "done")

    def _change(self, what: str, **body: object) -> None:
        path = f"games/{self.document['id']}/{what}?since={self._known}"
        self._take(self._post(path, {"token": self.document["token"], **body}))

    def _take(self, document: dict[str, Any]) -> None:
        self.document = document
        self._known = document["journal_from"] + len(document["journal"])

    def _post(self, path: str, body: object) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        self._connection.request("POST", f"/api/v1/{path}", json.dumps(body), headers)
        response = self._connection.getresponse()
        document: dict[str, Any] = json.loads(response.read())
        assert response.status in (200, 201), document
        return document


@contextmanager
def _server() -> Iterator[HTTPConnection]:
    """The real server on a folder of its own, gone at the end."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "understudy", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                found = _ADDRESS.search(process.stdout.readline())
                assert found is not None, "the server did not say where it listens"
                connection = HTTPConnection(found[1], int(found[2]), timeout=30)
                yield connection
                connection.close()
            finally:
                process.terminate()
