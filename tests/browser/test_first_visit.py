"""The first visit of Lite: few requests, and no file twice."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import FLAGS, PHONE, executable
from tests.browser.lite import FIRST_START_MS, new_game
from tests.browser.slow_host import slow_host
from tools.site.bundle import page_scripts

MOST_REQUESTS = 50
SMALL = 30_000
"""Bytes of a file that may be requested twice."""
CACHED = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith("understudy-page-"));
  const cache = await caches.open(name);
  const found = {};
  for (const { url } of await cache.keys()) {
    found[url] = (await (await cache.match(url)).arrayBuffer()).byteLength;
  }
  return found;
}"""


def test_the_site_has_the_scripts_of_its_pages(site_files: dict[str, bytes]) -> None:
    scripts = page_scripts(site_files)
    assert len(scripts) == 3
    assert scripts <= site_files.keys()


def test_the_first_visit_needs_few_requests_and_no_file_twice(
    chromium: Browser, site_files: dict[str, bytes], tmp_path: Path
) -> None:
    """The host sends neither ETag nor Last-Modified, and a game is begun at once."""
    # With a folder the browser also keeps large files.
    context = chromium.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=executable(),
        args=FLAGS,
        **{**PHONE, "service_workers": "allow"},
    )
    page = context.new_page()
    page.set_default_timeout(FIRST_START_MS)
    with slow_host(site_files) as host:
        page.goto(f"{host.url}/")
        game = new_game(page)
        page.goto(f"{host.url}/#/play/{game}")
        page.locator("main.play").wait_for()
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        cached = page.evaluate(CACHED)
        context.close()
    # Chromium asks again for a sprite when symbols are drawn after the page has loaded. On a busy
    # machine the page and the service worker may ask for a sprite or a small file at the same time.
    twice = [name for name, count in host.requests.items() if count > 1]
    assert [name for name in twice if len(site_files[name]) > SMALL] == []
    assert [name for name in host.requests if name not in site_files] == []
    assert sum(host.requests.values()) < MOST_REQUESTS
    # Everything is kept for use without a network, also what only a pack holds.
    for name, content in site_files.items():
        if not name.startswith(("packs/", "weights/", "index.html", "worker.js")):
            assert cached[f"{host.url}/{name}"] == len(content), name
