"""Answers by accident: second taps and keys, and answers that give something up."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.actions import Api, open_game, press_key, wait_until_ready
from tests.browser.conftest import FULL_SETTLING
from tests.browser.screen_player import PRESS_AGAIN, SECOND_TAP_MS, TAP_AGAIN
from tests.serving import Server

SEED = 5
BEGINNER = "R00"
POWER_PLANT = {"do": "standard_project", "project": "power_plant"}


@pytest.fixture(autouse=True)
def full_settling_time(request: pytest.FixtureRequest) -> None:
    """Let new questions ignore input as long as for a user."""
    for name in {"phone", "desktop"} & set(request.fixturenames):
        request.getfixturevalue(name).add_init_script(FULL_SETTLING)


def tap_twice(page: Page, button: Locator) -> None:
    """Tap a button, and its place again."""
    wait_until_ready(page)
    page.evaluate(TAP_AGAIN, SECOND_TAP_MS)
    button.tap()
    page.locator("html[data-tapped-twice]").wait_for(state="attached")


def press_twice(page: Page, key: str) -> None:
    wait_until_ready(page)
    page.evaluate(PRESS_AGAIN, SECOND_TAP_MS)
    page.keyboard.press(key)
    page.locator("html[data-tapped-twice]").wait_for(state="attached")


def game_with_report(page: Page, server: Server, *answers: object) -> tuple[Api, str]:
    """Open a screen game, give these answers, and wait for MarsBot's report."""
    api = Api(server.url)
    game = api.new(seed=SEED, you="played")
    api.play(game, [BEGINNER, POWER_PLANT])
    open_game(page, server.url, game)
    page.locator("[data-question]").wait_for()
    api.play(game, answers)
    page.locator(".report").wait_for()
    return api, game


def check_asked(page: Page, id: str) -> None:
    """Check that this question is asked and stays."""
    expect(page.locator(f'.prompt[data-question="{id}"]')).to_be_visible()
    wait_until_ready(page)
    expect(page.locator(f'.prompt[data-question="{id}"]')).to_be_visible()


def test_a_double_tap_on_my_turn_does_not_pass(phone: Page, backend: Server) -> None:
    api, game = game_with_report(phone, backend, {"do": "end"})
    answers = api.game(game)["answers"]
    tap_twice(phone, phone.locator(".report .go .primary"))
    check_asked(phone, "mars-you-turn")
    assert api.game(game)["answers"] == answers
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_a_double_tap_on_continue_buys_nothing(phone: Page, backend: Server) -> None:
    api, game = game_with_report(phone, backend, {"do": "end"}, {"do": "pass"})
    answers = api.game(game)["answers"]
    tap_twice(phone, phone.locator(".report .go .primary"))
    check_asked(phone, "mars-you-buy")
    assert api.game(game)["answers"] == answers


def test_a_double_tap_at_the_start_does_not_skip_the_cards(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=SEED, you="played")
    open_game(phone, backend.url, game)
    phone.get_by_role("radio", name="Interplanetary Cinematics").check()
    tap_twice(phone, phone.locator(".prompt .primary"))
    check_asked(phone, "mars-you-choose-corporation")
    expect(phone.locator(".purse")).to_be_visible()
    assert api.game(game)["answers"] == 0


def test_a_double_tap_in_the_companion(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=SEED)
    open_game(phone, backend.url, game)
    tap_twice(phone, phone.locator(".report .go .primary"))
    wait_until_ready(phone)
    assert api.game(game)["answers"] == 0


def test_a_key_pressed_twice(desktop: Page, backend: Server) -> None:
    api, game = game_with_report(desktop, backend, {"do": "end"}, {"do": "pass"})
    answers = api.game(game)["answers"]
    press_twice(desktop, "n")
    check_asked(desktop, "mars-you-buy")
    assert api.game(game)["answers"] == answers
    # The focus is on the heading, where Enter presses the primary button.
    desktop.locator("label[data-card] input").first.check()
    desktop.locator(".prompt .q").focus()
    press_twice(desktop, "Enter")
    expect(desktop.locator(".report")).to_be_visible()


def open_turn(page: Page, server: Server) -> tuple[Api, str]:
    """Open a screen game at the start of your first turn."""
    api = Api(server.url)
    game = api.new(seed=SEED, you="played")
    api.play(game, [BEGINNER])
    open_game(page, server.url, game)
    check_asked(page, "mars-you-turn")
    return api, game


