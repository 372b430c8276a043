"""A static file server for testing the site locally."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Host(SimpleHTTPRequestHandler):
    """Request handler that serves files and disables caching."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | MEDIA_TYPES
    headers_to_send: Mapping[str, str] = {}

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        for name, value in self.headers_to_send.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Do not log requests."""


def host(folder: Path, port: int, headers: Mapping[str, str] | None = None) -> ThreadingHTTPServer:
    """Return a server of this folder on the loopback interface."""

    class Handler(Host):
        headers_to_send = headers or {}

    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def serve(folder: Path, port: int, headers: Mapping[str, str]) -> None:
    """Serve the folder until Ctrl-C."""
    with host(folder, port, headers) as server:
        print(f"http://127.0.0.1:{server.server_port}", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
