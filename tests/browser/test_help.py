"""Help: from the game menu and from other screens."""

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, check_no_raw_ids, open_game, open_screen
from tests.browser.axe import violations
from tests.browser.lite import Site
from tests.serving import Server


def test_help_for_the_open_question(phone: Page, backend: Server | Site) -> None:
    id = Api(backend.url).new()
    open_game(phone, backend.url, id)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Help").click()
    expect(phone.get_by_role("heading", name="What do I do now?")).to_be_visible()
    expect(phone.get_by_text("The app asks: What did you do?")).to_be_visible()
    expect(phone.get_by_role("heading", name="I made a mistake")).to_be_visible()
    check_no_raw_ids(phone)
    assert violations(phone) == []
    phone.get_by_role("link", name="Show me on the screen").click()
    phone.locator("main.play").wait_for()


def test_help_without_a_game_searches_the_rules(desktop: Page, backend: Server | Site) -> None:
    open_screen(desktop, backend.url, "history")
    desktop.get_by_role("link", name="Help").click()
    expect(desktop.get_by_role("heading", name="Symbols")).to_be_visible()
    assert violations(desktop) == []
    desktop.get_by_role("searchbox").fill("milestone")
    desktop.keyboard.press("Enter")
    desktop.locator('html[data-screen="rules/mars/milestone"]').wait_for(state="attached")
