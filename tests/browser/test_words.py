"""The page shows no raw ids and uses the chosen language."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import RAW_ID, Api, go_to, turn_to, visible_words
from tests.serving import Server


def read(page: Page) -> None:
    """Check that the screen shows no raw ids."""
    words = visible_words(page)
    assert not RAW_ID.search(words), [line for line in words.split("\n") if RAW_ID.search(line)]


@pytest.mark.parametrize(
    ("code", "language", "board"), [("cs", "Čeština", "Plán"), ("fr", "Français", "Plateau")]
)
def test_no_raw_ids(phone: Page, house: Server, code: str, language: str, board: str) -> None:
    api = Api(house.url)
    game = api.new(seed=5)
    phone.goto(house.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    read(phone)
    turn_to(phone, house.url, "new")
    phone.locator(".fold summary").first.click()
    read(phone)
    turn_to(phone, house.url, "settings")
    phone.locator(".fs").first.wait_for()
    read(phone)
    go_to(phone, house.url, game)
    read(phone)
    phone.locator(".sheet .primary").click()
    expect(phone.get_by_role("tab").first).to_have_text(board)
    for act in range(6):
        phone.locator(".act").nth(act).click()
        read(phone)
        # Back to the action menu: its last button, or Cancel.
        (phone.locator(".act").last if act == 5 else phone.locator(".go .btn").first).click()
    phone.locator(".go .primary").click()
    phone.locator(".step .link").first.click()
    phone.locator(".why-box").first.wait_for()
    read(phone)
    phone.locator(".sheet .primary").click()
    api.play(game, rounds=12)
    phone.reload()
    phone.locator(".sheet .primary").wait_for()
    read(phone)
    phone.locator(".sheet .primary").click()
    for tab in range(3):
        phone.get_by_role("tab").nth(tab).click()
        read(phone)
    phone.goto(f"{house.url}/#/play/{game}/score")
    phone.locator(".sc").wait_for()
    read(phone)


def test_card_names_in_another_language(phone: Page, house: Server) -> None:
    api = Api(house.url)
    game = api.new(seed=5)
    api.play(game, ["done", "done"])
    card = api.game(game)["view"]["bot"]["decks"]["played"][0]
    names = api.call("GET", "systems/mars/names")["mars-card"][card]
    phone.goto(f"{house.url}/#/settings")
    phone.get_by_role("radiogroup", name="Names of the cards").get_by_label("Français").check()
    go_to(phone, house.url, game)
    phone.get_by_role("tab", name="Journal").click()
    expect(phone.locator(".jr")).to_contain_text(names["fr"])
    expect(phone.get_by_role("tab", name="Journal")).to_be_visible()


def test_an_unknown_game_is_reported(phone: Page, house: Server) -> None:
    phone.goto(f"{house.url}/#/play/nothing")
    expect(phone.get_by_role("link", name="All games")).to_be_visible()
    read(phone)
