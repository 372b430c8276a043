"""Tapestry on the screen: the page plays your side too, for one person and for two."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import understudy
from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    open_game,
    open_setup,
    press_key,
    show_more,
    start_button,
    wait_until_ready,
)
from tests.browser.axe import Checker
from tests.browser.conftest import DESKTOP, FULL_SETTLING, PHONE, OpenPage
from tests.browser.geometry import overfull_buttons
from tests.browser.samples import WHOLE, in_sizes, in_some
from tests.browser.screen_player import SECOND_TAP_MS, TAP_AGAIN
from tests.serving import Server
from understudy.core import Session, find_system, load, save
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game

DOUBLED = 5
"""Answers of a game in which each tap or key that answers comes twice."""
SAMPLE = 24
"""Answers of a game by taps; `make soak` plays it to the end."""
OVERLAID = ".report .go .primary, [data-take-over], .look-back .btn"
"""Buttons in front of the question: a report, handing the device over, a turn that is played."""
COVERED_MARKERS = """[...document.querySelectorAll(".marker-line")].filter((line) => {
  const left = [...line.querySelectorAll(".t-at")].map((one) => one.getBoundingClientRect().left);
  left.sort((one, other) => one - other);
  return left.some((x, n) => n > 0 && x - left[n - 1] < 15);
}).map((line) => line.textContent)"""
"""Finds tracks on which a marker covers another."""


def new(api: Api, seed: int = 3, **options: object) -> str:
    body = {"system": "tapestry", "options": {"you": "played", **options}, "seed": seed}
    return str(api.call("POST", "games", body)["id"])


def skip_to(api: Api, game: str, id: str, seed: int = 1, era: int = 1) -> Any:
    """Answer at random until this question is asked in this era or later; return the document."""
    chance = random.Random(seed)
    for _ in range(400):
        doc = api.game(game)
        if doc["question"]["id"] == id and doc["view"]["era"] >= era:
            return doc
        api.answer(game, random_answer(doc["question"], chance))
    raise AssertionError(f"{id} was not asked")


def random_answer(question: Any, chance: random.Random) -> object:
    match question["type"]:
        case "menu":
            tracks = [o for e in question["entries"] for f in e["fields"] for o in f["options"]]
            if tracks and chance.random() < 0.9:
                return {"do": "advance", "track": chance.choice(tracks)}
            return {"do": "income"}
        case "choice":
            return chance.choice(question["options"])
        case "space":
            return chance.choice(question["spaces"])
        case "number":
            return question["low"]
    return True


def press(page: Page, button: Locator) -> None:
    """Press a button, by Enter if the page is played by keys; again if input is doubled."""
    by_keys, double = page.evaluate("[Boolean(globalThis.byKeys), Boolean(globalThis.doubled)]")
    if by_keys:
        # The page does not focus a button that is in it but not shown yet.
        expect(button).to_be_visible()
        expect(button).to_be_enabled()
        button.focus()
        page.keyboard.press("Enter")
        if double:
            page.wait_for_timeout(SECOND_TAP_MS)
            page.keyboard.press("Enter")
        return
    if double:
        page.evaluate(TAP_AGAIN, SECOND_TAP_MS)
    button.click()
    if double:
        page.locator("html[data-tapped-twice]").wait_for(state="attached")


def ready_question(page: Page, api: Api, game: str) -> Any:
    """Close what is in front of the question, and return the question; None at the end."""
    while True:
        doc = api.game(game)
        if doc["over"]:
            return None
        id = doc["question"]["id"]
        prompt = page.locator(f'.prompt[data-question="{id}"]')
        expect(prompt.or_(page.locator(OVERLAID)).first).to_be_visible()
        wait_until_ready(page)
        if page.locator(OVERLAID).count() == 0:
            return doc["question"]
        press(page, page.locator(OVERLAID).first)


def answer_by_tap(page: Page, api: Api, game: str, chance: random.Random) -> bool:
    """Answer the question with the control made for it; return whether there was one."""
    question = ready_question(page, api, game)
    if question is None:
        return False
    revision = api.game(game)["revision"]
    tap = TAPS.get(question["id"]) or TAPS_BY_TYPE[question["type"]]
    tap(page, question, chance)
    page.wait_for_function(
        "past => Number(document.querySelector('main.play')?.dataset.revision) > past",
        arg=revision,
    )
    return True


def tap_turn(page: Page, question: Any, chance: random.Random) -> None:
    """Choose a track and advance, or take the income turn if none can be paid."""
    cards = page.locator(".t-card.choice-card:enabled")
    if cards.count() == 0:
        press(page, page.locator("[data-entry=income]"))
        return
    cards.nth(chance.randrange(cards.count())).click()
    press(page, page.locator("[data-advance]"))


def tap_place(page: Page, question: Any, chance: random.Random) -> None:
    """Put the ghost on a plot and build; put it aside if it fits nowhere."""
    page.locator(".city.placing .plot:not(.rock, .covered)").first.click()
    build = page.locator("[data-build]")
    press(page, build if build.is_enabled() else page.locator(".go [data-option=aside]"))


def tap_tile(page: Page, question: Any, chance: random.Random) -> None:
    page.locator(".t-tiles [data-tile]").first.click()
    press(page, page.locator("[data-lay]"))


def tap_space(page: Page, question: Any, chance: random.Random) -> None:
    page.locator(f'.space.can[data-space="{chance.choice(question["spaces"])}"]').first.click()
    press(page, page.locator(".prompt .go .primary"))


def tap_option(page: Page, question: Any, chance: random.Random) -> None:
    options = page.locator(".prompt .choices [data-option]")
    press(page, options.nth(chance.randrange(options.count())))


TAPS: dict[str, Callable[[Page, Any, random.Random], None]] = {
    "tapestry-you-turn": tap_turn,
    "tapestry-you-place": tap_place,
    "tapestry-you-tile": tap_tile,
}
TAPS_BY_TYPE: dict[str, Callable[[Page, Any, random.Random], None]] = {
    "space": tap_space,
    "choice": tap_option,
    "number": tap_option,
    "yesno": tap_option,
}


def test_the_form_offers_the_screen_game(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url, "tapestry", "screen")
    expect(show_more(phone).locator("input[name=deck-tech]")).to_have_count(0)
    start_button(phone).click()
    prompt = phone.locator('.prompt[data-question="tapestry-you-capital"]')
    expect(prompt.locator(".choice .city")).to_have_count(2)


@pytest.mark.soak
def test_a_game_by_taps_on_a_phone(phone: Page, backend: Server) -> None:
    """Every question has its control; the sample covers set-up, advances and the bots."""
    api, chance = Api(backend.url), random.Random(4)
    game = new(api, seed=5)
    open_game(phone, backend.url, game)
    checker = Checker(phone)
    answers = 0
    while (WHOLE or answers < SAMPLE) and answer_by_tap(phone, api, game, chance):
        answers += 1
        if answers % 6 == 0:
            check_no_raw_ids(phone)
            checker.check()
    if WHOLE:
        assert api.game(game)["over"]


@pytest.mark.timeout(0 if WHOLE else 300)
@in_some("device", {"phone": "phone", "desktop": "desktop"}, "desktop")
def test_a_game_with_double_input_ends_as_without(
    request: pytest.FixtureRequest, backend: Server, device: str
) -> None:
    """On the desktop keys answer. The second input comes while the next question settles."""
    page: Page = request.getfixturevalue(device)
    if device == "desktop":
        page.add_init_script("globalThis.byKeys = true")
    api = Api(backend.url)
    answers: list[list[object]] = []
    for double in (False, True):
        if double:
            page.add_init_script(f"{FULL_SETTLING}; globalThis.doubled = true")
            # Another game alone would not load the page again.
            page.goto("about:blank")
        chance, game = random.Random(4), new(api, seed=5)
        open_game(page, backend.url, game)
        answered = 0
        while (WHOLE or answered < DOUBLED) and answer_by_tap(page, api, game, chance):
            answered += 1
        assert api.game(game)["over"] == WHOLE
        answers.append([entry.answer for entry in load(api.save(game)).tape])
    once, twice = answers
    assert len(once) >= DOUBLED
    assert twice == once


@in_sizes((390, 844), (844, 390), (1440, 900))
def test_the_turn_fits_the_screen(
    open_page: OpenPage, backend: Server, size: tuple[int, int]
) -> None:
    """The buttons of a chosen advance are on the screen; on a desktop all four tracks are too."""
    api = Api(backend.url)
    game = new(api, seed=5, first_player="human")
    width, height = size
    skip_to(api, game, "tapestry-you-turn", era=3)
    with open_page(**{**DESKTOP, "viewport": {"width": width, "height": height}}) as page:
        open_game(page, backend.url, game)
        ready_question(page, api, game)
        page.locator(".t-card.choice-card:enabled").first.click()
        button = page.locator("[data-advance]")
        expect(button).to_be_in_viewport(ratio=1)
        wide = "e => e.scrollWidth <= e.clientWidth"
        assert page.locator("html").evaluate(wide)
        assert page.locator(".prompt").evaluate(wide)
        assert page.evaluate(COVERED_MARKERS) == []
        if width == PHONE["viewport"]["width"]:
            expect(page.locator(".t-card[aria-pressed=true]")).to_be_in_viewport(ratio=0.95)
        if width == DESKTOP["viewport"]["width"]:
            expect(page.locator(".col.mid .track")).to_have_count(4)
            expect(page.locator(".col.mid .track").last).to_be_in_viewport(ratio=1)
        if width == 820:
            table, fold = (page.locator(f".honours > {of}") for of in ("table", "details"))
            box, below = table.first.bounding_box(), fold.first.bounding_box()
            assert box is not None
            assert below is not None
            assert box["y"] + box["height"] <= below["y"]


def test_questions_leave_room_for_the_map_and_all_tracks(desktop: Page, backend: Server) -> None:
    """A short question is no higher than it needs; the city takes the place of the map."""
    api = Api(backend.url)
    game = new(api, seed=7)
    doc = skip_to(api, game, "tapestry-you-place", era=2)
    open_game(desktop, backend.url, game)
    ready_question(desktop, api, game)
    height = DESKTOP["viewport"]["height"]
    prompt = desktop.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["height"] < 0.3 * height
    expect(desktop.locator("#col-board")).to_contain_text("Capital city")
    expect(desktop.locator(".col.mid .track").last).to_be_in_viewport(ratio=1)
    assert doc["question"]["id"] == "tapestry-you-place"


def test_a_landmark_is_placed_with_the_keyboard(open_page: OpenPage, backend: Server) -> None:
    """Arrows move the ghost from legal place to legal place, R turns it, Enter builds.

    In German, where the words of the buttons and tabs are long.
    """
    api = Api(backend.url)
    game = new(api, seed=7)
    doc = skip_to(api, game, "tapestry-you-place")
    with open_page(**{**DESKTOP, "locale": "de-DE"}) as page:
        open_game(page, backend.url, game)
        ready_question(page, api, game)
        assert overfull_buttons(page) == []
        press_key(page, "ArrowRight")
        spot = page.locator(".prompt .spot")
        expect(page.locator(".city.placing .ghost").first).to_be_visible()
        before = spot.inner_text()
        press_key(page, "ArrowDown")
        expect(spot).not_to_have_text(before)
        page.locator("[data-build]").click()
        page.wait_for_function(
            "past => Number(document.querySelector('main.play')?.dataset.revision) > past",
            arg=doc["revision"],
        )
        assert api.game(game)["question"]["id"] != "tapestry-you-place" or len(
            api.game(game)["view"]["humans"][0]["side"]["city"]["built"]
        ) > len(doc["view"]["humans"][0]["side"]["city"]["built"])


def test_a_hex_shows_its_best_points_and_a_tile_the_sides_that_fit(
    phone: Page, backend: Server
) -> None:
    api = Api(backend.url)
    game = new(api, seed=5)
    question = skip_to(api, game, "tapestry-you-explore-where")["question"]
    best = {hex: note["args"]["vp"] for hex, note in question["notes"].items()}
    open_game(phone, backend.url, game)
    ready_question(phone, api, game)
    shown = phone.locator(".hex-points text").all_text_contents()
    assert sorted(map(int, shown)) == sorted(vp for vp in best.values() if vp)
    hex = max(best, key=lambda one: int(best[one]))
    phone.locator(f'.space.can[data-space="{hex}"]').click()
    phone.locator(".prompt .go .primary").click()
    ready_question(phone, api, game)
    tiles = phone.locator(".t-tiles [data-tile]")
    points = [int(text.split()[2]) for text in tiles.locator("small").all_inner_texts()]
    assert max(points) == best[hex]
    tiles.nth(points.index(max(points))).click()
    expect(phone.locator(".fits")).to_have_count(best[hex])


def test_your_income_turn_is_reported_line_by_line(phone: Page, backend: Server) -> None:
    api, chance = Api(backend.url), random.Random(4)
    game = new(api, seed=5)
    doc = skip_to(api, game, "tapestry-you-play-card", era=2)
    before = doc["view"]["humans"][0]["vp"]
    open_game(phone, backend.url, game)
    ready_question(phone, api, game)
    report = phone.locator(".t-income")
    while report.count() == 0:
        question, revision = api.game(game)["question"], api.game(game)["revision"]
        (TAPS.get(question["id"]) or TAPS_BY_TYPE[question["type"]])(phone, question, chance)
        phone.wait_for_function(
            "past => Number(document.querySelector('main.play')?.dataset.revision) > past",
            arg=revision,
        )
        phone.locator(".t-income, .prompt[data-question]").first.wait_for()
        wait_until_ready(phone)
    lines = [int(text) for text in report.locator("tbody td:last-child").all_inner_texts()]
    was, now = map(int, report.locator("tfoot td:last-child").inner_text().split("→"))
    assert now - was == sum(lines)
    assert now >= before


def test_the_other_person_sees_nothing_before_taking_the_device(
    phone: Page, backend: Server
) -> None:
    api = Api(backend.url)
    game = new(api, seed=11, players="two_humans", name="Ann", name2="Ben")
    open_game(phone, backend.url, game)
    over = phone.locator("[data-take-over]")
    expect(over).to_be_visible()
    phone.locator("#tab-cards").click()
    expect(phone.locator(".t-hand")).to_have_count(0)
    expect(phone.locator(".prompt .choice")).to_have_count(0)
    wait_until_ready(phone)
    over.click()
    expect(phone.locator(".prompt .choice .city")).to_have_count(2)


def test_the_journal_does_not_name_the_cards_that_the_other_person_drew(
    phone: Page, backend: Server
) -> None:
    api = Api(backend.url)
    game = new(api, seed=11, players="two_humans", name="Ann", name2="Ben")
    skip_to(api, game, "tapestry-you-turn", era=0)
    open_game(phone, backend.url, game)
    phone.locator("#tab-journal").click()
    lines = phone.locator(".journal li")
    hidden, named = lines.filter(has_text="card is drawn"), lines.filter(has_text="Into your hand")
    expect(hidden.first).to_be_attached()
    expect(named).to_have_count(0)
    wait_until_ready(phone)
    phone.locator("[data-take-over]").click()
    phone.locator("#tab-journal").click()
    expect(named.first).to_be_attached()
    expect(hidden.first).to_be_attached()


def test_a_track_is_chosen_and_paid_with_keys(open_page: OpenPage, backend: Server) -> None:
    api = Api(backend.url)
    game = new(api, seed=5, first_player="human")
    skip_to(api, game, "tapestry-you-turn")
    with open_page(**DESKTOP) as page:
        open_game(page, backend.url, game)
        ready_question(page, api, game)
        press_key(page, "3")
        expect(page.locator("[data-track=military]")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".prompt .preview")).to_be_visible()
        revision = api.game(game)["revision"]
        page.locator(".prompt .q").focus()
        press_key(page, "Enter")
        page.wait_for_function(
            "past => Number(document.querySelector('main.play')?.dataset.revision) > past",
            arg=revision,
        )
        assert api.game(game)["view"]["tracks"][2]["markers"]["human"] == 1


def test_a_question_for_an_opponent_offers_none_without_a_letter(
    phone: Page, backend: Server
) -> None:
    system, options = find_system("tapestry"), {"you": "played", "players": "two_humans"}
    tape = record_game(system, options, 1, find_agent(system, "random")).tape
    asked = next(n for n, entry in enumerate(tape) if entry.question == "tapestry-you-give-to")
    api = Api(backend.url)
    session = Session.replay(system, options, 1, tape[:asked])
    game = api.call("POST", "saves", json.loads(save(session)))["id"]
    open_game(phone, backend.url, game)
    question = ready_question(phone, api, game)
    assert question["id"] == "tapestry-you-give-to"
    assert "none" in question["options"]
    check_no_raw_ids(phone)


@pytest.mark.parametrize("players", ["solo", "two_humans"])
def test_the_score_sheet_of_a_finished_game(phone: Page, backend: Server, players: str) -> None:
    """The lines of each side add up to its points, and both sides have a line in the chart."""
    system = find_system("tapestry")
    options: dict[str, object] = {"you": "played", "players": players}
    played = record_game(system, options, 5, find_agent(system, "greedy"))
    api = Api(backend.url)
    doc = api.call("POST", "saves", json.loads(save(played)))
    phone.goto(f"{backend.url}/#/play/{doc['id']}/score")
    rows = phone.locator("table.sc tbody tr:not(.totals)")
    rows.first.wait_for()
    scores = doc["view"]["humans"]
    totals = [scores[0]["vp"], scores[1]["vp"] if len(scores) > 1 else doc["view"]["automa"]["vp"]]
    sums = [0, 0]
    for row in rows.all():
        for side, cell in enumerate(row.locator("td").all_inner_texts()):
            points = cell.strip().replace("−", "-")
            sums[side] += int(points) if points.lstrip("-").isdigit() else 0
    assert sums == totals
    lines = phone.locator(".course .line path")
    expect(lines).to_have_count(2)
    for line in lines.all():
        assert line.evaluate("e => getComputedStyle(e).stroke") != "none"


def test_spectators_see_no_hand() -> None:
    """The public document of a game has the number of cards in hand, not the cards."""
    game = understudy.new("tapestry", seed=3, you="played")
    chance = random.Random(1)
    while game.question is not None and game.question.id != "tapestry-you-turn":
        game.answer(random_answer(game.question.to_json(), chance))
    view = game.system.view(game.position)
    shown: Any = game.system.hidden_info().public_view(game.position, view)
    side = shown["humans"][0]["side"]
    assert side["hand"] == side["offered"] == []
    assert side["in_hand"] > 0


def test_the_open_tech_cards_are_shown_before_they_are_replaced(
    phone: Page, backend: Server
) -> None:
    api = Api(backend.url)
    game = new(api, seed=5)
    doc = skip_to(api, game, "tapestry-you-refresh")
    open_game(phone, backend.url, game)
    ready_question(phone, api, game)
    expect(phone.locator(".prompt .t-tech")).to_have_count(len(doc["view"]["decks"]["display"]))


def test_the_tabs_of_two_people_fit_in_german(open_page: OpenPage, backend: Server) -> None:
    """The name of the Shadow Empire is longer than a tab on a phone."""
    game = new(Api(backend.url), seed=11, players="two_humans", name="Ann", name2="Ben")
    with open_page(**{**PHONE, "locale": "de-DE"}) as page:
        open_game(page, backend.url, game)
        tabs = page.get_by_role("tab")
        expect(tabs).to_have_count(6)
        assert all(tabs.evaluate_all("all => all.map((e) => e.scrollWidth <= e.clientWidth)"))
