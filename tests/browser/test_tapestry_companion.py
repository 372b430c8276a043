"""Details of the companion mode of Tapestry on a phone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    asked,
    check_no_raw_ids,
    close_report,
    enter_seed,
    open_game,
    open_setup,
    question,
    report,
    show_more,
    start_button,
)
from tests.browser.test_tapestry import new
from tests.serving import Server
from understudy.tapestry.options import DECKS

REAL = dict.fromkeys(DECKS, "real")


def open_table(page: Page, backend: Server, game: str) -> None:
    """Open a game and close its reports."""
    open_game(page, backend.url, game)
    while report(page).count():
        close_report(page)


def test_a_hex_is_found_by_letter_and_number(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, first_player="human")
    api.play(game, [{"do": "conquer", "hex": "1,1"}])
    open_table(phone, backend, game)
    rim = phone.locator(".board .rim text").all_text_contents()
    assert sorted(rim) == list("1234567ABCDEFG")
    phone.get_by_role("tab", name="Journal").click()
    expect(phone.locator(".journal")).to_contain_text("You: outpost on E6")
    assert "(1, 1)" not in phone.locator("body").inner_text()


def test_the_trap_question_marks_the_hex(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, seed=1, first_player="human")
    # Your territory is next to the Automa's start, and the Automa is about to conquer.
    state = api.play(game, [{"do": "conquer", "hex": "-2,1"}])
    for n in range(60):
        if state["question"]["id"] == "tapestry-ask-trap":
            break
        moved = state["question"]["default"] is not None
        tracks = ("exploration", "science", "technology")
        answer = {"do": "done"} if moved else {"do": "advance", "track": tracks[n % 3]}
        state = api.answer(game, answer)
    assert state["question"]["id"] == "tapestry-ask-trap"
    open_table(phone, backend, game)
    asked(phone, "tapestry-ask-trap")
    expect(question(phone)).to_contain_text("Automa conquers B4")
    expect(phone.locator(".board .about")).to_have_count(1)
    expect(phone.locator(".board .about")).to_be_visible()


def test_an_advance_is_one_tap_and_income_no_default(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, first_player="human")
    api.play(game, [{"do": "done"}])
    open_table(phone, backend, game)
    asked(phone, "tapestry-ask-turn")
    expect(phone.locator(".go .primary")).to_have_count(0)
    expect(phone.get_by_role("button", name="Income turn")).to_be_visible()
    phone.get_by_role("button", name=re.compile("Science.*→ 1")).click()
    expect(phone.locator('.go [data-entry="done"]')).to_be_visible()
    assert api.game(game)["view"]["tracks"][1]["markers"]["human"] == 1
    phone.get_by_role("button", name="Undo").click()
    # The next space of a track works too, with one more tap.
    phone.get_by_role("tab", name="Bots").click()
    phone.get_by_role("button", name="Military: advance to space 1").click()
    question(phone).locator(".go .primary").click()
    expect(phone.locator('.go [data-entry="done"]')).to_be_visible()
    assert api.game(game)["view"]["tracks"][2]["markers"]["human"] == 1


def test_an_income_turn_can_be_undone(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, first_player="human")
    api.play(game, [{"do": "done"}])
    open_table(phone, backend, game)
    phone.get_by_role("button", name="Income turn").click()
    expect(question(phone)).to_contain_text("Income turn 2 is saved. If this was a mistake, undo")
    phone.get_by_role("button", name="Undo").click()
    expect(phone.get_by_role("button", name="Income turn")).to_be_visible()
    expect(question(phone)).not_to_contain_text("is saved")


def test_a_real_die_says_what_it_decides_and_for_whom(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, difficulty=6, decks=REAL)
    open_table(phone, backend, game)
    expect(question(phone)).to_contain_text("For the Automa: it decides its civilization")
    # The bots have no favorite track yet.
    phone.get_by_role("tab", name="Bots").click()
    expect(phone.locator(".fav")).to_have_count(0)
    api.play(game, ["science", "conquerors"])
    # What the die decided is announced before the next question.
    expect(report(phone)).to_contain_text("Automa: favorite track Science")
    close_report(phone)
    expect(question(phone)).to_contain_text("For the Shadow Empire: it decides its favorite track")
    expect(phone.locator(".fav")).to_have_count(1)


def test_a_citation_can_be_looked_up(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, first_player="human")
    api.play(game, [{"do": "done"}])
    open_table(phone, backend, game)
    expect(question(phone).locator(".cite")).to_have_text("[A bot’s turn, R5.1]")
    question(phone).locator(".cite").click()
    expect(phone.locator(".law").first).to_contain_text("A bot’s turn")


def test_the_score_sheet_in_order_of_play(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, first_player="bots")
    api.play(game, [{"do": "achievement", "achievement": "middle_island"}])
    open_game(phone, backend.url, game)
    phone.goto(f"{backend.url}/#/play/{game}/score")
    expect(phone.locator("table.sc thead th .sr")).to_have_text(["Automa", "You"])
    row = phone.locator("table.sc tbody tr", has_text="Achievements")
    expect(row.locator("td").nth(1)).to_have_text("10")


def test_two_humans_have_their_own_names_and_texts(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url, "tapestry")
    phone.locator('input[name=players][value="two_humans"]').check()
    phone.locator("input[name=name]").fill("Ann")
    phone.locator("input[name=name2]").fill("Ben")
    show_more(phone)
    for deck in ("tapestry", "territory", "tech"):
        expect(phone.locator(f'input[name="deck-{deck}"]')).to_have_count(0)
    phone.locator('input[name=first_player][value="human2"]').check()
    enter_seed(phone)
    start_button(phone).click()
    expect(report(phone)).to_contain_text("Ann starts on the hex labeled 2/4, Ben on 3/5")
    assert "Automa" not in report(phone).inner_text()
    while report(phone).count():
        close_report(phone)
    expect(phone.locator(".head-title").first).to_contain_text("Turn: Ben")
    for _ in range(4):
        for tab in range(3):
            phone.get_by_role("tab").nth(tab).click()
            check_no_raw_ids(phone)
            assert not re.search(r"Automa|\bYou\b", phone.locator("main").inner_text())
        if phone.locator(".quick").count():
            phone.locator(".quick [data-track=science]").click()
            phone.locator('.go [data-entry="done"]').wait_for()
        revision = phone.locator("main").get_attribute("data-revision")
        phone.locator('.go [data-entry="done"]').click()
        expect(phone.locator("main")).not_to_have_attribute("data-revision", str(revision))
        while report(phone).count():
            assert "Automa" not in report(phone).inner_text()
            assert "income" not in report(phone).inner_text()
            expect(phone.locator(".owner.automa")).to_have_count(0)
            close_report(phone)
    expect(phone.locator(".piles")).to_have_count(0)
    phone.get_by_role("tab").nth(1).click()
    expect(phone.locator(".piles dt")).to_have_count(2)
