"""Tapestry on the page: a whole game on a phone, explanations, axe, keyboard."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.actions import (
    Api,
    asked,
    check_no_raw_ids,
    close_report,
    default_answer,
    enter_door,
    enter_seed,
    open_game,
    open_result,
    open_screen,
    open_setup,
    press_key,
    question,
    report,
    show_step,
    start_button,
)
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.samples import in_languages, in_looks, in_some
from tests.browser.test_accessibility import press_until
from tests.serving import Server
from understudy.tapestry.options import DIFFICULTIES
from understudy.tapestry.printed.map import HEX_LABELS
from understudy.tapestry.printed.tracks import TRACKS

LONGEST = 120
"""Maximum number of screens in a game."""


def new(api: Api, seed: int = 5, **options: object) -> str:
    body = {"system": "tapestry", "options": options, "seed": seed}
    return str(api.call("POST", "games", body)["id"])


def advance(page: Page, track: str) -> None:
    """Advance with one tap."""
    page.locator(f'.quick [data-track="{track}"]').click()
    page.locator('.go [data-entry="done"]').wait_for()


@in_languages("fr")
def test_a_whole_game_from_set_up_to_score(
    phone: Page, backend: Server, code: str, language: str
) -> None:
    """Play by taps: one advance, one conquest, one tile, then income turns to the end."""
    phone.goto(backend.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    enter_door(phone, "tapestry")
    show_step(phone, "bots")
    phone.locator('input[name=difficulty][value="2"]').check()
    enter_seed(phone)
    phone.locator('input[name=first_player][value="human"]').check()
    check_no_raw_ids(phone)
    start_button(phone).click()

    report(phone).get_by_role("checkbox").nth(8).wait_for()
    check_no_raw_ids(phone)
    close_report(phone)
    asked(phone, "tapestry-ask-turn")
    busy = False
    for _ in range(LONGEST):
        phone.locator(".report, form[data-question], .prompt a.primary").first.wait_for()
        check_no_raw_ids(phone)
        if report(phone).count():
            close_report(phone)
        elif question(phone).count():
            if not busy and phone.locator(".quick").count():
                advance(phone, "military")
                phone.locator('[data-space="1,1"]').click()
                question(phone).locator(".go .primary").click()
                phone.locator(".acts").wait_for()
                phone.locator('[data-space="1,0"]').click()
                question(phone).locator(".go .primary").click()
                phone.locator(".acts").wait_for()
                expect(phone.locator('[data-on="1,1"] .token.human')).to_have_count(1)
                expect(phone.locator('[data-space="1,0"] .w-tile')).to_have_count(1)
                busy = True
            step = phone.evaluate("document.querySelector('.prompt').innerText")
            phone.locator(".go .primary, .go .btn").last.click()
            phone.wait_for_function(
                """(before) => document.querySelector(".report")
                  || document.querySelector(".prompt").innerText !== before""",
                arg=step,
            )
        else:
            break
    assert busy
    open_result(phone)
    expect(phone.locator("table.sc tfoot td")).to_have_count(2)
    expect(phone.locator("h2.winner")).to_be_visible()
    check_no_raw_ids(phone)
    for screen in ("history", "rules/tapestry"):
        open_screen(phone, backend.url, screen)
        phone.locator(".fs").first.wait_for()
        check_no_raw_ids(phone)


def played(api: Api, rounds: int = 10, seed: int = 9, **options: object) -> str:
    """Return a game in which the bots have explored and conquered, and you have advanced."""
    game = new(api, seed=seed, first_player="human", **options)
    state = api.game(game)
    for n in range(rounds):
        while state["question"]["id"] != "tapestry-ask-turn":
            state = api.answer(game, default_answer(state["question"]))
        if state["question"]["default"] is None:
            state = api.answer(game, {"do": "advance", "track": TRACKS[n % 4]})
        state = api.answer(game, {"do": "done"})
    while state["question"]["id"] != "tapestry-ask-turn":
        state = api.answer(game, default_answer(state["question"]))
    return game


@in_looks("desktop-dark")
def test_axe_finds_nothing(
    open_page: OpenPage, backend: Server, theme: Any, size: tuple[int, int]
) -> None:
    api = Api(backend.url)
    game = played(api, difficulty=6, civilization="conquerors", second_civilization="explorers")
    looking: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "reduce"}
    viewport = {"width": size[0], "height": size[1]}
    with open_page(**DESKTOP | looking | {"viewport": viewport}) as page:
        open_setup(page, backend.url, "tapestry")
        for step in ("cards", "bots", "players"):
            show_step(page, step)
            assert violations(page) == []
        page.locator('input[name=players][value="two_humans"]').check()
        page.locator(".note").first.wait_for()
        assert violations(page) == []
        open_game(page, backend.url, game)
        if report(page).count():
            close_report(page)
        assert violations(page) == []
        if size[0] < 1000:
            for tab in ("Bots", "Journal"):
                page.get_by_role("tab", name=tab).click()
                assert violations(page) == []
        for kind in ("chooses", "onquers"):
            page.locator(".l", has_text=kind).get_by_role("button", name="Why?").first.click()
        expect(page.locator(".why-box svg.map").first).to_be_visible()
        expect(page.locator(".why-box .ords").first).to_be_visible()
        assert violations(page) == []
        page.goto(f"{backend.url}/#/play/{game}/score")
        page.locator(".sc").wait_for()
        assert violations(page) == []


def test_the_ticks_of_an_income_turn_are_optional(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, seed=5, first_player="human")
    open_game(phone, backend.url, game)
    close_report(phone)
    for _ in range(LONGEST):
        question(phone).locator(".go .primary").last.click()
        report(phone).wait_for()
        told = report(phone).inner_text()
        if "income turn 1" in told:
            # A turn with a single line is shown in full too.
            assert told.count("income turn 1") == 1
            expect(report(phone).get_by_role("checkbox")).to_have_count(1)
            expect(report(phone)).to_contain_text("The Automa gains a tapestry card")
        if "income turn 2" in told:
            break
        close_report(phone)
        if phone.locator('.go [data-entry="income"]').count():
            advance(phone, "science")
    lists = report(phone).locator(".turn").last.locator(".steps")
    # The app deals the decision cards, so shuffling is no table task.
    expect(lists.first).not_to_contain_text("New decision deck")
    expect(lists.last).to_contain_text("New decision deck")
    # An income step with one part is shown as one line; with several parts it is their heading.
    for words in (
        "Shuffle the decision cards",
        "The Automa’s civilization bonus",
        "covers a space",
    ):
        expect(lists.locator(".txt", has_text=words)).to_have_count(0)
    expect(lists.first.locator(".heads")).to_have_text(re.compile("The Automa scores"))
    expect(lists.first.locator("li", has_text="The Automa gains a tapestry card")).to_have_count(1)
    # Zero points are no table task.
    expect(lists.first).not_to_contain_text("= 0 VP")
    tick = report(phone).get_by_role("checkbox").first
    tick.check()
    expect(tick).to_be_checked()
    close_report(phone)
    asked(phone, "tapestry-ask-turn")


def test_the_scan_drops_candidates_line_by_line(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = played(api, rounds=14, seed=3, difficulty=5)
    steps = api.game(game)["journal"]
    choices = [step["deliberation"] for step in steps if "deliberation" in step]
    choices = [one for one in choices if one["narrowings"]]
    scanned = [one for one in choices if one["narrowings"][-1]["rule"] == "tapestry-tie-scan"]
    assert scanned, "no scan in this game"
    last = scanned[-1]
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    phone.get_by_role("tab", name="Journal").click()
    earlier = phone.get_by_role("button", name="Earlier turns")
    while earlier.count():
        earlier.click()
    line = phone.locator(".l", has_text="onquers").or_(phone.locator(".l", has_text="explores"))
    line.filter(has_text=HEX_LABELS[last["chosen"]["id"]]).get_by_role(
        "button", name="Why?"
    ).first.click()
    box = phone.locator(".why-box")
    expect(box.locator(".scan-arrow")).to_have_count(2)
    out = len(last["candidates"]) - 1
    expect(box.locator(".drop-no")).to_have_count(out)
    expect(box.locator(".win")).to_have_count(1)
    box.get_by_role("radiogroup").get_by_label("1", exact=True).check()
    expect(box.locator(".drop-no")).to_have_count(0)
    expect(box.locator(".cand")).to_have_count(out + 1)


def test_a_hex_by_keyboard_alone(desktop: Page, backend: Server) -> None:
    open_game(desktop, backend.url, new(Api(backend.url), first_player="human"))
    close_report(desktop)
    # The focus moves there shortly after the report is closed.
    expect(question(desktop).get_by_role("heading")).to_be_focused()
    desktop.locator(".space.can").first.focus()
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowRight")
    chosen = str(desktop.evaluate("document.activeElement.dataset.space"))
    assert chosen in ("-2,0", "-2,1"), chosen
    press_key(desktop, "Enter")
    expect(question(desktop)).to_contain_text("Explored" if chosen == "-2,0" else "Conquered")
    press_until(desktop, "Tab", ".go .primary")
    press_key(desktop, "Enter")
    desktop.locator(".acts").wait_for()


@in_some("level", {str(level): level for level in DIFFICULTIES}, "1", "6")
def test_every_level_can_be_chosen_and_begun(phone: Page, backend: Server, level: int) -> None:
    open_setup(phone, backend.url, "tapestry")
    show_step(phone, "bots")
    phone.locator(f'input[name=difficulty][value="{level}"]').check()
    start_button(phone).click()
    expect(report(phone).or_(question(phone)).first).to_be_visible()
    expect(phone.locator(".head-title span").first).to_contain_text(f"level {level}")
    check_no_raw_ids(phone)


def test_a_late_reply_for_another_game_is_ignored(phone: Page, backend: Server) -> None:
    """The options of Mars request custom boards, and the reply comes too late."""
    held: list[Route] = []
    phone.route("**/sheets/board", lambda route: held.append(route))
    with phone.expect_request("**/sheets/board"):
        open_setup(phone, backend.url)
    open_setup(phone, backend.url, "tapestry")
    assert held
    for route in held:
        with phone.expect_response("**/sheets/board"):
            route.continue_()
    start_button(phone).click()
    report(phone).or_(question(phone)).first.wait_for()


def test_two_humans_and_the_shadow_empire(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, players="two_humans", first_player="human")
    state = api.play(game, [{"do": "done"}, {"do": "done"}])
    assert state["view"]["automa"] is None
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    for tab in range(3):
        phone.get_by_role("tab").nth(tab).click()
        check_no_raw_ids(phone)
    phone.goto(f"{backend.url}/#/play/{game}/score")
    phone.locator(".sc").wait_for()
    check_no_raw_ids(phone)


def test_real_decision_cards_are_asked_for(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, first_player="human", decks={"decision": "real"})
    state = api.game(game)
    while state["question"]["id"] != "tapestry-ask-pair":
        state = api.answer(game, {"do": "done"} if state["question"]["type"] == "menu" else 1)
        if state["question"]["default"] is None:
            state = api.answer(game, {"do": "advance", "track": "science"})
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    asked(phone, "tapestry-ask-pair")
    for field, card in enumerate(("7", "10")):
        numbers = phone.locator(".finder").nth(field).locator(".numbers")
        numbers.get_by_role("button", name=card, exact=True).click()
    question(phone).locator(".go .primary").click()
    expect(report(phone)).to_contain_text("Tiebreaker card")
    check_no_raw_ids(phone)
