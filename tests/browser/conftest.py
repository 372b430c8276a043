"""A real Chromium, as a phone and as a desktop.

Playwright keeps an event loop in this thread while the browser lives, so tests in the same
process cannot call `asyncio.run`; a client with a thread of its own works.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.lite import FIRST, Site, built, hosting, kept_memory
from tests.serving import Server, serving

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
# The worker that keeps the page would fetch all of it again for every test; its own tests let it.
PHONE: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
DESKTOP: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 1440, "height": 900},
    "service_workers": "block",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium, without a window."""
    executable = next(filter(None, map(shutil.which, NAMES)), None)
    if executable is None:
        missing = f"no Chromium on the PATH (tried {', '.join(NAMES)}): apt-get install chromium"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running; each makes games of its own."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def site_files() -> dict[str, bytes]:
    """The page that needs no server, built as `make site` does."""
    return built()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, site_files: dict[str, bytes]) -> Iterator[Site]:
    with hosting(tmp_path_factory.mktemp("site"), site_files) as site:
        yield site


@pytest.fixture(scope="session")
def device(chromium: Browser, site: Site) -> Iterator[BrowserContext]:
    """A telephone on which the first start is over."""
    context = chromium.new_context(**PHONE)
    outside: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((f"{site.url}/", "data:", "blob:")):
            outside.append(request.url)

    context.on("request", look)
    page = context.new_page()
    errors: list[Error] = []
    page.on("pageerror", lambda error: errors.append(error))
    page.goto(f"{site.url}/")
    expect(page.get_by_text("Preparing, only this once")).to_be_visible()
    bar = page.get_by_role("progressbar", name="Preparing, only this once")
    expect(bar).to_have_count(0, timeout=FIRST)
    kept_memory(page)
    page.close()
    yield context
    context.close()
    assert errors == []
    assert outside == []


@pytest.fixture
def lite(device: BrowserContext) -> Iterator[Page]:
    """A page on that telephone."""
    page = device.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))

    def hear(said: ConsoleMessage) -> None:
        if "Security Policy" in said.text:
            broken.append(said.text)

    page.on("console", hear)
    page.set_default_timeout(20_000)
    yield page
    page.close()
    assert broken == []


@contextmanager
def watched(page: Page) -> Iterator[Page]:
    """The page, closed afterwards; it fails the test if it broke a promise of the app's.

    The promises: no uncaught exception, no request to another machine, nothing which the
    content security policy has to stop.
    """
    broken: list[str] = []

    def on_request(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob", "about") and parts.hostname != "127.0.0.1":
            broken.append(f"request to {request.url}")

    def on_console(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            broken.append(message.text)

    def on_error(error: Error) -> None:
        broken.append(f"uncaught: {error}")

    page.set_default_timeout(10_000)
    page.context.on("request", on_request)
    page.on("console", on_console)
    page.on("pageerror", on_error)
    try:
        yield page
    finally:
        page.context.close()
    assert not broken, "\n".join(broken)


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page on a telephone, with fingers for a mouse."""
    with watched(chromium.new_context(**PHONE).new_page()) as page:
        yield page


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Page]:
    """A page on a desktop screen."""
    with watched(chromium.new_context(**DESKTOP).new_page()) as page:
        yield page
