"""Versions of the cached page: one complete version at a time, a new one at the next start."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    enter_door,
    open_game,
    question,
    wait_until_cached,
)
from tests.browser.conftest import PHONE, checked_page
from tests.browser.joined_page import serving_joined, write_joined_page
from tests.browser.reverse_proxy import ReverseProxy, run_proxy
from tests.serving import Server

NEWER = "A new version is ready"


SCREENS = "screens.js"
"""The module of the screens, which is loaded after the first view."""


class PageCopy(Server):
    """A server whose page can be changed."""

    web: Path

    def rebuild(self) -> None:
        """Write a new version: its home screen says so, and its new game has no known presets."""
        self._replace("start.js", "Understudy</h1>", "Understudy 2</h1>")
        self._replace(SCREENS, 'name="preset"', 'name="other"')

    def _replace(self, module: str, old: str, new: str) -> None:
        file = self.web / module
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[PageCopy]:
    """Run a server with a copy of the page."""
    web = tmp_path / "web"
    write_joined_page(web)
    with serving_joined(web, tmp_path / "data") as running:
        backend = PageCopy(running.data)
        backend.port, backend.web = running.port, web
        yield backend


@pytest.fixture
def context(chromium: Browser) -> BrowserContext:
    return chromium.new_context(**{**PHONE, "service_workers": "allow"})


def open_and_cache(context: BrowserContext, url: str) -> Page:
    """Open the home screen and wait until it is cached."""
    page = context.new_page()
    page.goto(url)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Understudy")
    return page


def reload_to(page: Page, heading: str) -> None:
    """Reload until this heading is shown; a waiting version may reload the page once more."""
    page.evaluate("() => { location.hash = '#/'; location.reload(); }")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def test_a_new_version_is_used_at_the_next_start(context: BrowserContext, copy: PageCopy) -> None:
    with checked_page(open_and_cache(context, copy.url)) as page:
        copy.rebuild()
        page.reload()
        expect(page.get_by_text(NEWER)).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text("Understudy")
        # A module that is loaded later has the same version.
        enter_door(page)
        reload_to(page, "Understudy 2")
        expect(page.get_by_text(NEWER)).to_have_count(0)


def test_a_version_stays_while_another_tab_has_it_open(
    context: BrowserContext, copy: PageCopy
) -> None:
    with checked_page(open_and_cache(context, copy.url)) as page:
        other = context.new_page()
        other.goto(copy.url)
        copy.rebuild()
        page.reload()
        expect(page.get_by_text(NEWER)).to_be_visible()
        page.reload()
        expect(page.get_by_text(NEWER)).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text("Understudy")
        other.close()
        reload_to(page, "Understudy 2")


def test_an_incomplete_version_is_not_used(context: BrowserContext, copy: PageCopy) -> None:
    with run_proxy(copy.port) as proxy, checked_page(open_and_cache(context, proxy.url)) as page:
        # A page of a proxy with status 200.
        proxy.fail(f"^/{SCREENS}$", status=200)
        copy.rebuild()
        with context.expect_event("response", lambda one: one.url.endswith(f"/{SCREENS}")):
            page.reload()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Understudy")
        expect(page.get_by_text(NEWER)).to_have_count(0)
        proxy.recover()
        page.reload()
        expect(page.get_by_text(NEWER)).to_be_visible()


def test_a_browser_without_space_still_starts(context: BrowserContext, copy: PageCopy) -> None:
    with checked_page(open_and_cache(context, copy.url)) as page:
        copy.rebuild()
        page.reload()
        expect(page.get_by_text(NEWER)).to_be_visible()
        session = context.new_cdp_session(page)
        session.send("Storage.overrideQuotaForOrigin", {"origin": copy.url, "quotaSize": 1})
        # The start of the newer version cannot be recorded, so the older one is used.
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Understudy")
        open_game(page, copy.url, Api(copy.url).new(seed=5))
        close_report(page)
        expect(question(page).locator(".notices")).to_contain_text("This browser cannot store data")
        page.get_by_role("button", name="Nothing more for MarsBot").click()
        close_report(page)
        asked(page, "mars-ask-turn")
        assert page.evaluate("navigator.serviceWorker.controller") is not None


@pytest.fixture
def proxy(backend: Server) -> Iterator[ReverseProxy]:
    with run_proxy(backend.port) as running:
        yield running


def test_an_error_page_of_the_proxy_does_not_replace_the_page(
    context: BrowserContext, proxy: ReverseProxy
) -> None:
    game = Api(proxy.url).new()
    with checked_page(open_and_cache(context, proxy.url)) as page:
        open_game(page, proxy.url, game)
        wait_until_cached(page, game)
        proxy.fail()
        page.reload()
        page.locator("main.play").wait_for()
        page.goto(proxy.url)
        expect(page.get_by_role("heading", level=1)).to_have_text("Understudy")
        expect(page.get_by_role("alert")).to_contain_text("The server is not responding")
        proxy.recover()
        page.locator(".save").first.wait_for()
