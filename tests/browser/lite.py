"""Lite on a static host, in a folder of the host."""

import json
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.serving import HeldPort
from tools.site.build import headers, site_files, write_site
from tools.site.engine import ROOT
from tools.site.static_server import host

FIRST_START_MS = 120_000
"""Milliseconds for the first start."""

ASK = """async ([method, path, body]) => {
  const { ask } = await import("understudy/backend");
  return ask(method, path, body ?? undefined);
}"""
MEMORY_KEPT = """async () => {
  const kept = await (await caches.open("understudy-memory")).keys();
  return kept.length;
}"""
CLEAR = """async () => {
  const names = ["text_store", "storage_names"];
  const [{ TextStore }, { FOLDER }] = await Promise.all(names
    .map((name) => import(`./lite/${name}.js`)));
  const texts = await TextStore.open(FOLDER);
  const kept = [...await texts.changedTexts(), ...await texts.games()];
  await texts.write(kept.map(([kind, name]) => [kind, name, null]));
}"""


def build_files() -> dict[str, bytes]:
    """Build the site and return its files."""
    subprocess.run(["sh", str(ROOT / "tools" / "javascript" / "install.sh")], check=True)
    return site_files()


SITES: "dict[str, Site]" = {}
"""Running sites by their address."""


class Site:
    """The site on a host that keeps its port when it is stopped and started."""

    helper_page: Page | None = None
    """Page of the same browser that prepares games for tests."""

    def __init__(self, folder: Path, files: Mapping[str, bytes], sent: Mapping[str, str]) -> None:
        self.folder = folder
        self.headers = sent
        self.port = 0
        self._held: HeldPort | None = None
        self._host: ThreadingHTTPServer | None = None
        self.replace_files(files)

    @property
    def url(self) -> str:
        """Return the address of the page without a slash at the end."""
        return f"http://127.0.0.1:{self.port}/games/understudy"

    def replace_files(self, files: Mapping[str, bytes]) -> None:
        """Replace the files of the site."""
        write_site(files, self.folder / "games" / "understudy")

    def start(self) -> None:
        if not self.port:
            self._held = HeldPort()
            self.port = self._held.number
        self._host = host(self.folder, self.port, self.headers)
        self._host.daemon_threads = True
        threading.Thread(target=self._host.serve_forever, daemon=True).start()
        SITES[self.url] = self

    def stop(self) -> None:
        """Stop the host."""
        if self._host is not None:
            self._host.shutdown()
            self._host.server_close()
            self._host = None

    def close(self) -> None:
        """Stop the host and release its port."""
        self.stop()
        if self._held is not None:
            self._held.close()


@contextmanager
def run_site(
    folder: Path, files: Mapping[str, bytes], policy: Callable[[], Mapping[str, str]] = headers
) -> Iterator[Site]:
    """Run a site."""
    site = Site(folder, files, policy())
    site.start()
    try:
        yield site
    finally:
        site.close()


def ask_backend(site: Site, method: str, path: str, body: object) -> str:
    """Send a request to the back end of the browser under test; it must succeed."""
    assert site.helper_page is not None
    status, text = ask_page(site.helper_page, method, path, body)
    assert status < 400, text
    return text


def ask_page(page: Page, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Send a request to the back end of the page; return status and text."""
    sent = body if body is None or isinstance(body, str) else json.dumps(body)
    reply: dict[str, Any] = page.evaluate(ASK, [method, path, sent])
    return reply["status"], reply["text"]


def clear_storage(site: Site) -> None:
    """Delete everything that the browser under test has stored."""
    assert site.helper_page is not None
    site.helper_page.evaluate(CLEAR)


def wait_for_stored_memory(page: Page) -> None:
    """Wait until the memory of the engine is stored for the next start."""
    while not page.evaluate(MEMORY_KEPT):
        page.wait_for_timeout(50)


def open_new_game(page: Page, site: Site, **wanted: object) -> str:
    """Open the site, create a game and return its id."""
    page.goto(f"{site.url}/")
    return new_game(page, **wanted)


def new_game(page: Page, **wanted: object) -> str:
    """Create a game on the open page and return its id."""
    status, text = ask_page(page, "POST", "games", {"system": "mars", "options": {}, **wanted})
    assert status == 201, text
    return str(json.loads(text)["id"])
