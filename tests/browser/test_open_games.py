"""Several open games: a late reply changes only its own game."""

from playwright.sync_api import Page, expect

from tests.browser.holding import Held
from tests.browser.playing import Api, asked, go_to, put_away, question, sheet
from tests.serving import Server


def test_a_late_reply_stays_with_its_game(phone: Page, house: Server) -> None:
    api = Api(house.url)
    first, second = api.new(seed=5), api.new(seed=6, map="hellas")
    go_to(phone, house.url, first)
    put_away(phone)
    late = Held(phone, f"**/games/{first}/answers*")
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    late.wait()
    go_to(phone, house.url, second)
    put_away(phone)
    late.close_all()
    expect(phone.get_by_role("group", name="Hellas")).to_be_visible()
    asked(phone, "mars-ask-turn")
    expect(phone.locator("main.play")).to_have_attribute("data-revision", "0")
    go_to(phone, house.url, first)
    expect(sheet(phone)).to_contain_text("MarsBot’s turn")
    put_away(phone)
    asked(phone, "mars-ask-turn")
    assert (api.game(first)["answers"], api.game(second)["answers"]) == (1, 0)


def test_a_late_refusal_is_not_shown_in_another_game(phone: Page, house: Server) -> None:
    api = Api(house.url)
    first, second = api.new(seed=5), api.new(seed=6)
    go_to(phone, house.url, first)
    put_away(phone)
    late = Held(phone, f"**/games/{first}/answers*")
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    late.wait()
    go_to(phone, house.url, second)
    put_away(phone)
    late.close_all(status=500, json={"error": {"id": "server-bug", "args": {}}})
    expect(question(phone).locator(".note")).to_have_count(0)
    expect(question(phone).get_by_role("button").first).to_be_enabled()


def test_a_late_old_question_does_not_replace_the_current_one(phone: Page, house: Server) -> None:
    api = Api(house.url)
    game = api.new(seed=5)
    api.play(game, [{"do": "raise", "parameter": "temperature", "steps": 1}])
    go_to(phone, house.url, game)
    late = Held(phone, f"**/games/{game}/questions/0")
    phone.evaluate("(id) => { location.hash = `#/play/${id}/repair/0`; }", game)
    late.wait()
    go_to(phone, house.url, game)
    late.close_all()
    expect(phone.locator(".prompt .kicker")).not_to_contain_text("Answer 1")
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(sheet(phone)).to_contain_text("MarsBot’s turn")


def test_the_answers_of_one_game_are_not_listed_in_another(phone: Page, house: Server) -> None:
    api = Api(house.url)
    first, second = api.new(seed=5), api.new(seed=6)
    api.play(first, [{"do": "raise", "parameter": "temperature", "steps": 1}])
    phone.goto(f"{house.url}/#/play/{first}/repair")
    expect(phone.locator(".given")).to_have_count(1)
    late = Held(phone, f"**/games/{second}/answers")
    phone.goto(f"{house.url}/#/play/{second}/repair")
    late.wait()
    phone.locator("h1").wait_for()
    expect(phone.locator(".given")).to_have_count(0)
    late.close_all()
