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
        # A server of its own: with no game, with a damaged one, with other games installed.
        "test_home.test_every_game_shows_its_state",
        "test_home.test_the_same_finished_game_counts_once",
        "test_home.test_a_damaged_game_is_marked_and_can_be_deleted",
        "test_home.test_a_long_list_comes_in_pages",
        "test_looking_back.test_history_counts_and_filters",
        "test_third_game",
        # Browsers of their own, which come when the game is laid out already.
        "test_corporations.test_axe_finds_nothing",
        "test_corporations.test_no_raw_ids",
        "test_everyone.test_enlarged_twice_nothing_runs_off",
        "test_expansions.test_axe_finds_nothing_in_the_editor",
        "test_expansions.test_axe_finds_nothing_in_the_panels",
        "test_keys.test_in_the_colours_of_the_system",
        "test_room",
        "test_tapestry.test_axe_finds_nothing",
        # Several browsers at one server, and browsers that keep nothing beside it.
        "test_devices",
        "test_moving.test_a_game_goes_by_a_link_and_is_played_on",
        "test_moving.test_all_games_go_from_one_place_to_another",
        "test_storage",
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
def house(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server | Site]:
    """One back end for all tests that leave it running; each makes games of its own."""
    if LITE:
        yield request.getfixturevalue("site")
        return
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
    expect(page.get_by_text("Preparing, only this once")).to_be_visible()
    bar = page.get_by_role("progressbar", name="Preparing, only this once")
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
    page.set_default_timeout(20_000)
    yield page
    page.close()
    assert broken == []


@contextmanager
def on_lite(context: BrowserContext, site: Site) -> Iterator[Page]:
    """A page as if the browser were new, beside which games are laid out."""
    if site.beside is None or site.beside.context != context:
        site.beside = context.new_page()
        site.beside.goto(f"{site.url}/")
    site.beside.evaluate("() => { localStorage.clear(); caches.delete('understudy-games'); }")
    with page_of(context) as page:
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
