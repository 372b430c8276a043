"""A static host behind a slow line, which counts its requests."""

import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import PurePath
from typing import Any

from tools.site.static_server import MEDIA_TYPES
from understudy.server.page.assets import MEDIA_TYPES as PAGE_TYPES

PART = 8_192
"""Bytes that are sent at a time."""


class Line:
    """A line that all requests share; `rate` is in bytes a second, `latency` in seconds."""

    def __init__(self, rate: float | None = None, latency: float = 0) -> None:
        self.rate = rate
        self.latency = latency
        self._lock = threading.Lock()
        self._free = 0.0

    def wait(self, size: int) -> None:
        """Wait until the line has carried these bytes."""
        if self.rate is None:
            return
        with self._lock:
            now = time.monotonic()
            self._free = max(now, self._free) + size / self.rate
            until = self._free
        time.sleep(max(0.0, until - now))


class SlowHost:
    """A running host: its address, what was requested, and the bytes that were sent."""

    def __init__(self, files: Mapping[str, bytes], line: Line) -> None:
        self.requests: Counter[str] = Counter()
        self.sent = 0
        self.line = line
        self.files = files
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, self))
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """Return the address of the page without a slash at the end."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Handler(BaseHTTPRequestHandler):
    """Sends files without ETag and Last-Modified, and compressed ones if there are any."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def __init__(self, own: SlowHost, request: Any, client: Any, server: Any) -> None:
        self.own = own
        super().__init__(request, client, server)

    def do_GET(self) -> None:
        name = self.path.split("?")[0].removeprefix("/") or "index.html"
        self.own.requests[name] += 1
        time.sleep(self.own.line.latency)
        files = self.own.files
        content = files.get(name)
        packed = files.get(f"{name}.br") if "br" in self.headers["Accept-Encoding"] else None
        sent = packed or content or b""
        self.send_response(404 if content is None else 200)
        suffix = PurePath(name).suffix
        kind = MEDIA_TYPES.get(suffix) or PAGE_TYPES.get(suffix, "application/octet-stream")
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Length", str(len(sent)))
        if packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        # A browser that is closed does not wait for the rest.
        with suppress(ConnectionError):
            for begin in range(0, len(sent), PART):
                part = sent[begin : begin + PART]
                self.own.line.wait(len(part))
                self.wfile.write(part)
            self.own.sent += len(sent)

    def log_message(self, format: str, *args: object) -> None:
        """Do not log requests."""


@contextmanager
def slow_host(files: Mapping[str, bytes], line: Line | None = None) -> Iterator[SlowHost]:
    """Run a host of these files."""
    host = SlowHost(files, line or Line())
    try:
        yield host
    finally:
        host.close()
