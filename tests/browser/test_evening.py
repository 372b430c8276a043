"""Evenings beside the real board: a second board is built from what the screen has shown.

Answers are random and are given through the API; the page follows the game. Before every question
the board that the player has built must be the engine's.
"""

from typing import Any

from playwright.sync_api import Page, expect

from tests.announced import mars_board, tapestry_board
from tests.announced.announcements import AnnouncedBoard, differences
from tests.browser.actions import Api, check_no_raw_ids, open_game, question, report
from tests.browser.samples import WHOLE, in_languages
from tests.playing import RandomHuman
from tests.serving import Server
from tests.tapestry.playing import TapestryHuman
from understudy.core import Refused, Session, load
from understudy.mars.system import GAME as MARS
from understudy.tapestry.system import GAME as TAPESTRY

LONGEST = 400
SAMPLE = 40
"""Questions of an evening without `make soak`; `tests/announced` plays whole evenings."""
EVENING = {
    "expansions": ["corporate_era", "prelude", "venus", "colonies", "turmoil"],
    "corporation": "C06", "draft": True, "decks": {"project": "real", "bonus": "real"},
}  # fmt: skip

NEXT_SCREEN = """([kind, texts]) => {
  const report = document.querySelector(".report");
  const shown = [...document.querySelectorAll(".report [data-step]")].map((one) => one.textContent);
  return report?.dataset.report !== kind || shown.join() !== texts.join();
}"""
"""Whether this report is closed; the next one may follow at once."""


def choose_language(page: Page, backend: Server, code: str, language: str) -> None:
    page.goto(backend.url)
    page.get_by_role("button", name=language).click()
    expect(page.locator("html")).to_have_attribute("lang", code)


def shown_steps(page: Page) -> set[int]:
    """Return the numbers of the steps whose texts are on the screen."""
    marked = page.locator("[data-step]").all()
    return {int(str(one.get_attribute("data-step"))) for one in marked if one.is_visible()}


def answer_anything(api: Api, game: str, human: RandomHuman) -> None:
    """Give a random answer that the rules accept."""
    session = load(api.save(game))
    assert session.question is not None
    while True:
        answer = human.answer(session.question)
        try:
            session.answer(answer)
        except Refused:
            continue
        api.answer(game, answer)
        return


def play_evening(
    page: Page, api: Api, game: str, table: AnnouncedBoard, human: RandomHuman, module: Any
) -> Session:
    """Play to the end, or a sample; compare the two boards at every question."""
    shown: set[int] = set()
    heard = asked = 0
    for _ in range(LONGEST):
        page.locator(".report, form[data-question], .prompt a.primary").first.wait_for()
        check_no_raw_ids(page)
        shown |= shown_steps(page)
        if report(page).count():
            kind = report(page).get_attribute("data-report")
            shown |= shown_steps(page)
            mark = page.locator(".report [data-step]").all_text_contents()
            report(page).locator(".go .primary").click()
            page.wait_for_function(NEXT_SCREEN, arg=[kind, mark])
            continue
        doc = api.game(game)
        if not question(page).count() or (asked == SAMPLE and not WHOLE):
            return load(api.save(game))
        asked += 1
        journal = doc["journal"]
        known = [
            step for step in journal[heard:] if step["number"] in shown or not step.get("hands")
        ]
        table.hear(known)
        heard = len(journal)
        facts = load(api.save(game)).position.facts()
        found = differences(table.facts(), module.engine_facts(facts))
        assert not found, (doc["question"]["id"], found, journal[-20:])
        answer_anything(api, game, human)
        expect(page.locator(f'main[data-revision="{doc["revision"]}"]')).to_have_count(0)
    raise AssertionError("the game does not end")


@in_languages("cs")
def test_an_evening_of_mars(phone: Page, backend: Server, code: str, language: str) -> None:
    choose_language(phone, backend, code, language)
    api = Api(backend.url)
    game = api.new(seed=11, **EVENING)
    open_game(phone, backend.url, game)
    table = mars_board.MarsTable(MARS.new(EVENING).facts())
    session = play_evening(phone, api, game, table, RandomHuman(4), mars_board)
    assert session.over or not WHOLE
    assert {"mars-place", "mars-advance", "mars-generation"} <= table.handled


@in_languages("fr")
def test_an_evening_of_tapestry(phone: Page, backend: Server, code: str, language: str) -> None:
    choose_language(phone, backend, code, language)
    api = Api(backend.url)
    options = {"difficulty": 5, "decks": {"decision": "real", "tapestry": "real"}}
    body = {"system": "tapestry", "options": options, "seed": 5}
    game = str(api.call("POST", "games", body)["id"])
    open_game(phone, backend.url, game)
    table = tapestry_board.TapestryTable(TAPESTRY.new(options).facts())
    session = play_evening(phone, api, game, table, TapestryHuman(3), tapestry_board)
    assert session.over or not WHOLE
    assert "tapestry-advance" in table.handled
