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
RARE = {f"rare{number}.js": b"export const rare = %d;" % number for number in range(20)}
SITE = with_worker({"index.html": INDEX, "handover.html": INDEX, "python/a.txt": ENGINE, **RARE})

INSTALL = """async () => {
  await (await fetch("python/a.txt")).text();
  await navigator.serviceWorker.register("worker.js");
  await navigator.serviceWorker.ready;
  // It takes over this page just after it is ready.
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const cached = async (file) => (await cache.match(file))?.text();
  const { rare } = await import("./rare8.js");
  return [await cached("python/a.txt"), await cached("rare7.js"), rare];
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
    assert page.evaluate(INSTALL) == [ENGINE.decode(), RARE["rare7.js"].decode(), 8]
    assert seen["python/a.txt"] == 1
    # What the page has not used is one download.
    assert seen["packs/rest.txt"] == 1
    assert not [name for name in seen if name.startswith("rare")]
    context.close()


def test_a_file_of_a_pack_that_is_already_here_is_not_downloaded_again(
    chromium: Browser, requests: tuple[str, Counter[str]]
) -> None:
    address, seen = requests
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate("async () => (await fetch('rare7.js')).text()")
    page.evaluate(INSTALL)
    assert "packs/rest.txt" not in seen
    assert {seen[name] for name in RARE} == {1}
    context.close()
