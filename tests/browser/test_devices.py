"""The same game on two screens."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watched
from tests.browser.playing import Api, asked, go_to, put_away, question
from tests.serving import Server


def test_a_second_screen_is_updated(phone: Page, desktop: Page, house: Server) -> None:
    game = Api(house.url).new()
    for page in (phone, desktop):
        go_to(page, house.url, game)
        put_away(page)
    phone.get_by_role("button", name="Parameter raised").click()
    phone.get_by_role("button", name="Enter").click()
    for page in (phone, desktop):
        expect(page.locator(".gauge.temperature")).to_contain_text("−28 °C")


def test_a_stale_answer_is_refused_with_a_message(
    phone: Page, house: Server, chromium: Browser
) -> None:
    api = Api(house.url)
    game = api.new()
    go_to(phone, house.url, game)
    put_away(phone)
    phone.get_by_role("button", name="Parameter raised").click()
    # This tab receives no events.
    with watched(chromium.new_context(locale="en-GB").new_page()) as other:
        other.route("**/events", lambda route: route.abort())
        go_to(other, house.url, game)
        put_away(other)
        phone.get_by_role("button", name="Enter").click()
        expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")
        other.get_by_role("button", name="Nothing more for MarsBot").click()
        expect(question(other)).to_contain_text("This game was changed in the meantime")
        expect(other.locator(".gauge.temperature")).to_contain_text("−28 °C")
        asked(other, "mars-ask-turn")
    assert api.game(game)["answers"] == 1
