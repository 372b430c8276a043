"""The same game on two screens."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import Api, asked, close_report, open_game, question
from tests.browser.conftest import checked_page
from tests.serving import Server


def test_a_second_screen_is_updated(phone: Page, desktop: Page, backend: Server) -> None:
    game = Api(backend.url).new()
    for page in (phone, desktop):
        open_game(page, backend.url, game)
        close_report(page)
    phone.get_by_role("button", name="Parameter raised").click()
    phone.get_by_role("button", name="Enter").click()
    for page in (phone, desktop):
        expect(page.locator(".gauge.temperature")).to_contain_text("−28 °C")


def test_a_stale_answer_is_refused_with_a_message(
    phone: Page, backend: Server, chromium: Browser
) -> None:
    api = Api(backend.url)
    game = api.new()
    open_game(phone, backend.url, game)
    close_report(phone)
    phone.get_by_role("button", name="Parameter raised").click()
    # This tab receives no events.
    with checked_page(chromium.new_context(locale="en-GB").new_page()) as other:
        other.route("**/events", lambda route: route.abort())
        open_game(other, backend.url, game)
        close_report(other)
        phone.get_by_role("button", name="Enter").click()
        expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")
        other.get_by_role("button", name="Nothing more for MarsBot").click()
        expect(question(other)).to_contain_text("This game was changed in the meantime")
        expect(other.locator(".gauge.temperature")).to_contain_text("−28 °C")
        asked(other, "mars-ask-turn")
    assert api.game(game)["answers"] == 1
