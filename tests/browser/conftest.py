"""A real Chromium, as a phone and as a desktop.

Playwright keeps an event loop in this thread while the browser lives, so tests in the same
process cannot call `asyncio.run`; a client with a thread of its own works.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
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

from tests.browser.lite import FIRST, Site, built, clear, hosting, kept_memory
from tests.browser.playing import PATIENCE
from tests.serving import Server, serving

expect.set_options(timeout=1000 * PATIENCE)

LITE = os.environ.get("UNDERSTUDY_BACKEND") == "lite"
"""Whether the page under test is the one that needs no server."""

HERE = Path(__file__).parent
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell without windows first: tests take two thirds of the time in it."""
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
ONLY_WITH_A_SERVER = frozenset(
    {
        # A server that is away, restarts, refuses, or has somebody before it.
        "test_gateway",
        "test_offline",
        "test_stranger",
        "test_versions",
        "test_cards.test_power_cut_in_the_middle_of_a_question",
        "test_cards.test_same_question_after_a_restart",
        "test_home.test_kept_games_are_listed_while_the_server_is_away",
        "test_home.test_the_list_is_kept_over_a_reload",
        "test_home.test_the_forecast_comes_when_the_server_is_back",
        # Replies that are held back on their way, and the stream of events.
        "test_open_games",
        "test_tabs",
        "test_home.test_a_new_game_never_changes_under_the_finger",
        "test_tapestry.test_what_another_game_learns_late_is_not_for_this_one",
        # A server's own database, and other games installed beside it.
        "test_home.test_a_damaged_game_is_marked_and_can_be_deleted",
        "test_third_game",
        # Several browsers at one server.
        "test_club",
        "test_devices",
        # What is measured of the server's page, and Lite's own tests.
        "test_weight",
        "test_lite",
        "test_lite_kept",
    }
)
"""What cannot be tried where there is none, by module or test."""

DESKTOP: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 1440, "height": 900},
    "service_workers": "block",
}

MEDIA = ("color_scheme", "reduced_motion", "forced_colors")

Opened = Callable[..., AbstractContextManager[Page]]


def needs_server(item: pytest.Item) -> bool:
    """Whether this test is about a server, or about a browser beside one."""
    name = item.name.partition("[")[0]
    return bool({item.path.stem, f"{item.path.stem}.{name}"} & ONLY_WITH_A_SERVER)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
    if LITE:
        items[:] = [item for item in items if not needs_server(item)]


def executable() -> str | None:
    """Where the machine's own Chromium is."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium, without a window."""
    found = executable()
    if found is None:
        missing = f"no Chromium on the PATH (tried {', '.join(NAMES)}): apt-get install chromium"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server | Site]:
    """One back end for all tests that leave it running; each makes games of its own."""
    if LITE:
        yield request.getfixturevalue("site")
        return
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def empty(request: pytest.FixtureRequest) -> Server | Site:
    """A back end with no game yet."""
    if not LITE:
        server: Server = request.getfixturevalue("server")
        return server
    site: Site = request.getfixturevalue("site")
    request.getfixturevalue("phone")
    clear(site)
    return site


@pytest.fixture(scope="session")
def site_files() -> dict[str, bytes]:
    """The page that needs no server, built as `make site` does."""
    return built()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, site_files: dict[str, bytes]) -> Iterator[Site]:
    with hosting(tmp_path_factory.mktemp("site"), site_files) as site:
        yield site


