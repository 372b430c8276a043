"""The Back button of the browser, reloads, and overlays that are left open."""

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    enter_door,
    open_game,
    open_screen,
    press_key,
    start_button,
    wait_until_ready,
)
from tests.serving import Server

SEED = 5
BEGINNER = "R00"


def open_turn(page: Page, server: Server) -> str:
    """Open a screen game at your first turn, from the list of games."""
    api = Api(server.url)
    game = api.new(seed=SEED, you="played")
    api.play(game, [BEGINNER])
    page.goto(server.url)
    page.locator(".save").first.wait_for()
    open_game(page, server.url, game)
    wait_until_ready(page)
    return game


def test_back_closes_an_overlay_and_then_leaves_the_game(phone: Page, backend: Server) -> None:
    open_turn(phone, backend)
    dialog = phone.get_by_role("dialog")
    phone.locator("button[data-card]").first.tap()
    expect(dialog).to_be_visible()
    phone.go_back()
    expect(dialog).to_have_count(0)
    expect(phone.locator("main.play")).to_be_visible()
    # An overlay that is closed with its button leaves no entry in the history.
    phone.locator("[data-verb=projects]").tap()
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    phone.wait_for_function("!history.state?.dialog")
    phone.go_back()
    expect(phone.get_by_role("heading", name="Understudy")).to_be_visible()


def test_back_from_a_new_game_leads_to_the_list(phone: Page, backend: Server) -> None:
    phone.goto(backend.url)
    enter_door(phone)
    start_button(phone).click()
    phone.locator("main.play").wait_for()
    phone.go_back()
    expect(phone.get_by_role("heading", name="Understudy")).to_be_visible()


def test_an_overlay_does_not_open_again(phone: Page, backend: Server) -> None:
    game = open_turn(phone, backend)
    phone.locator("[data-verb=projects]").tap()
    expect(phone.get_by_role("dialog")).to_be_visible()
    open_screen(phone, backend.url, "settings")
    open_game(phone, backend.url, game)
    expect(phone.locator("[data-verb=projects]")).to_be_visible()
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_back_closes_the_list_of_shortcuts(desktop: Page, backend: Server) -> None:
    open_turn(desktop, backend)
    press_key(desktop, "?")
    dialog = desktop.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_be_visible()
    desktop.go_back()
    expect(dialog).to_have_count(0)
    expect(desktop.locator("main.play")).to_be_visible()


def test_choices_of_the_start_survive_a_reload(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    open_game(phone, backend.url, api.new(seed=SEED, you="played"))
    phone.get_by_role("radio", name="Interplanetary Cinematics").check()
    phone.locator(".prompt .primary").tap()
    phone.locator("label[data-card] input").nth(1).check()
    expect(phone.get_by_role("button", name="Buy 1 and start")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("button", name="Buy 1 and start")).to_be_visible()
    expect(phone.locator("label[data-card] input").nth(1)).to_be_checked()
    expect(phone.locator(".start-chosen")).to_contain_text("Interplanetary Cinematics")
