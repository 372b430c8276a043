"""A reverse proxy for tests: it forwards requests, or answers with its own error page."""

import http.client
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = b"<!doctype html><title>Bad gateway</title><h1>The gateway is sorry</h1>"
HOP_BY_HOP = frozenset({"connection", "keep-alive", "transfer-encoding"})


class ReverseProxy(ThreadingHTTPServer):
    """Reverse proxy on this machine; it answers `status` for paths that `down` matches."""

    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.behind = port
        self.down: re.Pattern[str] | None = None
        self.status = 502
        self.streams: set[socket.socket] = set()

    @property
    def url(self) -> str:
        """Return the address without a slash at the end."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def fail(self, path: str = "", status: int = 502) -> None:
        """Answer matching paths with an error from now on, and cut open streams."""
        self.down, self.status = re.compile(path), status
        self.cut_streams()

    def cut_streams(self) -> None:
        """Shut down open streams; closing them would wait for the next data."""
        for stream in list(self.streams):
            with suppress(OSError):
                stream.shutdown(socket.SHUT_RDWR)

    def recover(self) -> None:
        """Forward all requests again."""
        self.down = None


class _Handler(BaseHTTPRequestHandler):
    server: ReverseProxy

    def _pass_on(self) -> None:
        proxy = self.server
        if proxy.down and proxy.down.search(self.path):
            self.send_response(proxy.status)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(PAGE)
            return
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(length) if length else None
        behind = http.client.HTTPConnection("127.0.0.1", proxy.behind)
        behind.request(self.command, self.path, body, dict(self.headers))
        stream = behind.sock
        proxy.streams.add(stream)
        response = behind.getresponse()
        try:
            self.send_response(response.status)
            for name, value in response.getheaders():
                if name.lower() not in HOP_BY_HOP:
                    self.send_header(name, value)
            self.end_headers()
            while piece := response.read1(65536):
                self.wfile.write(piece)
        except (OSError, ValueError, AttributeError):
            # Client or server closed the connection.
            self.close_connection = True
        finally:
            proxy.streams.discard(stream)
            behind.close()

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


for _method in ("GET", "POST", "PUT", "DELETE", "HEAD"):
    setattr(_Handler, f"do_{_method}", _Handler._pass_on)


@contextmanager
def run_proxy(port: int) -> Iterator[ReverseProxy]:
    """Run a reverse proxy for the server at this port."""
    proxy = ReverseProxy(port)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    try:
        yield proxy
    finally:
        proxy.cut_streams()
        proxy.shutdown()
        proxy.server_close()
