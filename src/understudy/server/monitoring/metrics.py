"""Metrics of a running server in the Prometheus text format.

They contain no game ids and no personal data. They are served on a separate port that only this
machine can reach, so that a reverse proxy does not expose them.
"""

from __future__ import annotations

import mmap
import threading
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import accumulate
from pathlib import Path
from threading import Lock
from typing import Final

from understudy.core import Refused
from understudy.distribution import installed_version

HOST: Final = "127.0.0.1"
LOCAL_NAMES: Final = frozenset({HOST, "localhost"})
PATH: Final = "/metrics"
MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
TIMEOUT: Final = 5

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the histogram of response times, in seconds."""

ANSWERS: Final = ("POST", "/api/v1/games/{id}/answers", 200)

GAUGES: Final = {
    "streams": "Open event streams.",
    "open_games": "Games in memory.",
    "forecasts": "Forecasts in progress.",
    "memory_bytes": "Resident memory of this process.",
    "writable": "Whether the store is writable: 1 or 0.",
}
"""Help texts of the gauges, by name."""

Gauges = Mapping[str, Callable[[], float]]
"""Functions that return the current values, by name."""


def resident_memory() -> float:
    """Return the resident memory of this process in bytes; 0 if the system does not report it."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE


class Metrics:
    """Counters of requests. Thread-safe."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges
        self._lock = Lock()
        self._requests = Counter[tuple[str, str, int]]()
        self._refusals = Counter[str]()
        self._buckets: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._seconds: defaultdict[str, float] = defaultdict(float)

    def count(self, method: str, call: str, status: int, refused: str, seconds: float) -> None:
        """Count a request; `refused` is the message id of a refusal, or empty."""
        with self._lock:
            self._requests[method, call, status] += 1
            if refused:
                self._refusals[refused] += 1
            self._buckets[call][bisect_left(BUCKETS, seconds)] += 1
            self._seconds[call] += seconds

    def text(self) -> str:
        values = {name: read() for name, read in self._gauges.items()}
        with self._lock:
            return "".join(f"{line}\n" for line in self._lines(values))

    def _lines(self, values: Mapping[str, float]) -> Iterator[str]:
        yield from _help("understudy_info", "gauge", "The version of the server.")
        yield _line("understudy_info", 1, version=installed_version())
        yield from _help("understudy_requests_total", "counter", "Requests by endpoint and status.")
        for (method, call, status), count in sorted(self._requests.items()):
            labels = {"method": method, "call": call, "status": str(status)}
            yield _line("understudy_requests_total", count, **labels)
        yield from _help("understudy_answers_total", "counter", "Stored answers.")
        yield _line("understudy_answers_total", self._requests[ANSWERS])
        yield from _help("understudy_refusals_total", "counter", "Refusals by message id.")
        for kind, count in sorted(self._refusals.items()):
            yield _line("understudy_refusals_total", count, kind=kind)
        name = "understudy_request_seconds"
        yield from _help(name, "histogram", "Response times of requests.")
        for call, buckets in sorted(self._buckets.items()):
            for bound, count in zip(
                (*map(str, BUCKETS), "+Inf"),
                accumulate(buckets[index] for index in range(len(BUCKETS) + 1)),
                strict=True,
            ):
                yield _line(f"{name}_bucket", count, call=call, le=bound)
            yield _line(f"{name}_sum", self._seconds[call], call=call)
            yield _line(f"{name}_count", buckets.total(), call=call)
        for name, value in values.items():
            yield from _help(f"understudy_{name}", "gauge", GAUGES[name])
            yield _line(f"understudy_{name}", value)


def _help(name: str, kind: str, text: str) -> Iterator[str]:
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"


def _line(name: str, value: float, **labels: str) -> str:
    """Return a sample. Labels need no escaping: all values are our own constants."""
    pairs = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"{name}{{{pairs}}} {_number(value)}" if pairs else f"{name} {_number(value)}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


@contextmanager
def metrics_server(port: int, metrics: Metrics) -> Iterator[None]:
    """Serve the metrics on this port of the loopback interface."""

    class Handler(BaseHTTPRequestHandler):
        timeout = TIMEOUT

        def do_GET(self) -> None:
            # With DNS rebinding a page of another site could read the metrics.
            ours = self.headers.get("Host", "").rpartition(":")[0] in LOCAL_NAMES
            found = ours and self.path == PATH
            body = metrics.text().encode() if found else b""
            self.send_response(200 if found else 404 if ours else 403)
            self.send_header("Content-Type", MEDIA_TYPE)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Do not log requests."""

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
