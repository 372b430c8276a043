"""A first visit during which one module cannot be fetched the first time."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import PHONE, checked_page
from tests.serving import Server


@pytest.mark.parametrize(
    "module",
    [
        "app.js",
        "app/screens.js",
        "games/home/home.js",
        "play/game_screen.js",
        "help/help_screen.js",
    ],
)
def test_the_first_visit_survives_a_lost_module(
    chromium: Browser, backend: Server, module: str
) -> None:
    """The page imports these at the start, after the first view, and when help is opened."""
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
        page.goto(backend.url)
        expect(page.locator("html[data-screen='']")).to_have_count(1)
        page.goto(f"{backend.url}/#/help")
        expect(page.locator("main h1")).to_have_text("Help")
    assert lost == 2
