"""A whole companion game of Terraforming Mars on a phone, from the home screen to the result.

It has five expansions, a corporation, a draft and real decks, and uses only taps. Every change on
the table must be shown on the screen before your next turn.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Eye
from tests.browser.playing import (
    RAW_ID,
    Api,
    fill_in_seed,
    put_away,
    question,
    see_result,
    sheet,
    visible_words,
)
from tests.browser.wandering import (
    around_a_sheet,
    around_a_turn,
    around_the_tabs,
    elsewhere,
)
from tests.serving import Server
from understudy.core import Ref, Session, Step, load
from understudy.locales.translator import Translator

EXPANSIONS = ("prelude", "venus", "colonies", "turmoil")
LONGEST = 500
LAST_GENERATION = 3
"""In this generation the parameters are edited so that the game is nearly finished."""

FLAGS = frozenset({"bot.passed", "bot.took_turn", "human.passed", "winner"})
"""Facts that only the app stores."""


class Evening:
    """A player who knows only what the screen has shown."""

    def __init__(self, page: Page, api: Api) -> None:
        self.page = page
        self.api = api
        self.eye = Eye(page)
        self.read = ""
        self.told = 0
        self.cards = 0
        self.asked: set[str] = set()

    @property
    def game(self) -> str:
        return self.page.url.split("#/play/")[1].split("/")[0]

    def look(self) -> None:
        """Remember the texts on the screen."""
        words = visible_words(self.page)
        assert not RAW_ID.search(words), [line for line in words.split("\n") if RAW_ID.search(line)]
        self.read += words
        self.eye.look()

    def check_told(self) -> None:
        """Check that every change since your last turn was shown on the screen."""
        session = load(self.api.save(self.game))
        speaker = Translator("en", session.system.names())
        owed = [sentence(speaker, step) for step in moved(session, self.told)]
        untold = [line for line in owed if line not in self.read]
        assert not untold, "\n".join([*untold, "----", self.read])
        self.told = len(session.steps)
        self.read = ""

    def card(self) -> str:
        """Return the next revealed card: the first that is still possible."""
        asked = self.api.game(self.game)["question"]
        self.cards += 1
        bonus = asked["pool"] == "bonus" or (asked["pool"] == "action" and self.cards % 4 == 3)
        numbers = [f"{number:03}" for number in range(1, 209)]
        bonuses = [f"B{number:02}" for number in range(1, 22)]
        order = [*bonuses, *numbers] if bonus else [*numbers, *bonuses]
        left = (card for card in order if card not in asked["gone"])
        return next(card for card in left if asked["pool"] != "project" or card[0] != "B")

    def answer(self) -> None:
        """Give the default answer to the current question; your turns are passed."""
        form = question(self.page)
        asked = str(form.get_attribute("data-question"))
        self.asked.add(asked)
        finders = form.get_by_placeholder("Number or name")
        if finders.count():
            finders.first.fill(self.card())
            form.locator(".match").first.click()
        buttons = form.locator('.go [data-entry="pass"]'), form.locator(".go .primary")
        button = next((one for one in buttons if one.count()), form.locator(".go .btn"))
        button.last.click()


def moved(session: Session, since: int) -> Iterator[Step]:
    """Return the steps that changed something on the table and were not reported."""
    for step in session.steps[since:]:
        if all(change.what in FLAGS for change in step.changes):
            continue
        own = step.cause is None or session.steps[step.cause].kind == "mars-turn-human"
        if not (own and step.args.get("owner", "human") == "human" and "you" in step.kind):
            yield step


def sentence(speaker: Translator, step: Step) -> str:
    """Return the text of a step; the heading of a turn names its card."""
    card = step.args.get("card")
    if step.kind in ("mars-project-card", "mars-bonus-card") and isinstance(card, Ref):
        return speaker.name(card)
    return speaker.text(step.kind, step.args)


def put_right(page: Page, entry: str, number: str) -> None:
    """Set a parameter with the group of edits."""
    page.locator(".act").last.click()
    page.locator(".act").nth(-2).click()
    page.locator(f'.act[data-entry="{entry}"]').click()
    question(page).get_by_role("textbox").fill(number)
    question(page).locator(".go .primary").click()
    page.locator(".acts").wait_for()


def begin(page: Page, house: Server, eye: Eye) -> None:
    page.goto(house.url)
    page.locator('a[href="#/new/mars"]').click()
    for expansion in EXPANSIONS:
        page.locator(f'input[type=checkbox][value="{expansion}"]').check()
    page.locator('input[name="deck-project"][value="real"]').check()
    page.locator('input[name="deck-bonus"][value="real"]').check()
    page.locator('input[name="draft"][value="draft"]').check()
    page.locator('input[name="corporation"][value="named"]').check()
    page.locator('input[name="corporation-number"][value="C06"]').check()
    fill_in_seed(page)
    eye.look()
    page.locator(".prompt .primary:not([disabled])").click()


@pytest.mark.soak
def test_an_evening(phone: Page, house: Server) -> None:
    evening = Evening(phone, Api(house.url))
    begin(phone, house, evening.eye)
    finished = False
    curious = {"turns", "mars-ask-turn"}
    for _ in range(LONGEST):
        phone.locator(".sheet, form[data-question], .prompt a.primary").first.wait_for()
        evening.look()
        if sheet(phone).count():
            if sheet(phone).get_attribute("data-sheet") in curious:
                curious.remove("turns")
                around_a_sheet(phone, evening.eye)
            put_away(phone)
            continue
        if not question(phone).count():
            break
        if question(phone).get_attribute("data-question") == "mars-ask-turn":
            evening.check_told()
            if "mars-ask-turn" in curious:
                curious.remove("mars-ask-turn")
                around_a_turn(phone, evening.eye, evening.api, evening.game)
                places = ("rules/mars", "settings", "history", "")
                elsewhere(phone, evening.eye, house.url, evening.game, places)
                around_the_tabs(phone, evening.eye)
            view = evening.api.game(evening.game)["view"]
            if view["generation"] == LAST_GENERATION and not finished:
                finished = True
                put_right(phone, "set_temperature", "8")
                put_right(phone, "set_oxygen", "14")
                for space in [s for s in view["map"]["spaces"] if s["kind"] == "ocean"]:
                    if space["tile"] is None:
                        phone.locator(f'[data-space="{space["id"]}"]').click()
                        question(phone).locator(".go .primary").click()
                        phone.locator(".acts").wait_for()
                evening.told = len(load(evening.api.save(evening.game)).steps)
                continue
        revision = phone.locator("main").get_attribute("data-revision")
        evening.answer()
        expect(phone.locator(f'main[data-revision="{revision}"]')).to_have_count(0)
    see_result(phone)
    expect(phone.locator("h2.winner")).to_be_visible()
    expect(phone.locator("table.sc tfoot td")).to_have_count(2)
    evening.look()
    assert {"mars-ask-action-card", "mars-ask-score-sheet"} <= evening.asked
