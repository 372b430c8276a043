"""A plain static host on this machine, as any other would do."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

ENDINGS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Host(SimpleHTTPRequestHandler):
    """Sends files, and asks browsers to look whether there are newer ones."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | ENDINGS
    more: Mapping[str, str] = {}

    def end_headers(self) -> None:
        """Files change their content, not their name."""
        self.send_header("Cache-Control", "no-cache")
        for name, value in self.more.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is said of single requests."""


def host(folder: Path, port: int, headers: Mapping[str, str] | None = None) -> ThreadingHTTPServer:
    """A host of this folder, on this machine alone."""

    class Sending(Host):
        more = headers or {}

    return ThreadingHTTPServer(("127.0.0.1", port), partial(Sending, directory=str(folder)))


def serve(folder: Path, port: int, headers: Mapping[str, str]) -> None:
    """Serve the folder until Ctrl-C."""
    with host(folder, port, headers) as serving:
        print(f"http://127.0.0.1:{serving.server_port}", flush=True)
        with suppress(KeyboardInterrupt):
            serving.serve_forever()
