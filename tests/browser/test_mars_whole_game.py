"""A whole companion game of Terraforming Mars on a phone, from the home screen to the result.

It has five expansions, a corporation, a draft and real decks, and uses only taps. Every change on
the table must be shown on the screen before your next turn.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    close_report,
    enter_door,
    enter_seed,
    open_result,
    question,
    report,
    show_more,
    show_step,
    start_button,
)
from tests.browser.axe import Checker
from tests.browser.samples import WHOLE
from tests.browser.visit_screens import (
    check_other_screens,
    check_report,
    check_tabs,
    check_turn,
)
from tests.serving import Server
from understudy.core import Ref, Session, Step, load
from understudy.locales.translator import Translator

EXPANSIONS = ("prelude", "venus", "colonies", "turmoil")
LONGEST = 500
LAST_GENERATION = 3 if WHOLE else 2
"""In this generation the parameters are edited so that the game is nearly finished."""

FLAGS = frozenset({"bot.passed", "bot.took_turn", "human.passed", "winner"})
"""Facts that only the app stores."""


class CompanionPlayer:
    """A player who knows only what the screen has shown."""

    def __init__(self, page: Page, api: Api) -> None:
        self.page = page
        self.api = api
        self.checker = Checker(page)
        self.read = ""
        self.told = 0
        self.cards = 0
        self.asked: set[str] = set()

    @property
    def game(self) -> str:
        return self.page.url.split("#/play/")[1].split("/")[0]

    def look(self) -> None:
        """Remember the texts on the screen."""
        words = check_no_raw_ids(self.page)
        self.read += words
        self.checker.check()

    def check_shown(self) -> None:
        """Check that every change since your last turn was shown on the screen."""
        session = load(self.api.save(self.game))
        speaker = Translator("en", session.system.names())
        owed = [step_text(speaker, step) for step in changed_steps(session, self.told)]
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


def changed_steps(session: Session, since: int) -> Iterator[Step]:
    """Return the steps that changed something on the table and were not reported."""
    for step in session.steps[since:]:
        if all(change.what in FLAGS for change in step.changes):
            continue
        own = step.cause is None or session.steps[step.cause].kind == "mars-turn-human"
        if not (own and step.args.get("owner", "human") == "human" and "you" in step.kind):
            yield step


def step_text(speaker: Translator, step: Step) -> str:
    """Return the text of a step; the heading of a turn names its card."""
    card = step.args.get("card")
    if step.kind in ("mars-project-card", "mars-bonus-card") and isinstance(card, Ref):
        return speaker.name(card)
    return speaker.text(step.kind, step.args)


def set_parameter(page: Page, entry: str, number: str) -> None:
    """Set a parameter with the group of edits."""
    page.locator(".act").last.click()
    page.locator(".act").nth(-2).click()
    page.locator(f'.act[data-entry="{entry}"]').click()
    question(page).get_by_role("textbox").fill(number)
    question(page).locator(".go .primary").click()
    page.locator(".acts").wait_for()


def begin(page: Page, backend: Server, checker: Checker) -> None:
    page.goto(backend.url)
    enter_door(page)
    for expansion in EXPANSIONS:
        page.locator(f'input[type=checkbox][value="{expansion}"]').check()
    checker.check()
    show_step(page, "cards")
    checker.check()
    show_more(page)
    page.locator('input[name="deck-project"][value="real"]').check()
    page.locator('input[name="deck-bonus"][value="real"]').check()
    page.locator('input[name="draft"][value="draft"]').check()
    page.locator('input[name="corporation"][value="named"]').check()
    page.locator('input[name="corporation-number"][value="C06"]').check()
    enter_seed(page)
    checker.check()
    start_button(page).click()


@pytest.mark.soak
def test_a_whole_companion_game(phone: Page, backend: Server) -> None:
    player = CompanionPlayer(phone, Api(backend.url))
    begin(phone, backend, player.checker)
    finished = False
    curious = {"turns", "mars-ask-turn"}
    for _ in range(LONGEST):
        phone.locator(".report, form[data-question], .prompt a.primary").first.wait_for()
        player.look()
        if report(phone).count():
            if report(phone).get_attribute("data-report") in curious:
                curious.remove("turns")
                check_report(phone, player.checker)
            # After the checklist, the report of drawn cards is read before it is closed.
            close_report(phone, once=True)
            continue
        if not question(phone).count():
            break
        if question(phone).get_attribute("data-question") == "mars-ask-turn":
            player.check_shown()
            if "mars-ask-turn" in curious:
                curious.remove("mars-ask-turn")
                check_turn(phone, player.checker, player.api, player.game)
                places = ("rules/mars", "settings", "history", "")
                check_other_screens(phone, player.checker, backend.url, player.game, places)
                check_tabs(phone, player.checker)
            view = player.api.game(player.game)["view"]
            if view["generation"] == LAST_GENERATION and not finished:
                finished = True
                set_parameter(phone, "set_temperature", "8")
                set_parameter(phone, "set_oxygen", "14")
                for space in [s for s in view["map"]["spaces"] if s["kind"] == "ocean"]:
                    if space["tile"] is None:
                        phone.locator(f'[data-space="{space["id"]}"]').click()
                        question(phone).locator(".go .primary").click()
                        phone.locator(".acts").wait_for()
                player.told = len(load(player.api.save(player.game)).steps)
                continue
        revision = phone.locator("main").get_attribute("data-revision")
        player.answer()
        expect(phone.locator(f'main[data-revision="{revision}"]')).to_have_count(0)
    open_result(phone)
    expect(phone.locator("h2.winner")).to_be_visible()
    expect(phone.locator("table.sc tfoot td")).to_have_count(2)
    player.look()
    assert {"mars-ask-action-card", "mars-ask-score-sheet"} <= player.asked
