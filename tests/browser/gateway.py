"""A gateway before the server: it passes everything on, or shows an error page of its own."""

import http.client
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = b"<!doctype html><title>Bad gateway</title><h1>The gateway is sorry</h1>"
HOP_BY_HOP = frozenset({"connection", "keep-alive", "transfer-encoding"})


class Gateway(ThreadingHTTPServer):
    """Listens on this machine; `status` is what it says for paths that `down` matches."""

    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.behind = port
        self.down: re.Pattern[str] | None = None
        self.status = 502
        self.streams: set[socket.socket] = set()

    @property
    def url(self) -> str:
        """Where it answers, without a slash at the end."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def close(self, path: str = "", status: int = 502) -> None:
        """The server behind cannot be reached any more, nor can streams that were open."""
        self.down, self.status = re.compile(path), status
        self.cut_streams()

    def cut_streams(self) -> None:
        """End what is being passed on; closing would wait until something comes."""
        for stream in list(self.streams):
            with suppress(OSError):
                stream.shutdown(socket.SHUT_RDWR)

    def open(self) -> None:
        """All is well again."""
        self.down = None


class _Handler(BaseHTTPRequestHandler):
    server: Gateway

    def _pass_on(self) -> None:
        gateway = self.server
        if gateway.down and gateway.down.search(self.path):
            self.send_response(gateway.status)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(PAGE)
            return
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(length) if length else None
        behind = http.client.HTTPConnection("127.0.0.1", gateway.behind)
        behind.request(self.command, self.path, body, dict(self.headers))
        stream = behind.sock
        gateway.streams.add(stream)
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
            # One of the two sides has gone.
            self.close_connection = True
        finally:
            gateway.streams.discard(stream)
            behind.close()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


for _method in ("GET", "POST", "PUT", "DELETE", "HEAD"):
    setattr(_Handler, f"do_{_method}", _Handler._pass_on)


@contextmanager
def gateway_to(port: int) -> Iterator[Gateway]:
    """A running gateway, gone at the end."""
    gateway = Gateway(port)
    threading.Thread(target=gateway.serve_forever, daemon=True).start()
    try:
        yield gateway
    finally:
        gateway.cut_streams()
        gateway.shutdown()
        gateway.server_close()
