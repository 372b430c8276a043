"""The expert plays the player's side on the page, until the player takes over."""

import re

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, check_no_raw_ids, open_game
from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.late_games import add_late_game
from tests.browser.samples import in_languages
from tests.serving import Server

WAIT = 60_000


def hand_over(page: Page) -> None:
    page.locator(".menu > button").click()
    page.get_by_role("button", name="Watch the expert").click()
    expect(page.locator(".prompt.watch")).to_be_visible(timeout=WAIT)


def test_the_expert_plays_and_the_player_takes_over(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = add_late_game(api, generation=9, hand=4, expansions=("corporate_era",))
    before = api.game(game)["answers"]
    open_game(phone, backend.url, game)
    hand_over(phone)
    assert api.game(game)["answers"] == before, "nothing is played unasked"
    phone.get_by_role("button", name="Next step").click()
    rows = phone.locator(".watch-rows li")
    expect(rows.first).to_contain_text(re.compile(r"\d\s%"), timeout=WAIT)
    expect(phone.get_by_role("button", name="Next step")).to_be_enabled(timeout=WAIT)
    check_no_raw_ids(phone)
    assert not violations(phone)
    phone.keyboard.press("g")
    expect(phone.locator("header h1")).to_contain_text("10", timeout=WAIT)
    expect(phone.get_by_role("button", name="Next step")).to_be_enabled(timeout=WAIT)
    answers = api.game(game)["answers"]
    assert answers > before
    phone.get_by_role("button", name="Take over").click()
    expect(phone.locator(".prompt.watch")).to_have_count(0)
    expect(phone.locator(".prompt[data-question]")).to_be_visible()
    assert api.game(game)["answers"] == answers
    phone.goto(f"{backend.url}/#/play/{game}/score")
    expect(phone.get_by_text("The expert played a part")).to_be_visible()


def test_undo_goes_back_to_the_hand_over(desktop: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = add_late_game(api, generation=9, hand=4, expansions=("corporate_era",))
    before = api.game(game)["answers"]
    open_game(desktop, backend.url, game)
    hand_over(desktop)
    for _ in range(2):
        desktop.get_by_role("button", name="Next step").click()
        expect(desktop.locator(".watch-rows li").first).to_be_visible(timeout=WAIT)
        expect(desktop.get_by_role("button", name="Next step")).to_be_enabled(timeout=WAIT)
    assert not violations(desktop)
    desktop.locator(".head .undo").click()
    if before < api.game(game)["unseen_since"]:
        desktop.locator(".look-ahead .primary").click()
    expect(desktop.locator(".watch-rows")).to_have_count(0)
    kept = [
        one
        for one in api.call("GET", f"games/{game}/tape")
        if not str(one["question"]).startswith("table-")
    ]
    assert len(kept) == before
    desktop.keyboard.press("w")
    expect(desktop.locator(".prompt.watch")).to_have_count(0)


@in_languages("de")
def test_watching_in_other_languages(
    open_page: OpenPage, backend: Server, code: str, language: str
) -> None:
    game = Api(backend.url).new(you="played")
    with open_page(locale=code, service_workers="block") as page:
        open_game(page, backend.url, game)
        page.locator(".menu > button").click()
        page.locator(".menu-list button").click()
        page.locator(".prompt.watch .primary").click()
        expect(page.locator(".watch-rows li").first).to_be_visible(timeout=WAIT)
        check_no_raw_ids(page)
