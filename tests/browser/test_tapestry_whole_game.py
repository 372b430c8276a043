"""A whole companion game of Tapestry on a phone, from the home screen to the result, by taps.

After each turn of the bots the header must agree with the table tasks of the report.
"""

import json
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    close_report,
    enter_door,
    enter_seed,
    question,
    report,
    show_more,
    show_step,
    start_button,
)
from tests.browser.axe import Checker
from tests.browser.samples import WHOLE
from tests.browser.test_tapestry import advance
from tests.browser.visit_screens import (
    check_other_screens,
    check_report,
    check_tabs,
    check_turn,
)
from tests.serving import Server
from tests.tapestry.playing import TapestryHuman
from understudy.core import Chance, Refused, load, save
from understudy.tapestry.options import DECKS
from understudy.tapestry.printed.tracks import TRACKS

LONGEST = 400
SMALLEST_SCAN = 60
"""Minimum pixels for the arrows of a tie-break card."""
LAST_ANSWERS = 15
"""Answers at the end that are given by taps; without `make soak` a program plays the middle."""
MOVE = re.compile(r"^(.+): (\w+) [→←] (\d+)", re.M)


def start(page: Page, checker: Checker, backend: Server, choose: Callable[[Page], None]) -> None:
    page.goto(backend.url)
    enter_door(page, "tapestry")
    choose(page)
    enter_seed(page)
    checker.check()
    start_button(page).click()


def positions(page: Page) -> dict[str, list[int]]:
    """Return the positions of all sides on the four tracks according to the header."""
    found: dict[str, list[int]] = {}
    for track in page.locator(".t-pos > div").all():
        for marker in track.locator("p > span").all():
            who = marker.locator(".sr").inner_text().strip()
            found.setdefault(who, []).append(int(marker.locator("b").last.inner_text()))
    return found


def compare_with_header(page: Page) -> None:
    """Check that the header agrees with the bots' moves in the report, and close it."""
    said = report(page).inner_text()
    for scan in report(page).locator(".dcard .mini").all():
        drawn = scan.bounding_box()
        assert drawn
        assert drawn["width"] > SMALLEST_SCAN
    moves = {(who, track): int(to) for who, track, to in MOVE.findall(said)}
    now = positions(page)
    for (who, track), to in moves.items():
        if track.lower() in TRACKS and who in now:
            assert now[who][TRACKS.index(track.lower())] == to, (who, track, to, said)


def answer(page: Page, chance: Chance, tracks: tuple[str, ...]) -> None:
    """Answer the current question by taps."""
    form = question(page)
    match form.get_attribute("data-question"):
        case "tapestry-ask-turn" if page.locator(".quick").count():
            track = tracks[chance.below(len(tracks))]
            if chance.below(5) == 0 or not page.locator(f'.quick [data-track="{track}"]').count():
                page.locator('.go [data-entry="income"]').click()
                page.locator('.go [data-entry="done"]').wait_for()
            else:
                advance(page, track)
            return
        case "tapestry-ask-pair":
            # Enter the two lowest possible cards: starting cards before progress cards.
            # Only one field fits on the screen: the other and the button are scrolled into view.
            for field in range(2):
                numbers = page.locator(".finder").nth(field).locator(".numbers .opt")
                expect(numbers.last).to_be_in_viewport(ratio=1)
                numbers.nth(field).click()
                expect(page.locator(".go .primary")).to_be_in_viewport(ratio=1)
        case "tapestry-ask-progress-card":
            form.locator(".numbers .opt").first.click()
        case "tapestry-ask-score":
            pass
        case "tapestry-ask-turn":
            page.locator('.go [data-entry="done"]').click()
            return
        case _:
            choices = form.locator("input[type=radio]")
            if not choices.count():
                page.locator(".go .btn").last.click()
                return
            choices.nth(chance.below(choices.count())).check()
    page.locator(".go .primary").click()


