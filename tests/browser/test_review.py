"""The review of a finished screen game, on phone and desktop."""

import json
import re

from playwright.sync_api import Page, expect

import understudy
from tests.browser.actions import Api, check_no_raw_ids, open_game
from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.late_games import add_finished_game
from tests.browser.samples import in_languages
from tests.serving import Server
from understudy.core import Chance, Seat, save
from understudy.sim.agents import find_agent

WAIT = 60_000
"""A review takes seconds on an idle machine."""


def test_the_result_leads_to_a_review(phone: Page, backend: Server) -> None:
    game = add_finished_game(Api(backend.url))
    phone.goto(f"{backend.url}/#/play/{game}/score")
    phone.get_by_role("link", name="Review").click()
    expect(phone.locator(".win-curve")).to_be_visible(timeout=WAIT)
    expect(phone.locator(".review-sentences li")).to_have_count(5)
    expect(phone.get_by_text("if the expert continued")).to_be_visible()
    check_no_raw_ids(phone)
    assert not violations(phone)
    phone.get_by_role("link", name=re.compile("Step through")).click()
    expect(phone.locator(".answer-card").first).to_be_visible(timeout=WAIT)
    expect(phone.locator(".decision-board")).to_be_visible()
    check_no_raw_ids(phone)
    assert not violations(phone)
    first = phone.url
    phone.keyboard.press("ArrowRight")
    expect(phone).not_to_have_url(first)
    phone.go_back()
    expect(phone.locator(".review-sentences")).to_be_visible()
    phone.get_by_role("link", name="Ask about a decision").click()
    expect(phone.locator(".answer-card").first).to_be_visible(timeout=WAIT)
    phone.go_back()
    phone.get_by_role("link", name="Generation 3", exact=True).click()
    expect(phone.locator("header h1")).to_have_text("Generation 3")
    phone.keyboard.press("g")
    expect(phone.locator("header h1")).to_have_text("Generation 4")


def test_a_desktop_shows_the_whole_review_without_scrolling(desktop: Page, backend: Server) -> None:
    game = add_finished_game(Api(backend.url))
    desktop.set_viewport_size({"width": 1440, "height": 900})
    desktop.goto(f"{backend.url}/#/play/{game}/review")
    expect(desktop.locator(".decision-board")).to_be_visible(timeout=WAIT)
    shown = desktop.locator(".key-decision[aria-current]")
    expect(shown).to_have_count(1)
    for part in (".win-curve", ".decision-board .map", ".answer-card", ".review-sentences"):
        expect(desktop.locator(part).first).to_be_in_viewport(ratio=1)
    check_no_raw_ids(desktop)
    assert not violations(desktop)
    first = shown.get_attribute("href")
    desktop.keyboard.press("ArrowRight")
    expect(shown).not_to_have_attribute("href", first or "")
    expect(desktop.locator(".answer-card").first).to_be_visible(timeout=WAIT)


@in_languages("cs")
def test_the_expert_plays_on_from_a_decision(
    open_page: OpenPage, backend: Server, code: str, language: str
) -> None:
    api = Api(backend.url)
    game = add_finished_game(api)
    with open_page(locale=code, service_workers="block") as page:
        page.goto(f"{backend.url}/#/play/{game}/review")
        page.locator(".key-decision").first.click(timeout=WAIT)
        expect(page.locator(".watch-from")).to_be_visible(timeout=WAIT)
        at = int(page.url.rpartition("/")[2])
        page.keyboard.press("w")
        expect(page.locator(".prompt.watch")).to_be_visible(timeout=WAIT)
        copy = page.url.rpartition("/")[2]
        assert copy != game
        assert len(api.call("GET", f"games/{copy}/tape")) == at
        assert api.game(game)["over"], "the finished game stays as it is"
        page.locator(".prompt.watch .primary").click()
        expect(page.locator(".watch-rows li").first).to_be_visible(timeout=WAIT)
        check_no_raw_ids(page)


def test_the_win_probability_is_in_the_journal_and_on_the_result(
    phone: Page, backend: Server
) -> None:
    game = add_finished_game(Api(backend.url))
    phone.goto(f"{backend.url}/#/settings")
    line = phone.get_by_role("radiogroup", name="Win probability in the header")
    line.get_by_label("On").check()
    open_game(phone, backend.url, game)
    phone.get_by_role("tab", name="Journal").click()
    after = phone.locator(".win-after")
    expect(after.first).to_have_text(re.compile(r"\d\s%\s*if the expert continued"), timeout=WAIT)
    assert after.count() > 1
    phone.goto(f"{backend.url}/#/play/{game}/score")
    expect(phone.locator(".win-curve")).to_be_visible(timeout=WAIT)
    assert not violations(phone)


@in_languages("fr")
def test_a_review_in_other_languages(
    open_page: OpenPage, backend: Server, code: str, language: str
) -> None:
    game = add_finished_game(Api(backend.url))
    with open_page(locale=code, service_workers="block") as page:
        page.goto(f"{backend.url}/#/play/{game}/review")
        expect(page.locator(".review-sentences li")).to_have_count(5, timeout=WAIT)
        check_no_raw_ids(page)
        page.locator(".key-decision").first.click()
        expect(page.locator(".answer-card").first).to_be_visible(timeout=WAIT)
        check_no_raw_ids(page)


def test_a_review_of_tapestry(phone: Page, backend: Server) -> None:
    """A review of the first turns takes a tenth of the time of a whole game."""
    session = understudy.new("tapestry", seed=12, you="played", difficulty=2)
    chance = Chance(1)
    greedy = find_agent(session.system, "greedy")(Seat("tapestry", session.position, chance))
    for _ in range(16):
        assert session.question is not None
        session.answer(greedy.answer(session.question))
    game = Api(backend.url).call("POST", "saves", json.loads(save(session)))["id"]
    phone.goto(f"{backend.url}/#/play/{game}/review")
    expect(phone.locator(".review-sentences li")).to_have_count(5, timeout=WAIT)
    expect(phone.locator("main")).not_to_contain_text("[object Object]")
    check_no_raw_ids(phone)
    assert not violations(phone)
    phone.get_by_role("link", name=re.compile("Step through|Ask about")).first.click()
    expect(phone.locator(".decision-board")).to_be_visible(timeout=WAIT)
    expect(phone.locator("main")).not_to_contain_text("NaN")
    check_no_raw_ids(phone)
    assert not violations(phone)
