"""Fixtures of a real Chromium, as a phone and as a desktop.

Playwright runs an event loop in this thread while the browser is open, so tests in the same
process cannot call `asyncio.run`; a client with its own thread works.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
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
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.actions import TIMEOUT, Api, delete_everything
from tests.browser.joined_page import serving_joined, write_joined_page
from tests.browser.lite import (
    FIRST_START_MS,
    Site,
    build_files,
    clear_storage,
    run_site,
    wait_for_stored_memory,
)
from tests.browser.samples import WHOLE
from tests.serving import Server, serving

expect.set_options(timeout=1000 * TIMEOUT)

LITE = os.environ.get("UNDERSTUDY_BACKEND") == "lite"
"""Whether the tests run on Understudy Lite, which needs no server."""

ON_CI = os.environ.get("CI") == "true"
"""A shared machine may stall, so a browser test that ran out of time runs once more."""
OUT_OF_TIME = "(?i)timeout"
"""Only such errors are tried again: a wrong value or an exception of the page fails at once."""

HERE = Path(__file__).parent
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The headless shell is first: with it the tests take two thirds of the time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    # No request reaches another machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
# The service worker would fetch the whole page for every test; only its own tests allow it.
PHONE: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
SEPARATE_MODULES = frozenset(
    {
        "test_expansions.test_the_editor_knows_every_tag",
        "test_lost_modules",
        "test_page_size",
        "test_screen_game.test_illegal_answers_are_refused_with_a_text",
        "test_screen_game.test_turns_continue_automatically_with_that_setting",
        "test_screen_kinds",
    }
)
"""Test files and tests that fetch the page's modules by their paths; they are not joined then."""

ONLY_WITH_A_SERVER = SEPARATE_MODULES | frozenset(
    {
        # A server that is unreachable, restarts, refuses, or is behind a reverse proxy.
        "test_reverse_proxy",
        "test_offline",
        "test_login",
        "test_versions",
        "test_card_entry.test_the_server_is_killed_during_a_question",
        "test_card_entry.test_same_question_after_a_restart",
        "test_home.test_cached_games_are_listed_without_the_server",
        "test_home.test_a_new_game_is_listed_without_the_server",
        "test_home.test_an_unsent_answer_keeps_a_new_game",
        "test_home.test_the_list_of_games_survives_a_reload",
        "test_home.test_the_forecast_comes_when_the_server_is_back",
        # Delayed replies, and the event stream.
        "test_open_games",
        "test_tabs",
        "test_forecast.test_a_forecast_shows_its_progress_and_can_be_stopped",
        "test_home.test_doors_do_not_move",
        "test_tapestry.test_a_late_reply_for_another_game_is_ignored",
        # The server's database, and additional games installed on it.
        "test_home.test_a_damaged_game_is_marked_and_can_be_deleted",
        "test_third_game",
        # Several browsers with one server.
        "test_club",
        "test_devices",
        # The tests of Lite and of other browsers.
        "test_lite",
        "test_lite_storage",
        "test_first_visit",
        "test_single_download",
        "test_other_browsers",
    }
)
"""Modules and tests that do not apply to Lite."""

DESKTOP: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 1440, "height": 900},
    "service_workers": "block",
}

MEDIA = ("color_scheme", "reduced_motion", "forced_colors")

OpenPage = Callable[..., AbstractContextManager[Page]]
ServePage = Callable[..., AbstractContextManager[Server]]


NO_SETTLING = "globalThis.understudySettlingMs = 0; globalThis.understudyMotionMs = 0"
"""A new question takes input at once, and nothing moves: whole games would wait for minutes."""
WITH_MOTION = "delete globalThis.understudyMotionMs"
"""Numbers count, tiles land and the turns of a bot are played as for a user."""
FULL_SETTLING = "delete globalThis.understudySettlingMs"
"""A new question ignores input as long as for a user; for tests of double taps and keys."""


def is_in(item: pytest.Item, tests: frozenset[str]) -> bool:
    """Return whether these modules and tests contain a test."""
    name = item.name.partition("[")[0]
    return bool({item.path.stem, f"{item.path.stem}.{name}"} & tests)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if ON_CI:
                item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=OUT_OF_TIME))
    if LITE:
        items[:] = [item for item in items if not is_in(item, ONLY_WITH_A_SERVER)]


def executable() -> str | None:
    """Return the path of the installed Chromium."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """Run Playwright, once for all browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Run the installed Chromium without a window."""
    found = executable()
    if found is None:
        missing = f"no Chromium on the PATH (tried {', '.join(NAMES)}): apt-get install chromium"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    playwright: Playwright = request.getfixturevalue("driver")
    browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def usual_backend(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with the page as it is."""
    with serving(tmp_path_factory.mktemp("backend")) as running:
        yield running


@pytest.fixture(scope="session")
def serve_page(tmp_path_factory: pytest.TempPathFactory) -> ServePage:
    """Return a function that runs a server on a data folder, whose page has its modules joined.

    With `make soak` the page's modules are never joined.
    """
    if WHOLE:
        return serving
    web = tmp_path_factory.mktemp("joined") / "web"
    write_joined_page(web)
    return partial(serving_joined, web)


