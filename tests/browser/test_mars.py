"""What a player of Terraforming Mars sees of an evening, on a phone."""

from playwright.sync_api import Page, expect

from tests.browser.playing import Api, asked, go_to, question
from tests.serving import Server


def sit_down(page: Page, house: Server, game: str) -> None:
    """Open a game that has been laid out, at your turn."""
    go_to(page, house.url, game)
    asked(page, "mars-ask-turn")


def test_when_marsbot_has_passed_the_filled_button_ends_your_turns(
    phone: Page, house: Server
) -> None:
    api = Api(house.url)
    game = api.new()
    while not api.game(game)["view"]["bot"]["passed"]:
        api.answer(game, "done")
    sit_down(phone, house, game)
    expect(phone.locator(".head-title span")).to_have_text(
        "Action phase · your turn, MarsBot has passed"
    )
    filled = question(phone).locator(".go .primary")
    expect(filled).to_have_text("I pass too")
    question(phone).get_by_role("button", name="One more turn").click()
    expect(phone.locator(".head-title span")).to_have_text(
        "Action phase · your turn, MarsBot has passed"
    )
    filled.click()
    expect(phone.locator(".head-title h1")).to_have_text("Generation 2")
