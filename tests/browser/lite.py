"""The page that needs no server, on a static host of its own, in a folder below it."""

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
from tools.site.building import headers, site_files, write_site
from tools.site.engine import ROOT
from tools.site.serving import host

FIRST = 120_000
"""The first start takes its time."""

ASK = """async ([method, path, body]) => {
  const { ask } = await import("understudy/backend");
  return ask(method, path, body ?? undefined);
}"""
MEMORY_KEPT = """async () => {
  const kept = await (await caches.open("understudy-memory")).keys();
  return kept.length;
}"""
CLEAR = """async () => {
  const [{ Texts }, { FOLDER }] = await Promise.all(["text_store", "storage_names"].map((name) =>
    import(`./lite/${name}.js`)));
  const texts = await Texts.open(FOLDER);
  const kept = [...await texts.news(), ...await texts.games()];
  await texts.write(kept.map(([kind, name]) => [kind, name, null]));
}"""


def built() -> dict[str, bytes]:
    """All files of the site."""
    subprocess.run(["sh", str(ROOT / "tools" / "javascript" / "install.sh")], check=True)
    return site_files()


SITES: "dict[str, Site]" = {}
"""Those that can be reached, by their address."""


class Site:
    """The site on a host that can be stopped and started, which keeps its port."""

    beside: Page | None = None
    """A page of the same browser, which lays out games for tests."""

    def __init__(self, folder: Path, files: Mapping[str, bytes], sent: Mapping[str, str]) -> None:
        self.folder = folder
        self.sent = sent
        self.port = 0
        self._held: HeldPort | None = None
        self._host: ThreadingHTTPServer | None = None
        self.put(files)

    @property
    def url(self) -> str:
        """Where the page is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}/games/understudy"

    def put(self, files: Mapping[str, bytes]) -> None:
        """From now on these are the files."""
        write_site(files, self.folder / "games" / "understudy")

    def start(self) -> None:
        if not self.port:
            self._held = HeldPort()
            self.port = self._held.number
        self._host = host(self.folder, self.port, self.sent)
        self._host.daemon_threads = True
        threading.Thread(target=self._host.serve_forever, daemon=True).start()
        SITES[self.url] = self

    def stop(self) -> None:
        """The host is gone."""
        if self._host is not None:
            self._host.shutdown()
            self._host.server_close()
            self._host = None

    def close(self) -> None:
        """It will not be started again."""
        self.stop()
        if self._held is not None:
            self._held.close()


@contextmanager
def hosting(
    folder: Path, files: Mapping[str, bytes], policy: Callable[[], Mapping[str, str]] = headers
) -> Iterator[Site]:
    """A site that can be reached."""
    site = Site(folder, files, policy())
    site.start()
    try:
        yield site
    finally:
        site.close()


def lay_out(site: Site, method: str, path: str, body: object) -> str:
    """What the back end of the browser under test says; only what it takes is asked of it."""
    assert site.beside is not None
    status, text = asked_of(site.beside, method, path, body)
    assert status < 400, text
    return text


def asked_of(page: Page, method: str, path: str, body: object = None) -> tuple[int, str]:
    """What the page's own back end says."""
    sent = body if body is None or isinstance(body, str) else json.dumps(body)
    reply: dict[str, Any] = page.evaluate(ASK, [method, path, sent])
    return reply["status"], reply["text"]


def clear(site: Site) -> None:
    """The browser under test keeps nothing any more."""
    assert site.beside is not None
    site.beside.evaluate(CLEAR)


def kept_memory(page: Page) -> None:
    """Wait until the next start can be from kept memory."""
    while not page.evaluate(MEMORY_KEPT):
        page.wait_for_timeout(50)


def begun(page: Page, site: Site, **wanted: object) -> str:
    """The id of a new game, laid out by the page itself."""
    page.goto(f"{site.url}/")
    return new_game(page, **wanted)


def new_game(page: Page, **wanted: object) -> str:
    """The id of a new game, laid out by the page that is open."""
    status, text = asked_of(page, "POST", "games", {"system": "mars", "options": {}, **wanted})
    assert status == 201, text
    return str(json.loads(text)["id"])
