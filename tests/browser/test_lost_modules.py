"""Modules of the page that cannot be fetched the first time."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.actions import Api
from tests.browser.conftest import PHONE, checked_page
from tests.browser.samples import in_some
from tests.serving import Server


@contextmanager
def page_without(chromium: Browser, module: str) -> Iterator[Page]:
    """Yield a page which cannot fetch a module the first time, and is to fetch it again."""
    lost = 0

    def lose_once(route: Route) -> None:
        nonlocal lost
        lost += 1
        if lost == 1:
            route.abort()
        else:
            route.continue_()

    with checked_page(chromium.new_context(**PHONE).new_page()) as page:
        page.route(f"**/{module}", lose_once)
        yield page
    assert lost == 2


@in_some(
    "module",
    {
        name: name
        for name in (
            "app.js",
            "app/screens.js",
            "games/home/home.js",
            "play/game_screen.js",
            "help/help_screen.js",
        )
    },
    "app.js",
    "app/screens.js",
    "help/help_screen.js",
)
def test_the_first_visit_survives_a_lost_module(
    chromium: Browser, backend: Server, module: str
) -> None:
    """The page imports these at the start, after the first view, and when help is opened."""
    with page_without(chromium, module) as page:
        page.goto(backend.url)
        expect(page.locator("html[data-screen='']")).to_have_count(1)
        page.goto(f"{backend.url}/#/help")
        expect(page.locator("main h1")).to_have_text("Help")


def test_the_strength_of_the_expert_survives_a_lost_module(
    chromium: Browser, backend: Server
) -> None:
    game = Api(backend.url).new(you="played")
    with page_without(chromium, "mars/human/strength.js") as page:
        page.goto(f"{backend.url}/#/play/{game}/expert")
        expect(page.locator(".strength tr")).to_have_count(6)
