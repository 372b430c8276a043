"""Reports with table tasks: set-up, consequences of reports, generations, end of the game."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    default_answer,
    open_game,
    question,
    report,
    report_of_kind,
)
from tests.browser.axe import violations
from tests.serving import Server

OCEANS = ("1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6", "6.7")
REAL = {"project": "real", "bonus": "real"}
CARDS = (*(f"{number:03}" for number in range(20, 200)), "B03", "B04", "B05", "B06", "B07", "B21")
POOLS = ("project", "bonus")


def tapestry(api: Api, seed: int = 5, **options: object) -> str:
    body = {"system": "tapestry", "options": options, "seed": seed}
    return str(api.call("POST", "games", body)["id"])


def lists(page: Page) -> tuple[Locator, Locator]:
    """Return the lists of the last turn in the report: table tasks, and other steps."""
    turn = report(page).locator(".turn").last
    return turn.locator("ol.steps"), turn.locator("ul.steps")


def consequences(page: Page) -> Locator:
    """Return the consequences of the last answer above the question."""
    return page.locator(".prompt .news li")


def open_entry(page: Page, entry: str, **choices: str) -> None:
    """Open an entry of the action menu or of its groups."""
    act = page.locator(f'.act[data-entry="{entry}"]')
    if not act.count():
        page.locator(".act").last.click()
    act.click()
    for name, choice in choices.items():
        question(page).locator(f'input[name="{name}"][value="{choice}"]').check()


def test_drawn_cards_are_shown_after_the_set_up_list(phone: Page, backend: Server) -> None:
    expansions = ["corporate_era", "colonies", "turmoil", "milestones_awards"]
    game = Api(backend.url).new(seed=3, expansions=expansions, corporation="C06")
    open_game(phone, backend.url, game)
    expect(report_of_kind(phone, "set-up")).to_contain_text("Set up the table")
    phone.get_by_role("button", name="Setup done").click()
    drawn = report_of_kind(phone, "drawn")
    expect(drawn.get_by_role("heading", name="Drawn for this game")).to_be_focused()
    hands, app = lists(phone)
    for words in (
        "Colony tiles in play", "In play: milestones", "Neutral delegate",
        "On the card of Mining Guild", "Building track → 1",
    ):  # fmt: skip
        expect(hands).to_contain_text(words)
    expect(app).to_contain_text("Bonus card drawn")
    expect(drawn.locator(".turn-summary .deltas")).to_be_visible()
    assert violations(phone) == []
    phone.get_by_role("button", name="Done, my turn").click()
    asked(phone, "mars-ask-turn")
    phone.reload()
    asked(phone, "mars-ask-turn")


def test_the_set_up_comes_before_its_questions(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(expansions=["turmoil"], decks={"events": "real"})
    open_game(phone, backend.url, game)
    phone.get_by_role("button", name="Setup done").click()
    asked(phone, "mars-ask-event")


def test_the_automas_set_up_has_table_tasks(phone: Page, backend: Server) -> None:
    game = tapestry(Api(backend.url), first_player="bots", difficulty=3)
    open_game(phone, backend.url, game)
    phone.get_by_role("button", name="Setup done").click()
    hands, _ = lists(phone)
    for words in (
        "The Automa’s civilization", "Automa: favorite track", "Shadow Empire: favorite track",
        "First player: Bots",
    ):  # fmt: skip
        expect(hands).to_contain_text(words)
    report_of_kind(phone, "drawn").locator(".go .primary").click()
    # The bots begin; their turn has a separate report.
    expect(report_of_kind(phone, "turns")).to_contain_text("income turn 1")


def test_without_drawn_cards_the_first_turn_begins_at_once(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    phone.get_by_role("button", name="Setup done").click()
    asked(phone, "mars-ask-turn")
    expect(report(phone)).to_have_count(0)


def test_a_card_that_concerns_marsbot_shows_its_count(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.answer(game, {"do": "set_track", "track": "space", "position": 7})
    open_game(phone, backend.url, game)
    open_entry(phone, "card")
    phone.get_by_placeholder("Number or name").fill("Toll Station")
    phone.get_by_role("button", name="Enter").click()
    expect(consequences(phone)).to_have_text(["Toll Station: 7 for MarsBot"])
    expect(phone.get_by_role("status", name="Results of your last report")).to_be_visible()
    assert violations(phone) == []
    phone.reload()
    expect(consequences(phone)).to_have_text(["Toll Station: 7 for MarsBot"])


def test_thefts_and_bonus_steps_show_their_amounts(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.answer(game, {"do": "set_bot", "tr": 20, "mc": 7})
    api.answer(game, {"do": "steal", "resource": "mc", "amount": 3})
    open_game(phone, backend.url, game)
    expect(consequences(phone).last).to_have_text("MarsBot has 4 MC left")
    api.answer(game, {"do": "raise", "parameter": "temperature", "steps": 3})
    expect(consequences(phone)).to_have_text(["Bonus step: your heat production rises by 1"])
    phone.get_by_role("button", name="Undo", exact=True).click()
    expect(consequences(phone).last).to_have_text("MarsBot has 4 MC left")
    api.answer(game, {"do": "tr", "change": 1})
    expect(phone.locator(".side .owner.human ~ dl")).to_contain_text("21")
    expect(consequences(phone)).to_have_count(0)


def lone_automa(state: Any) -> str | None:
    """Return a territory that you can conquer from the Automa."""
    entries = {entry["name"]: entry["fields"] for entry in state["question"]["entries"]}
    possible = entries["conquer"][0]["spaces"] if "conquer" in entries else []
    owners = {
        hex["id"]: [token["owner"] for token in hex["tokens"]]
        for hex in state["view"]["map"]["hexes"]
    }
    return next((hex for hex in possible if owners[hex] == ["automa"]), None)


def test_cards_of_a_trap_search_are_shown(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = tapestry(api, first_player="human", difficulty=5)
    state = api.game(game)
    while lone_automa(state) is None:
        state = api.answer(game, {"do": "advance", "track": "science"})
        state = api.answer(game, {"do": "done"})
    state = api.answer(game, {"do": "give_card"})
    open_game(phone, backend.url, game)
    state = api.answer(game, {"do": "conquer", "hex": lone_automa(state)})
    # The app does not know the given card; it dealt the others.
    if state["question"]["id"] == "tapestry-ask-automa-trap":
        api.answer(game, False)
    discarded = re.compile("beside the mat")
    expect(consequences(phone).filter(has_text=discarded).first).to_be_visible()


@pytest.mark.parametrize(("decks", "real"), [(REAL, True), ({}, False)])
def test_the_report_of_a_generation_lists_table_tasks(
    phone: Page, backend: Server, decks: dict[str, str], real: bool
) -> None:
    api = Api(backend.url)
    game = api.new(expansions=["corporate_era", "colonies", "turmoil"], decks=decks)
    state = api.game(game)
    named: list[str] = []
    while state["view"]["generation"] == 1:
        asking = state["question"]
        answer = default_answer(asking)
        if asking["type"] == "card":
            left = [card for card in CARDS if card not in (*asking["gone"], *named)]
            answer = next(c for c in left if asking["pool"] in ("action", POOLS[c[0] == "B"]))
            named.append(answer)
        state = api.answer(game, answer)
    phone.goto(backend.url)
    # A device that has not shown the game since its start.
    phone.evaluate("(id) => localStorage.setItem(`understudy-seen-${id}`, '4')", game)
    open_game(phone, backend.url, game)
    generation = phone.get_by_role("heading", name="Generation 2", level=2)
    changed = report(phone).locator(".turn").filter(has=generation)
    for words in (
        "Production: your energy becomes heat", "Colonies: every marker moves up",
        "TR revision: you lose 1 TR", "New government:", "You gain the ruling bonus",
        "Neutral delegate", "Generation 2. First player", "Your research: draw four project cards",
    ):  # fmt: skip
        expect(changed.locator("ol.steps")).to_contain_text(words)
    dealt = changed.locator("ol.steps" if real else "ul.steps")
    expect(dealt).to_contain_text("Research: 3 project cards for MarsBot")


def test_the_report_of_a_generation_comes_before_a_draft(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(draft=True)
    open_game(phone, backend.url, game)
    close_report(phone)
    phone.get_by_role("button", name="Pass", exact=True).click()
    hands = report(phone).locator("ol.steps").last
    expect(hands).to_contain_text("Production: your energy becomes heat")
    expect(hands).to_contain_text("Your research: draft four project cards")
    close_report(phone)
    asked(phone, "mars-ask-draft")
    while api.game(game)["question"]["id"] == "mars-ask-draft":
        shown = str(api.game(game)["revision"])
        question(phone).locator("input[type=radio]").first.check()
        question(phone).locator(".go .primary").click()
        phone.wait_for_function(
            "(old) => document.querySelector('main.play').dataset.revision !== old", arg=shown
        )
    expect(report(phone)).to_contain_text("You drafted")
    expect(report(phone)).not_to_contain_text("Production: your energy")


def test_the_last_generation_is_announced(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(expansions=["corporate_era", "prelude"])
    state = api.game(game)
    while state["view"]["generation"] < 17:
        state = api.answer(game, default_answer(state["question"]))
    phone.goto(backend.url)
    phone.evaluate("(id) => localStorage.setItem(`understudy-seen-${id}`, '4')", game)
    open_game(phone, backend.url, game)
    expect(report(phone)).to_contain_text(
        "This is the last generation: if Mars is not finished at its end, generation 18 begins"
    )


def test_ticks_are_optional(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(seed=3, expansions=["corporate_era", "colonies"])
    open_game(phone, backend.url, game)
    phone.get_by_role("button", name="Setup done").click()
    tick = report(phone).get_by_role("checkbox").first
    tick.check()
    expect(tick).to_be_checked()
    expect(report(phone).locator(".go .primary")).to_be_enabled()
    report(phone).locator(".go .primary").click()
    asked(phone, "mars-ask-turn")


def test_the_end_comes_in_order(phone: Page, backend: Server, tmp_path: Path) -> None:
    api = Api(backend.url)
    game = api.new(seed=9, expansions=["corporate_era", "colonies"], difficulty="hard")
    answers: list[object] = [
        {"do": "set_temperature", "value": 8}, {"do": "set_oxygen", "value": 14},
        *({"do": "tile", "tile": "ocean", "space": space} for space in OCEANS),
        {"do": "tile", "tile": "city", "space": "7.3"},
        {"do": "tile", "tile": "greenery", "space": "7.2"},
        {"do": "tile", "tile": "greenery", "space": "7.4"},
        {"do": "tile", "tile": "city", "space": "3.2"},
        {"do": "tile", "tile": "greenery", "space": "3.3"},
        {"do": "fund", "award": "landlord"},
    ]  # fmt: skip
    state = api.play(game, answers)
    open_game(phone, backend.url, game)
    expect(phone.locator(".fold-now")).to_contain_text("so far")
    while state["question"]["id"] != "mars-ask-final-greenery":
        state = api.answer(game, default_answer(state["question"]))
    expect(report(phone)).to_contain_text("Production: your energy becomes heat")
    expect(report(phone)).to_contain_text("final greeneries follow, no research")
    close_report(phone)
    asked(phone, "mars-ask-final-greenery")
    phone.get_by_role("button", name="No more greeneries; score the game").click()
    asked(phone, "mars-ask-score-sheet")
    question(phone).get_by_role("textbox", name="VP of your cards").fill("12")
    question(phone).locator(".go .primary").click()
    expect(question(phone)).to_have_count(0)
    if report(phone).count():
        expect(report(phone).get_by_role("heading", name="The game is over.")).to_be_visible()
        expect(report(phone)).not_to_contain_text("Done by the app")
        phone.get_by_role("button", name="See the result").click()
    else:
        expect(phone.locator(".fold-now")).to_have_count(0)
        phone.get_by_role("link", name="See the result").click()

    winner = phone.locator("h2.winner")
    expect(winner).to_be_visible()
    assert phone.locator("h2.winner ~ table.sc").count() == 1
    table = phone.locator("table.sc")
    expect(table.get_by_role("row", name="Awards")).to_contain_text(
        re.compile(r"You: Landlord \d+ : \d+")
    )
    expect(table.get_by_role("row", name="Cities")).to_contain_text("You: 1 + 2")
    expect(table.get_by_role("row", name="MC")).to_contain_text("1 VP per 8")
    assert violations(phone) == []
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Text file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    for words in ("Difficulty: Hard", "Map: Tharsis", "Expansions: Corporate Era, Colonies", "20"):
        assert words in text
    assert text.index("Winner:") < text.index("Awards")
    phone.emulate_media(media="print")
    expect(phone.get_by_role("button", name="Text file")).to_be_hidden()
    expect(phone.locator(".prompt")).to_be_hidden()
    expect(table).to_be_visible()


def test_final_greeneries_of_marsbot_come_before_yours(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    finished = [
        {"do": "set_temperature", "value": 8}, {"do": "set_oxygen", "value": 14},
        *({"do": "tile", "tile": "ocean", "space": space} for space in OCEANS),
        {"do": "set_track", "track": "bio", "position": 2},
        {
            "do": "set_generation", "generation": 4, "first": "bot", "bot_passed": True,
            "bot_took_turn": True,
        },
    ]  # fmt: skip
    state = api.play(game, [*finished, "pass"])
    while state["question"]["id"] != "mars-ask-final-greenery":
        state = api.answer(game, default_answer(state["question"]))
    greeneries = [
        step["number"]
        for step in state["journal"]
        if step["kind"] == "mars-place" and step["args"]["owner"] == "bot"
    ]
    assert greeneries
    phone.add_init_script(f"localStorage.setItem('understudy-seen-{game}', '{greeneries[0] - 2}')")
    open_game(phone, backend.url, game)
    placed = report(phone).locator(f'[data-step="{greeneries[0]}"]')
    expect(placed).to_contain_text("Greenery on")
    report(phone).get_by_role("button", name="Done").click()
    asked(phone, "mars-ask-final-greenery")
    state = api.game(game)
    while state["question"]:
        state = api.answer(game, default_answer(state["question"]))
    expect(report(phone).locator(f'[data-step="{greeneries[0]}"]')).to_have_count(0)
