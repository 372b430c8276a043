"""Several open games: a late reply changes only its own game."""

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    open_game,
    question,
    report,
    wait_until_ready,
)
from tests.browser.held_replies import HeldReplies, HeldRequests
from tests.serving import Server


def test_a_late_reply_stays_with_its_game(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    first, second = api.new(seed=5), api.new(seed=6, map="hellas")
    open_game(phone, backend.url, first)
    close_report(phone)
    late = HeldReplies(phone, f"**/games/{first}/answers*")
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    late.wait()
    open_game(phone, backend.url, second)
    close_report(phone)
    late.release()
    expect(phone.get_by_role("group", name="Hellas")).to_be_visible()
    asked(phone, "mars-ask-turn")
    expect(phone.locator("main.play")).to_have_attribute("data-revision", "0")
    open_game(phone, backend.url, first)
    expect(report(phone)).to_contain_text("MarsBot’s turn")
    close_report(phone)
    asked(phone, "mars-ask-turn")
    assert (api.game(first)["answers"], api.game(second)["answers"]) == (1, 0)


def test_queued_answers_stay_with_their_game(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    first, second = (api.new(seed=5, you="played") for _ in range(2))
    open_game(phone, backend.url, first)
    phone.get_by_role("radio", name="Interplanetary Cinematics").check()
    phone.locator(".prompt .primary").click()
    phone.locator("label[data-card] input").first.check()
    late = HeldReplies(phone, f"**/games/{first}/answers*")
    phone.get_by_role("button", name="Buy 1 and start").click()
    late.wait()
    open_game(phone, backend.url, second)
    phone.locator('[data-question="mars-you-choose-corporation"]').wait_for()
    late.release()
    wait_until_ready(phone)
    assert (api.game(first)["answers"], api.game(second)["answers"]) == (1, 0)
    # The next answer is sent when its game is shown again.
    open_game(phone, backend.url, first)
    phone.locator('[data-question="mars-you-buy"]').wait_for()
    expect(phone.locator("main.play")).to_have_attribute("data-revision", "2")
    assert api.game(second)["answers"] == 0


def test_a_late_refusal_is_not_shown_in_another_game(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    first, second = api.new(seed=5), api.new(seed=6)
    open_game(phone, backend.url, first)
    close_report(phone)
    late = HeldReplies(phone, f"**/games/{first}/answers*")
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    late.wait()
    open_game(phone, backend.url, second)
    close_report(phone)
    late.release(status=500, json={"error": {"id": "server-bug", "args": {}}})
    expect(question(phone).locator(".note")).to_have_count(0)
    expect(question(phone).get_by_role("button").first).to_be_enabled()


def test_a_late_old_question_does_not_replace_the_current_one(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    api.play(game, [{"do": "raise", "parameter": "temperature", "steps": 1}])
    open_game(phone, backend.url, game)
    late = HeldReplies(phone, f"**/games/{game}/questions/0")
    phone.evaluate("(id) => { location.hash = `#/play/${id}/repair/0`; }", game)
    late.wait()
    open_game(phone, backend.url, game)
    late.release()
    expect(phone.locator(".prompt .kicker")).not_to_contain_text("Answer 1")
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(report(phone)).to_contain_text("MarsBot’s turn")


def test_the_answers_of_one_game_are_not_listed_in_another(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    first, second = api.new(seed=5), api.new(seed=6)
    api.play(first, [{"do": "raise", "parameter": "temperature", "steps": 1}])
    phone.goto(f"{backend.url}/#/play/{first}/repair")
    expect(phone.locator(".given")).to_have_count(1)
    late = HeldReplies(phone, f"**/games/{second}/answers")
    phone.goto(f"{backend.url}/#/play/{second}/repair")
    late.wait()
    phone.locator("h1").wait_for()
    expect(phone.locator(".given")).to_have_count(0)
    late.release()


def test_an_outdated_preview_is_no_error(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, you="played")
    api.play(game, ["R00"])
    errors: list[str] = []
    phone.on(
        "console", lambda message: errors.append(message.text) if message.type == "error" else None
    )
    late = HeldRequests(phone, f"**/games/{game}/outlooks*")
    open_game(phone, backend.url, game)
    phone.locator("[data-verb=projects]").click()
    late.wait()
    phone.locator('.slip [data-thing="power_plant"]').click()
    expect(phone.locator("main.play")).to_have_attribute("data-revision", "2")
    late.release()
    assert errors == []