@pytest.fixture(scope="session")
def joined_backend(
    serve_page: ServePage, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Run a server for all tests that do not stop it."""
    with serve_page(tmp_path_factory.mktemp("backend")) as running:
        yield running


@pytest.fixture(scope="session")
def emptied_backend(
    serve_page: ServePage, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Run a server for tests that begin without games."""
    with serve_page(tmp_path_factory.mktemp("emptied")) as running:
        yield running


@pytest.fixture
def server(serve_page: ServePage, tmp_path: Path) -> Iterator[Server]:
    """Run a server for one test, which may stop it."""
    with serve_page(tmp_path / "data") as running:
        yield running


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> Server | Site:
    """Return the back end of all tests that do not stop it; each test creates its own games."""
    if LITE:
        site: Site = request.getfixturevalue("site")
        return site
    separate = is_in(request.node, SEPARATE_MODULES)
    server: Server = request.getfixturevalue("usual_backend" if separate else "joined_backend")
    return server


@pytest.fixture
def empty_backend(request: pytest.FixtureRequest) -> Server | Site:
    """Return a back end without games."""
    if not LITE:
        server: Server = request.getfixturevalue("emptied_backend")
        delete_everything(Api(server.url))
        return server
    site: Site = request.getfixturevalue("site")
    request.getfixturevalue("phone")
    clear_storage(site)
    return site


@pytest.fixture(scope="session")
def site_files() -> dict[str, bytes]:
    """Build Lite as `make site` does and return its files."""
    return build_files()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, site_files: dict[str, bytes]) -> Iterator[Site]:
    with run_site(tmp_path_factory.mktemp("site"), site_files) as site:
        yield site


@contextmanager
def started_lite(chromium: Browser, site: Site, kind: dict[str, Any]) -> Iterator[BrowserContext]:
    """Yield a browser after the first start of Lite; fail on requests to other addresses."""
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
    expect(bar).to_have_count(0, timeout=FIRST_START_MS)
    wait_for_stored_memory(page)
    page.close()
    yield context
    context.close()
    assert broken == []


@pytest.fixture(scope="session")
def lite_phone(chromium: Browser, site: Site) -> Iterator[BrowserContext]:
    """Return a phone browser after the first start of Lite."""
    with started_lite(chromium, site, PHONE) as context:
        yield context


@pytest.fixture(scope="session")
def lite_desktop(chromium: Browser, site: Site) -> Iterator[BrowserContext]:
    """Return a desktop browser after the first start of Lite."""
    with started_lite(chromium, site, DESKTOP) as context:
        yield context


@contextmanager
def checked_lite_page(context: BrowserContext) -> Iterator[Page]:
    """Yield a new page; fail on exceptions and on violations of the security policy."""
    page = context.new_page()
    broken: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if "Security Policy" in said.text:
            broken.append(said.text)

    def fail(error: Error) -> None:
        broken.append(str(error))

    page.on("console", hear)
    page.on("pageerror", fail)
    page.set_default_timeout(1000 * TIMEOUT)
    page.add_init_script(NO_SETTLING)
    yield page
    page.close()
    assert broken == []


def prepare_games_in(context: BrowserContext, site: Site) -> None:
    """Use this browser for `ask_backend`, and clear its local storage and cache of games."""
    if site.helper_page is None or site.helper_page.context != context:
        site.helper_page = context.new_page()
        site.helper_page.goto(f"{site.url}/")
    site.helper_page.evaluate("() => { localStorage.clear(); caches.delete('understudy-games'); }")


@contextmanager
def fresh_lite_page(context: BrowserContext, site: Site) -> Iterator[Page]:
    """Yield a page of a cleared browser that `ask_backend` uses too."""
    prepare_games_in(context, site)
    with checked_lite_page(context) as page:
        yield page


@contextmanager
def emulated_page(context: BrowserContext, kind: dict[str, Any]) -> Iterator[Page]:
    """Yield a page that emulates a browser of this kind but shares the games of `context`."""
    with checked_lite_page(context) as page:
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
def lite(lite_phone: BrowserContext) -> Iterator[Page]:
    """Yield a page of the phone browser with Lite."""
    with checked_lite_page(lite_phone) as page:
        yield page


@contextmanager
def checked_page(page: Page) -> Iterator[Page]:
    """Yield the page, close it, and fail the test if it did something forbidden.

    Forbidden are uncaught exceptions, requests to another machine, and violations of the content
    security policy.
    """
    broken: list[str] = []

    def on_failure(request: Request) -> None:
        # Being told of every request would take a tenth of the time that loading the page takes.
        if urlsplit(request.url).hostname != "127.0.0.1":
            broken.append(f"request to {request.url}")

    def on_console(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            broken.append(message.text)

    def on_error(error: Error) -> None:
        broken.append(f"uncaught: {error}")

    page.set_default_timeout(1000 * TIMEOUT)
    page.add_init_script(NO_SETTLING)
    page.context.on("requestfailed", on_failure)
    page.on("console", on_console)
    page.on("pageerror", on_error)
    try:
        yield page
    finally:
        page.context.close()
    assert not broken, "\n".join(broken)


@pytest.fixture
def open_page(chromium: Browser, request: pytest.FixtureRequest) -> OpenPage:
    """Return a function that opens a page in a browser of any kind with the same games."""
    if LITE:
        taken = "lite_phone" if "phone" in request.fixturenames else "lite_desktop"
        context = request.getfixturevalue(taken)
        prepare_games_in(context, request.getfixturevalue("site"))
        return lambda **kind: emulated_page(context, kind)
    return lambda **kind: checked_page(chromium.new_context(**kind).new_page())


@pytest.fixture
def phone(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Yield a page on a phone with touch input."""
    if LITE:
        site = request.getfixturevalue("site")
        with fresh_lite_page(request.getfixturevalue("lite_phone"), site) as page:
            yield page
        return
    with checked_page(chromium.new_context(**PHONE).new_page()) as page:
        yield page


@pytest.fixture
def desktop(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Yield a page on a desktop screen."""
    if LITE:
        site = request.getfixturevalue("site")
        with fresh_lite_page(request.getfixturevalue("lite_desktop"), site) as page:
            yield page
        return
    with checked_page(chromium.new_context(**DESKTOP).new_page()) as page:
        yield page
