"""The page in German: chosen by the browser or in the footer, at a narrow phone's width."""

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, check_no_raw_ids, open_screen
from tests.browser.conftest import OpenPage
from tests.serving import Server

NARROW = {"viewport": {"width": 320, "height": 568}, "service_workers": "block"}
SCREENS = ("", "new", "settings", "history", "rules/mars", "boards/mars")


def width_of(page: Page) -> int:
    """Return how wide the page is; more than the window means that it scrolls sideways."""
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def test_german_fits_a_narrow_phone(open_page: OpenPage, backend: Server) -> None:
    game = Api(backend.url).new(seed=5)
    with open_page(locale="de-DE", **NARROW) as page:
        page.goto(backend.url)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("button", name="Deutsch")).to_have_attribute("aria-pressed", "true")
        for screen in SCREENS:
            open_screen(page, backend.url, screen)
            page.locator("h1, .home").first.wait_for()
            check_no_raw_ids(page)
            assert width_of(page) <= 320, screen
        open_screen(page, backend.url, f"play/{game}")
        expect(page.get_by_role("heading", name="Spielaufbau")).to_be_visible()
        check_no_raw_ids(page)
        assert width_of(page) <= 320


def test_a_screen_game_in_german(open_page: OpenPage, backend: Server) -> None:
    game = Api(backend.url).new(seed=5, you="played")
    with open_page(locale="de", service_workers="block") as page:
        page.goto(f"{backend.url}/#/play/{game}")
        expect(page.get_by_role("heading", name="Welchen Konzern spielst du?")).to_be_visible()
        check_no_raw_ids(page)
