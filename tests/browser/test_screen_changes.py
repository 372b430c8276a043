"""Changes in the screen game are seen: numbers count, tiles land, turns of MarsBot are played."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.actions import Api, open_game, open_screen, press_key, report
from tests.browser.conftest import DESKTOP, PHONE, WITH_MOTION, OpenPage
from tests.browser.late_games import add_finished_game
from tests.serving import Server

RECORD_COUNTING = """
  new MutationObserver(() => {
    window.counted ||= document.querySelector("table.counting .to-count") !== null;
  }).observe(document, { attributes: true, childList: true, subtree: true });
"""
"""On a busy machine the counting may be over before the test looks."""
SLOW_MOTION = "globalThis.understudyMotionMs = 4000"
"""A busy machine may look late."""
SEED = 5
BEGINNER = "R00"


def start(page: Page, backend: Server, motion: str = WITH_MOTION) -> tuple[Api, str]:
    """Open a game at your first turn."""
    page.add_init_script(motion)
    api = Api(backend.url)
    game = api.new(seed=SEED, you="played")
    api.play(game, [BEGINNER])
    open_game(page, backend.url, game)
    page.locator(".prompt .verbs").wait_for()
    return api, game


def build(page: Page, project: str) -> None:
    """Choose a standard project."""
    page.locator("[data-verb=projects]").click()
    page.locator(f'.slip [data-thing="{project}"]').click()


def stock(page: Page, name: str) -> Locator:
    return page.locator(".you7 > .stock", has_text=name)


def test_numbers_count_and_show_the_difference(phone: Page, backend: Server) -> None:
    start(phone, backend)
    build(phone, "power_plant")
    expect(stock(phone, "MC").locator(".difference").first).to_have_text("−11")
    expect(stock(phone, "Energy").locator(".difference")).to_have_text("+1")
    expect(stock(phone, "MC").locator("b")).to_have_text("31")
    expect(phone.locator(".difference")).to_have_count(0)


def test_a_tile_is_seen_landing_before_the_hand_returns(phone: Page, backend: Server) -> None:
    start(phone, backend, SLOW_MOTION)
    build(phone, "aquifer")
    phone.locator(".space.can").first.tap()
    phone.locator(".prompt .primary").tap()
    expect(phone.locator(".landing")).to_have_count(1)
    expect(phone.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    expect(phone.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
    expect(phone.locator(".gauge.oceans b")).to_have_text("1 / 9")


@pytest.mark.parametrize("skip", [True, False], ids=["skipped", "to the end"])
def test_marsbots_turn_is_played_on_a_phone(phone: Page, backend: Server, skip: bool) -> None:
    start(phone, backend)
    pass_by_taps(phone)
    expect(phone.locator(".playing svg.map")).to_be_visible()
    expect(phone.locator(".playing-now p")).to_have_text(re.compile(r"\w"))
    if skip:
        phone.locator(".head-title").tap()
    expect(report(phone)).to_be_visible()
    expect(phone.locator(".playing")).to_have_count(0)


def pass_by_taps(page: Page) -> None:
    page.get_by_role("button", name="Pass").click()
    page.locator("[data-confirm]").click()


def test_marsbots_turn_is_played_on_a_desktop(desktop: Page, backend: Server) -> None:
    start(desktop, backend)
    pass_by_taps(desktop)
    expect(report(desktop)).to_be_visible()
    expect(desktop.locator(".track.moving").first).to_be_visible()
    press_key(desktop, "Shift")
    expect(desktop.locator(".track.moving")).to_have_count(0)


def test_with_reduced_motion_changes_are_stated(open_page: OpenPage, backend: Server) -> None:
    with open_page(**{**PHONE, "reduced_motion": "reduce"}) as page:
        start(page, backend)
        build(page, "aquifer")
        page.locator(".space.can").first.tap()
        page.locator(".prompt .primary").tap()
        expect(page.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".stated")).to_contain_text("20 → 21")
        expect(page.locator(".stated")).to_contain_text("row 1, space 2")
        pass_turn_or_end(page)
        expect(report(page)).to_be_visible()
        assert page.locator(".playing").count() == 0


def pass_turn_or_end(page: Page) -> None:
    page.locator(".prompt .go .btn[data-entry]").tap()


def test_reports_close_by_themselves_only_without_a_mouse(
    open_page: OpenPage, backend: Server
) -> None:
    for kind, choice in ((PHONE, "six"), (DESKTOP, "wait")):
        with open_page(**kind) as page:
            page.add_init_script("delete globalThis.understudySettlingMs")
            page.goto(f"{backend.url}/#/settings")
            expect(page.locator(f'input[value="{choice}"]')).to_be_checked()


def test_both_scores_grow_together(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = add_finished_game(api, "expert")
    scores = api.game(game)["view"]["scores"]
    phone.add_init_script(WITH_MOTION)
    phone.add_init_script(RECORD_COUNTING)
    open_screen(phone, backend.url, f"play/{game}/score")
    totals = phone.locator("table.mirrored .totals td")
    expect(totals.first).to_have_text(str(scores["human"]["total"]))
    expect(totals.last).to_have_text(str(scores["bot"]["total"]))
    expect(phone.locator("table.counting")).to_have_count(0)
    assert phone.evaluate("window.counted")


def test_the_result_tells_the_game_and_offers_the_same_deal(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = add_finished_game(api, "expert")
    open_screen(phone, backend.url, f"play/{game}/score")
    story = phone.locator(".story p")
    expect(story).to_contain_text("Tharsis")
    assert len(re.findall(r"\.(?:\s|$)", story.inner_text())) == 5
    phone.get_by_role("button", name="Play the same deal again").tap()
    expect(phone.locator('[data-question="mars-you-choose-corporation"]')).to_be_visible()
    new = phone.url.split("#/play/")[1]
    assert new != game
    assert json.loads(api.save(new))["seed"] == SEED