def skip_middle(page: Page, api: Api, game: str) -> None:
    """Let a program play until the last answers."""
    session = load(api.save(game))
    human = TapestryHuman(5)
    while session.question:
        with suppress(Refused):
            session.answer(human.answer(session.question))
    session.undo(len(session.tape) - LAST_ANSWERS)
    api.call("PUT", f"games/{game}/save", json.loads(save(session)))
    page.reload()


def play_through(
    page: Page,
    checker: Checker,
    backend: Server,
    tracks: tuple[str, ...],
    absent: str | None = None,
) -> set[str]:
    """Play until the result and return the questions; `absent` must never be mentioned."""
    chance = Chance(5)
    asked: set[str] = set()
    curious = {"turns", "tapestry-ask-turn"}
    skipped = False
    for _ in range(LONGEST):
        page.locator(".report, form[data-question], .prompt a.primary").first.wait_for()
        check_no_raw_ids(page)
        assert absent is None or absent not in page.locator("main").inner_text()
        checker.check()
        if report(page).count():
            compare_with_header(page)
            if report(page).get_attribute("data-report") in curious:
                curious.remove("turns")
                check_report(page, checker)
            close_report(page)
        elif question(page).count():
            asked.add(str(question(page).get_attribute("data-question")))
            if curious & asked and page.locator(".quick").count():
                curious.remove("tapestry-ask-turn")
                check_tabs(page, checker)
                # With two humans the forms and the other screens are the same.
                game = page.url.split("#/play/")[1].split("/")[0]
                if absent is None:
                    check_turn(page, checker, Api(backend.url), game)
                    check_other_screens(page, checker, backend.url, game, ("rules/tapestry",))
            if not (WHOLE or curious or skipped):
                skipped = True
                skip_middle(page, Api(backend.url), page.url.split("#/play/")[1].split("/")[0])
                continue
            revision = page.locator("main").get_attribute("data-revision")
            answer(page, chance, tracks)
            if page.locator(f'main[data-revision="{revision}"]').count():
                gone = page.locator(f'main[data-revision="{revision}"]')
                expect(gone).to_have_count(0)
        else:
            page.locator(".prompt a.primary").click()
            return asked
    raise AssertionError("the game does not end")


@pytest.mark.soak
def test_level_6_with_real_cards(phone: Page, backend: Server) -> None:
    def choose(page: Page) -> None:
        show_step(page, "bots")
        page.locator('input[name=difficulty][value="6"]').check()
        show_more(page)
        for deck in DECKS:
            page.locator(f'input[name="deck-{deck}"][value="real"]').check()

    checker = Checker(phone)
    start(phone, checker, backend, choose)
    asked = play_through(phone, checker, backend, ("exploration", "science", "technology"))
    assert {
        "tapestry-ask-die", "tapestry-ask-second-civilization", "tapestry-ask-pair",
        "tapestry-ask-turn", "tapestry-ask-score",
    } <= asked  # fmt: skip
    expect(phone.locator("h2.winner")).to_contain_text("Winner: Automa")
    expect(phone.locator("table.sc tfoot td")).to_have_count(2)
    checker.check()


@pytest.mark.soak
def test_two_humans_play_to_the_end(phone: Page, backend: Server) -> None:
    def choose(page: Page) -> None:
        page.locator('input[name=players][value="two_humans"]').check()
        page.locator("input[name=name]").fill("Ann")
        page.locator("input[name=name2]").fill("Ben")

    checker = Checker(phone)
    start(phone, checker, backend, choose)
    play_through(phone, checker, backend, ("exploration", "science"), absent="bots")
    expect(phone.locator("h2.winner")).to_be_visible()
    checker.check()
    heads = phone.locator("table.sc thead th .sr").all_inner_texts()
    assert sorted(heads) == ["Ann", "Ben"]
    assert "Automa" not in phone.locator("main").inner_text()
