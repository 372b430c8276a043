"""Figures of a running server in the text form that Prometheus reads.

Nothing in them tells of a game or a person. They are answered on a port of their own that only this
machine reaches: a gateway that passes on everything else passes on none of them.
"""

from __future__ import annotations

import mmap
import threading
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version
from itertools import accumulate
from pathlib import Path
from threading import Lock
from typing import Final

from understudy.core import Refused

HOST: Final = "127.0.0.1"
PATH: Final = "/metrics"
MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
TIMEOUT: Final = 5

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: for each of them it is counted how many requests took no longer."""

ANSWERS: Final = ("POST", "/api/v1/games/{id}/answers", 200)

GAUGES: Final = {
    "streams": "Screens that listen for changes.",
    "open_games": "Games held in memory.",
    "forecasts": "Forecasts being made.",
    "memory_bytes": "Memory that this process holds.",
    "writable": "Whether games can be kept: 1 or 0.",
}
"""What can be looked at any time, by name."""

Gauges = Mapping[str, Callable[[], float]]
"""How each of them is found out."""


def held_memory() -> float:
    """The bytes that this process holds; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE


class Metrics:
    """Counts while the server runs. Called from any thread."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges
        self._lock = Lock()
        self._requests = Counter[tuple[str, str, int]]()
        self._refusals = Counter[str]()
        self._took: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._seconds: defaultdict[str, float] = defaultdict(float)

    def count(self, method: str, call: str, status: int, refused: str, seconds: float) -> None:
        """A request was answered; `refused` names the refusal if it was one."""
        with self._lock:
            self._requests[method, call, status] += 1
            if refused:
                self._refusals[refused] += 1
            self._took[call][bisect_left(BUCKETS, seconds)] += 1
            self._seconds[call] += seconds

    def text(self) -> str:
        """All figures as they are now."""
        now = {name: look() for name, look in self._gauges.items()}
        with self._lock:
            return "".join(f"{line}\n" for line in self._lines(now))

    def _lines(self, now: Mapping[str, float]) -> Iterator[str]:
        yield from _about("understudy_info", "gauge", "The version that runs.")
        yield _line("understudy_info", 1, version=version("understudy"))
        yield from _about("understudy_requests_total", "counter", "Requests by call and status.")
        for (method, call, status), count in sorted(self._requests.items()):
            labels = {"method": method, "call": call, "status": str(status)}
            yield _line("understudy_requests_total", count, **labels)
        yield from _about("understudy_answers_total", "counter", "Answers that were kept.")
        yield _line("understudy_answers_total", self._requests[ANSWERS])
        yield from _about("understudy_refusals_total", "counter", "Refusals by what was said.")
        for kind, count in sorted(self._refusals.items()):
            yield _line("understudy_refusals_total", count, kind=kind)
        name = "understudy_request_seconds"
        yield from _about(name, "histogram", "How long requests took until they were answered.")
        for call, took in sorted(self._took.items()):
            for step, count in zip(
                (*map(str, BUCKETS), "+Inf"),
                accumulate(took[place] for place in range(len(BUCKETS) + 1)),
                strict=True,
            ):
                yield _line(f"{name}_bucket", count, call=call, le=step)
            yield _line(f"{name}_sum", self._seconds[call], call=call)
            yield _line(f"{name}_count", took.total(), call=call)
        for name, value in now.items():
            yield from _about(f"understudy_{name}", "gauge", GAUGES[name])
            yield _line(f"understudy_{name}", value)


def _about(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _line(name: str, value: float, **labels: str) -> str:
    """A figure. What stands in labels is ours alone: no quotes, no ends of lines."""
    named = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"{name}{{{named}}} {_number(value)}" if named else f"{name} {_number(value)}"


def _number(value: float) -> str:
    """As many digits as it takes."""
    return str(int(value)) if value == int(value) else repr(value)


@contextmanager
def metrics_server(port: int, metrics: Metrics) -> Iterator[None]:
    """Answer with the figures on this port of the machine itself."""

    class Handler(BaseHTTPRequestHandler):
        timeout = TIMEOUT

        def do_GET(self) -> None:
            found = self.path == PATH
            body = metrics.text().encode() if found else b""
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", MEDIA_TYPE)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Nobody needs to know who asks."""

    try:
        server = ThreadingHTTPServer((HOST, port), Handler)
    except OSError:
        raise Refused("server-port-taken", port=str(port)) from None
    with server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield
        finally:
            server.shutdown()
