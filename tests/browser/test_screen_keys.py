"""The keyboard in the screen game: Enter, digits and arrows in every state, and a correct list."""

from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, open_game, press_key
from tests.browser.late_games import add_late_game
from tests.serving import Server

BEGINNER = "R00"


def open_first_turn(page: Page, backend: Server) -> tuple[Api, str]:
    api = Api(backend.url)
    game = api.new(seed=5, you="played")
    api.play(game, [BEGINNER])
    open_game(page, backend.url, game)
    page.locator(".prompt .verbs").wait_for()
    return api, game


def test_digits_select_offered_cards_and_are_shown(desktop: Page, backend: Server) -> None:
    game = add_late_game(Api(backend.url), "mars-you-buy")
    open_game(desktop, backend.url, game)
    cards = desktop.locator(".hand .pick")
    expect(cards.nth(1)).to_have_attribute("data-digit", "2")
    press_key(desktop, "2")
    expect(cards.nth(1).locator("input")).to_be_checked()
    # Enter presses the main button, wherever the focus is.
    desktop.locator("body").evaluate("() => document.activeElement?.blur()")
    press_key(desktop, "Enter")
    expect(desktop.locator('.prompt[data-question="mars-you-buy"]')).to_have_count(0)


def test_digits_and_arrows_in_an_overlay(desktop: Page, backend: Server) -> None:
    api, game = open_first_turn(desktop, backend)
    press_key(desktop, "s")
    first = desktop.locator(".slip .thing:enabled").first
    expect(first).to_have_attribute("data-digit", "1")
    press_key(desktop, "ArrowDown")
    expect(first).to_be_focused()
    press_key(desktop, "ArrowDown")
    expect(desktop.locator(".slip .thing:enabled").nth(1)).to_be_focused()
    press_key(desktop, "1")
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    assert api.game(game)["answers"] == 2


def test_keys_do_not_reach_behind_an_overlay(desktop: Page, backend: Server) -> None:
    """A click on an empty place of an overlay takes the focus out of it."""
    api = Api(backend.url)
    game = add_late_game(api)
    answers = api.game(game)["answers"]
    open_game(desktop, backend.url, game)
    for key in ("u", "Enter", "n", "h"):
        desktop.locator("[data-verb=claim]").click()
        desktop.locator(".slip").wait_for()
        desktop.evaluate("document.activeElement.blur()")
        press_key(desktop, key)
        desktop.locator(".slip").get_by_role("button", name="Close").click()
        expect(desktop.get_by_role("dialog")).to_have_count(0)
    # An answer that is sent disables undo until it arrives.
    expect(desktop.locator(".head .undo")).to_be_enabled()
    expect(desktop.locator(".head .redo")).to_have_count(0)
    assert api.game(game)["answers"] == answers


def test_arrows_reach_the_map_at_once(desktop: Page, backend: Server) -> None:
    open_first_turn(desktop, backend)
    press_key(desktop, "s")
    desktop.locator('.slip [data-thing="aquifer"]').click()
    expect(desktop.locator(".prompt.for-space")).to_be_visible()
    press_key(desktop, "ArrowRight")
    expect(desktop.locator(".space.can:focus")).to_have_count(1)
    press_key(desktop, "Enter")
    press_key(desktop, "Enter")
    expect(desktop.locator(".gauge.oceans b")).to_have_text("1 / 9")


def test_the_list_of_shortcuts_has_no_duplicates(desktop: Page, backend: Server) -> None:
    open_game(desktop, backend.url, add_late_game(Api(backend.url)))
    desktop.locator(".prompt .verbs").wait_for()
    press_key(desktop, "?")
    keys = desktop.get_by_role("dialog").locator("kbd")
    keys.first.wait_for()
    listed = keys.all_inner_texts()
    assert [key for key, count in Counter(listed).items() if count > 1] == []
    assert {"a", "s", "c", "x", "p", "e", "t", "h", "o", "d", "n", "u", "Enter"} <= set(listed)
    assert not {"f", "/"} & set(listed)
    press_key(desktop, "Escape")
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    press_key(desktop, "h")
    expect(desktop.get_by_role("dialog", name="Hint")).to_be_visible()
