"""A finished screen game shows its final numbers everywhere."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, open_game
from tests.browser.late_games import add_finished_game
from tests.serving import Server


def test_final_numbers_are_the_same_everywhere(desktop: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = add_finished_game(api)
    view = api.game(game)["view"]
    open_game(desktop, backend.url, game)
    box = desktop.locator(".now-box")
    expect(box.get_by_role("heading")).to_have_text("Final score")
    for at, side in enumerate(("bot", "human")):
        total = str(view["scores"][side]["total"])
        # The header shows you first.
        expect(desktop.locator(".head .sides .side").nth(1 - at)).to_contain_text(
            re.compile(rf"VP\s*{total}\b")
        )
        expect(box.locator(".now-lines").nth(at)).to_contain_text(total)
    expect(box).not_to_contain_text("generation")
    expect(box).not_to_contain_text("Without awards")
    awards = desktop.locator(".honours table").last.locator("tbody tr")
    for row, award in zip(awards.all(), view["awards"], strict=True):
        if award["final"]:
            cells = row.locator("td")
            expect(cells.nth(0)).to_have_text(str(award["final"]["human"]))
            expect(cells.nth(1)).to_have_text(str(award["final"]["bot"]))
    desktop.goto(f"{backend.url}/#/play/{game}/score")
    totals = desktop.locator("table.sc .totals td")
    expect(totals.first).to_have_text(str(view["scores"]["human"]["total"]))
    expect(totals.last).to_have_text(str(view["scores"]["bot"]["total"]))
    # A game that was played with hints says so in the history too.
    advised = {game: {"hints": 2, "expert": False}}
    desktop.evaluate("all => localStorage.setItem('understudy-advised', all)", json.dumps(advised))
    desktop.goto(f"{backend.url}/#/history")
    row = desktop.locator(f".finished-row:has([href='#/play/{game}/score'])")
    expect(row).to_contain_text("Played with 2 hints")


def test_a_screen_game_has_no_table_to_set_up(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    for game, count in ((api.new(you="played"), 0), (api.new(), 1)):
        open_game(phone, backend.url, game)
        phone.get_by_role("button", name="Menu").click()
        expect(phone.get_by_role("link", name="Rules")).to_be_visible()
        expect(phone.get_by_role("link", name="Set up the table")).to_have_count(count)
