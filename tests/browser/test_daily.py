"""The deal of the day: the same game for everybody, the days in a row, and the shared text."""

import json
from datetime import date

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, check_no_raw_ids
from tests.browser.axe import violations
from tests.serving import Server

RESULT = {"human": 79, "bot": 84, "round": 12}
EXPERT = {"human": 96, "bot": 82, "round": 11}


def test_a_deal_is_played_counted_and_shared(phone: Page, backend: Server) -> None:
    phone.goto(f"{backend.url}/#/daily")
    expect(phone.locator(".deal")).to_have_count(2)
    assert not violations(phone)
    phone.locator(".deal").first.get_by_label("Hard").check()
    phone.get_by_role("button", name="Let the expert play it").first.click()
    expect(phone.get_by_text("The expert is playing it")).to_be_visible()
    phone.get_by_role("button", name="Cancel").click()
    phone.get_by_role("button", name="Play “Base game”, Hard").click()
    phone.locator("main.play").wait_for()
    game = Api(backend.url).game(phone.url.rpartition("/")[2])
    today = date.today().isoformat()
    assert game["seed"] == int(today.replace("-", "")) * 10 + 1
    assert game["options"]["difficulty"] == "hard"
    phone.goto(f"{backend.url}/#/daily")
    expect(phone.get_by_role("link", name="Continue “Base game”")).to_be_visible()
    # The results of a finished game, as the screen stores them.
    deal = {"game": game["id"], "level": "hard", "started": today, "counts": True}
    days = {today: {"base": {**deal, "result": RESULT, "expert": EXPERT}}}
    phone.evaluate("days => localStorage.setItem('understudy-daily', days)", json.dumps(days))
    phone.reload()
    expect(phone.get_by_text("1 day in a row")).to_be_visible()
    phone.get_by_role("button", name="Share").click()
    shared = phone.locator(".deal-text")
    expect(shared).to_contain_text("Me 79, MarsBot 84 · Generation 12")
    expect(shared).to_contain_text("Expert 96, MarsBot 82")
    expect(shared).to_contain_text(f"#/daily/{today}/base/hard")
    phone.get_by_label("With the expert’s result").uncheck()
    expect(shared).not_to_contain_text("Expert 96")
    check_no_raw_ids(phone)
    assert not violations(phone)
    phone.goto(backend.url)
    expect(phone.locator(".daily-entry")).to_contain_text("1 day in a row")