@contextmanager
def started(chromium: Browser, site: Site, kind: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser in which the first start is over; nothing in it asks anybody but the site."""
    context = chromium.new_context(**kind)
    broken: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((site.url, "data:", "blob:")):
            broken.append(request.url)

    def fail(error: Error) -> None:
        broken.append(str(error))

    context.on("request", look)
    page = context.new_page()
    page.on("pageerror", fail)
    page.goto(f"{site.url}/")
    expect(page.get_by_text("Preparing (first start only)")).to_be_visible()
    bar = page.get_by_role("progressbar", name="Preparing (first start only)")
    expect(bar).to_have_count(0, timeout=FIRST)
    kept_memory(page)
    page.close()
    yield context
    context.close()
    assert broken == []


@pytest.fixture(scope="session")
def device(chromium: Browser, site: Site) -> Iterator[BrowserContext]:
    """A telephone on which the first start is over."""
    with started(chromium, site, PHONE) as context:
        yield context


@pytest.fixture(scope="session")
def screen(chromium: Browser, site: Site) -> Iterator[BrowserContext]:
    """A desktop computer on which the first start is over."""
    with started(chromium, site, DESKTOP) as context:
        yield context


@contextmanager
def page_of(context: BrowserContext) -> Iterator[Page]:
    """A page that breaks none of the promises."""
    page = context.new_page()
    broken: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if "Security Policy" in said.text:
            broken.append(said.text)

    def fail(error: Error) -> None:
        broken.append(str(error))

    page.on("console", hear)
    page.on("pageerror", fail)
    page.set_default_timeout(1000 * PATIENCE)
    yield page
    page.close()
    assert broken == []


def laid_out_in(context: BrowserContext, site: Site) -> None:
    """This is the browser in which games are laid out, as if it were new otherwise."""
    if site.beside is None or site.beside.context != context:
        site.beside = context.new_page()
        site.beside.goto(f"{site.url}/")
    site.beside.evaluate("() => { localStorage.clear(); caches.delete('understudy-games'); }")


@contextmanager
def on_lite(context: BrowserContext, site: Site) -> Iterator[Page]:
    """A page as if the browser were new, beside which games are laid out."""
    laid_out_in(context, site)
    with page_of(context) as page:
        yield page


@contextmanager
def as_another(context: BrowserContext, kind: dict[str, Any]) -> Iterator[Page]:
    """A page as in a browser of this kind; the games are those of the browser it is really in."""
    with page_of(context) as page:
        wire = context.new_cdp_session(page)
        size = kind.get("viewport", {"width": 1280, "height": 720})
        mobile = bool(kind.get("is_mobile"))
        scale = kind.get("device_scale_factor", 1)
        metrics = {**size, "deviceScaleFactor": scale, "mobile": mobile}
        wire.send("Emulation.setDeviceMetricsOverride", metrics)
        wire.send("Emulation.setTouchEmulationEnabled", {"enabled": bool(kind.get("has_touch"))})
        agent = {
            "userAgent": page.evaluate("navigator.userAgent"),
            "acceptLanguage": kind["locale"],
        }
        wire.send("Emulation.setUserAgentOverride", agent)
        page.emulate_media(**{name: kind[name] for name in MEDIA if name in kind})
        yield page


@pytest.fixture
def lite(device: BrowserContext) -> Iterator[Page]:
    """A page on that telephone."""
    with page_of(device) as page:
        yield page


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

    page.set_default_timeout(1000 * PATIENCE)
    page.context.on("request", on_request)
    page.on("console", on_console)
    page.on("pageerror", on_error)
    try:
        yield page
    finally:
        page.context.close()
    assert not broken, "\n".join(broken)


@pytest.fixture
def opened(chromium: Browser, request: pytest.FixtureRequest) -> Opened:
    """Opens a page in a browser of any kind, in which there are the games of the others."""
    if LITE:
        taken = "device" if "phone" in request.fixturenames else "screen"
        context = request.getfixturevalue(taken)
        laid_out_in(context, request.getfixturevalue("site"))
        return lambda **kind: as_another(context, kind)
    return lambda **kind: watched(chromium.new_context(**kind).new_page())


@pytest.fixture
def phone(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on a telephone, with fingers for a mouse."""
    if LITE:
        site = request.getfixturevalue("site")
        with on_lite(request.getfixturevalue("device"), site) as page:
            yield page
        return
    with watched(chromium.new_context(**PHONE).new_page()) as page:
        yield page


@pytest.fixture
def desktop(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on a desktop screen."""
    if LITE:
        site = request.getfixturevalue("site")
        with on_lite(request.getfixturevalue("screen"), site) as page:
            yield page
        return
    with watched(chromium.new_context(**DESKTOP).new_page()) as page:
        yield page
