"""The service worker caches what the page has just loaded without downloading it again."""

import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser

from tools.site.build import with_worker

INDEX = b"<!doctype html><title>Site</title>"
ENGINE = b"engine " * 1000
SITE = with_worker({"index.html": INDEX, "handover.html": INDEX, "engine.txt": ENGINE})

INSTALL = """async () => {
  await (await fetch("engine.txt")).text();
  await navigator.serviceWorker.register("worker.js");
  await navigator.serviceWorker.ready;
  const [name] = await caches.keys();
  const cached = await (await caches.open(name)).match("engine.txt");
  return cached.text();
}"""


@pytest.fixture
def requests() -> Iterator[tuple[str, Counter[str]]]:
    """Run a host that sends neither ETag nor Last-Modified. Yield its address and its requests."""
    seen: Counter[str] = Counter()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = self.path.removeprefix("/") or "index.html"
            seen[name] += 1
            kind = "text/javascript" if name.endswith(".js") else "text/html"
            content = SITE.get(name)
            self.send_response(404 if content is None else 200)
            self.send_header("Content-Type", kind)
            self.send_header("Cache-Control", "no-cache")
            self.send_header("Content-Length", str(len(content or b"")))
            self.end_headers()
            self.wfile.write(content or b"")

        def log_message(self, format: str, *args: object) -> None:
            """Do not log requests."""

    host = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/", seen
    host.shutdown()
    host.server_close()


def test_a_host_without_validators_sends_each_file_once(
    chromium: Browser, requests: tuple[str, Counter[str]]
) -> None:
    address, seen = requests
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    assert page.evaluate(INSTALL) == ENGINE.decode()
    assert seen["engine.txt"] == 1
    context.close()
