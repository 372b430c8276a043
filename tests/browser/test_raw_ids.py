"""The page shows no raw ids and uses the chosen language."""

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    open_game,
    open_screen,
    open_setup,
    show_more,
)
from tests.browser.samples import in_some
from tests.serving import Server


@in_some(
    "code, language, board",
    {"cs": ("cs", "Čeština", "Plán"), "fr": ("fr", "Français", "Plateau")},
    "cs",
)
def test_no_raw_ids(phone: Page, backend: Server, code: str, language: str, board: str) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    phone.goto(backend.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    check_no_raw_ids(phone)
    open_setup(phone, backend.url)
    check_no_raw_ids(phone)
    show_more(phone)
    check_no_raw_ids(phone)
    open_screen(phone, backend.url, "settings")
    phone.locator(".fs").first.wait_for()
    check_no_raw_ids(phone)
    open_game(phone, backend.url, game)
    check_no_raw_ids(phone)
    phone.locator(".report .primary").click()
    expect(phone.get_by_role("tab").first).to_have_text(board)
    for act in range(6):
        phone.locator(".act").nth(act).click()
        check_no_raw_ids(phone)
        # Back to the action menu: its last button, or Cancel.
        (phone.locator(".act").last if act == 5 else phone.locator(".go .btn").first).click()
    phone.locator(".go .primary").click()
    phone.locator(".step .link").first.click()
    phone.locator(".why-box").first.wait_for()
    check_no_raw_ids(phone)
    phone.locator(".report .primary").click()
    api.play(game, rounds=12)
    phone.reload()
    phone.locator(".report .primary").wait_for()
    check_no_raw_ids(phone)
    phone.locator(".report .primary").click()
    for tab in range(3):
        phone.get_by_role("tab").nth(tab).click()
        check_no_raw_ids(phone)
    phone.goto(f"{backend.url}/#/play/{game}/score")
    phone.locator(".sc").wait_for()
    check_no_raw_ids(phone)


def test_card_names_in_another_language(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    api.play(game, ["done", "done"])
    card = api.game(game)["view"]["bot"]["decks"]["played"][0]
    names = api.call("GET", "systems/mars/names")["mars-card"][card]
    phone.goto(f"{backend.url}/#/settings")
    phone.get_by_role("radiogroup", name="Names of the cards").get_by_label("Français").check()
    open_game(phone, backend.url, game)
    phone.get_by_role("tab", name="Journal").click()
    expect(phone.locator(".jr")).to_contain_text(names["fr"])
    expect(phone.get_by_role("tab", name="Journal")).to_be_visible()


def test_an_unknown_game_is_reported(phone: Page, backend: Server) -> None:
    phone.goto(f"{backend.url}/#/play/nothing")
    expect(phone.get_by_role("link", name="All games")).to_be_visible()
    check_no_raw_ids(phone)