def test_a_double_tap_on_a_card_of_the_hand_only_opens_it(phone: Page, backend: Server) -> None:
    api, game = open_turn(phone, backend)
    rows = phone.locator("button.crow[data-card]")
    slip = phone.get_by_role("dialog", name="In your hand")
    # The row at the bottom is where the button of the opened card is.
    for row in (rows.first, rows.last):
        row.scroll_into_view_if_needed()
        tap_twice(phone, row)
        wait_until_ready(phone)
        expect(slip).to_be_visible()
        phone.keyboard.press("Escape")
        expect(slip).to_have_count(0)
    assert api.game(game)["answers"] == 1


def test_a_double_tap_on_play_opens_no_other_card(phone: Page, backend: Server) -> None:
    open_turn(phone, backend)
    phone.locator("button.crow:not(.hollow)[data-card]").first.tap()
    tap_twice(phone, phone.locator(".slip .primary"))
    check_asked(phone, "mars-you-second-action")
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_passing_asks_for_confirmation_while_moves_are_left(phone: Page, backend: Server) -> None:
    api, game = open_turn(phone, backend)
    button = phone.locator(".prompt [data-entry=pass]")
    expect(button).not_to_have_class("btn primary")
    # The confirmation ignores a second tap, too.
    tap_twice(phone, button)
    dialog = phone.get_by_role("dialog", name="Pass for this generation?")
    expect(dialog).to_contain_text("Playable cards")
    expect(dialog.locator(".primary")).to_have_text("Keep playing")
    dialog.locator(".primary").tap()
    expect(dialog).to_have_count(0)
    assert api.game(game)["answers"] == 1
    button.tap()
    dialog.get_by_role("button", name="Pass", exact=True).tap()
    expect(phone.locator(".report")).to_be_visible()


def test_pass_is_not_primary_while_a_project_is_possible(phone: Page, backend: Server) -> None:
    """Without cards nothing valuable is given up, so passing is not confirmed."""
    api = Api(backend.url)
    game = api.new(seed=SEED, you="played")
    corporation = next(one for one in api.game(game)["question"]["options"] if one != BEGINNER)
    api.play(game, [corporation, "none"])
    open_game(phone, backend.url, game)
    check_asked(phone, "mars-you-turn")
    button = phone.locator(".prompt [data-entry=pass]")
    expect(button).not_to_have_class("btn primary")
    button.tap()
    expect(phone.locator(".report")).to_be_visible()


def test_passing_by_key_asks_for_confirmation(desktop: Page, backend: Server) -> None:
    api, game = open_turn(desktop, backend)
    dialog = desktop.get_by_role("dialog", name="Pass for this generation?")
    press_twice(desktop, "p")
    expect(dialog).to_be_visible()
    press_key(desktop, "Enter")
    expect(dialog).to_have_count(0)
    assert api.game(game)["answers"] == 1


def test_buying_none_asks_for_confirmation(phone: Page, backend: Server) -> None:
    api, game = game_with_report(phone, backend, {"do": "end"}, {"do": "pass"})
    phone.locator(".report .go .primary").tap()
    check_asked(phone, "mars-you-buy")
    answers = api.game(game)["answers"]
    button = phone.get_by_role("button", name="Buy none")
    expect(button).not_to_have_class("btn primary")
    button.tap()
    dialog = phone.get_by_role("dialog", name="Buy none of these cards?")
    expect(dialog).to_contain_text("a card costs 3")
    dialog.get_by_role("button", name="Back to the cards").tap()
    expect(dialog).to_have_count(0)
    assert api.game(game)["answers"] == answers
    phone.locator("label[data-card] input").first.check()
    expect(phone.get_by_role("button", name="Buy 1")).to_have_class("btn primary")


def test_starting_without_cards_asks_for_confirmation(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=SEED, you="played")
    open_game(phone, backend.url, game)
    phone.get_by_role("radio", name="Interplanetary Cinematics").check()
    phone.locator(".prompt .primary").tap()
    phone.get_by_role("button", name="Buy none and start").tap()
    dialog = phone.get_by_role("dialog", name="Buy none of these cards?")
    expect(dialog).to_be_visible()
    assert api.game(game)["answers"] == 0
    dialog.locator("[data-confirm]").tap()
    check_asked(phone, "mars-you-turn")


def test_no_card_is_ticked_after_a_draft(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=SEED, you="played", draft=True)
    api.play(game, [BEGINNER, {"do": "pass"}])
    open_game(phone, backend.url, game)
    while phone.locator('.prompt[data-question="mars-ask-draft"]').count():
        revision = str(phone.locator("main.play").get_attribute("data-revision"))
        phone.locator("label[data-card] input").first.check()
        phone.locator(".prompt .primary").tap()
        expect(phone.locator("main.play")).not_to_have_attribute("data-revision", revision)
    check_asked(phone, "mars-you-buy")
    expect(phone.locator("label[data-card] input")).to_have_count(4)
    expect(phone.locator("label[data-card] input:checked")).to_have_count(0)
