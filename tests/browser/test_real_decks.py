"""A whole companion game with real decks, and the played cards of MarsBot."""

import re
from collections import Counter
from typing import Any

import pytest
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
from tests.browser.samples import WHOLE
from tests.serving import Server

REAL = {"project": "real", "bonus": "real"}
PROJECTS = [f"{number:03}" for number in range(1, 209)]
BONUSES = ["B02", "B03", "B01", "B05", "B06", "B04", "B07", "B08"]
CARDS = ("mars-ask-action-card", "mars-ask-flipped-card", "mars-ask-drawn-card")
LONGEST = 1500
"""Maximum number of screens in a game."""
SAMPLE = 12
"""Cards of MarsBot that are entered without `make soak`."""


def next_card(asked: Any, turned_over: int) -> str:
    """Return the next card: after three project cards a bonus card, as in an action deck."""
    bonus = asked["pool"] == "bonus" or (asked["pool"] == "action" and turned_over % 4 == 3)
    wanted = [*BONUSES, *PROJECTS] if bonus else [*PROJECTS, *BONUSES]
    pool = [card for card in wanted if asked["pool"] != "project" or card[0] != "B"]
    return next(card for card in pool if card not in asked["gone"])


@pytest.mark.soak
def test_a_whole_game_with_real_decks(phone: Page, backend: Server) -> None:
    """Each turn of MarsBot with a project card takes one entry and one tap."""
    api = Api(backend.url)
    game = api.new(seed=5, decks=REAL)
    open_game(phone, backend.url, game)
    close_report(phone)
    turned_over = 0
    taps: Counter[int] = Counter()
    """Taps after the entry of each project card, until the next question."""
    turn: int | None = None
    for _ in range(LONGEST):
        phone.locator(".report, form[data-question], .prompt a.primary").first.wait_for()
        if report(phone).count():
            report(phone).locator(".go .primary").click()
            expect(report(phone)).to_have_count(0)
            taps.update([turn] if turn is not None else [])
            continue
        if question(phone).count() == 0 or (turned_over == SAMPLE and not WHOLE):
            break
        document = api.game(game)
        now = document["question"]
        if now["id"] in CARDS:
            card = next_card(now, turned_over)
            if now["id"] == "mars-ask-action-card":
                turned_over += 1
                turn = turned_over if card[0] != "B" else None
            else:
                turn = None
            phone.get_by_placeholder("Number or name").fill(card)
            wait_until_ready(phone)
            phone.get_by_placeholder("Number or name").press("Enter")
        else:
            turn = None
            passing = question(phone).locator('.go [data-entry="pass"]')
            (passing if passing.count() else question(phone).locator(".go .primary")).click()
        phone.wait_for_function(
            "(then) => Number(document.querySelector('main.play').dataset.revision) > then",
            arg=document["revision"],
        )
    assert set(taps.values()) == {1}
    if WHOLE:
        expect(phone.locator(".prompt a.primary")).to_be_visible()
        assert api.game(game)["over"]
        assert turned_over > 40


def test_a_card_that_lies_elsewhere_leads_to_the_correction_of_the_board(
    phone: Page, backend: Server
) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, decks=REAL)
    api.play(game, ["done", "158", "done"])
    open_game(phone, backend.url, game)
    asked(phone, "mars-ask-action-card")
    phone.get_by_placeholder("Number or name").fill("158")
    expect(question(phone)).to_contain_text("is not available here")
    question(phone).get_by_role("button", name="Correct the board").click()
    phone.wait_for_url("**/repair/2")
    phone.get_by_role("button", name="More actions").click()
    phone.get_by_role("button", name="Correct the board").click()
    expect(phone.get_by_role("button", name="Correct a card’s location")).to_be_visible()


def test_cards_in_front_of_marsbot_are_shown(desktop: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, decks=REAL)
    # Two Building tags; then you lower the production of that track.
    api.play(
        game, ["done", "158", "done", "012", {"do": "lower", "production": "steel", "steps": 1}]
    )
    view = api.game(game)["view"]
    building = view["bot"]["tracks"][0]
    open_game(desktop, backend.url, game)
    asked(desktop, "mars-ask-turn")
    track = desktop.locator(".track").first
    expect(track.locator(".cell.spent .x")).to_have_count(
        building["highest"] - building["position"]
    )
    assert building["highest"] > building["position"]
    expect(desktop.locator(".track").nth(1).locator(".ahead")).to_contain_text(
        re.compile(r"(next|then) \d+: \w+")
    )
    piles = desktop.locator(".piles")
    expect(piles).to_contain_text(f"action deck{view['bot']['decks']['action']}", ignore_case=True)
    now = desktop.locator(".now-box")
    expect(now).to_contain_text(f"{view['bot']['now']['total']} VP")
    expect(now.locator(".countdown")).to_contain_text(
        "19 generations left: MarsBot wins when generation 20 begins."
    )
    desktop.locator(".fold summary").first.click()
    expect(desktop.locator(".cardlist").first).to_contain_text("Industrial Microbes")
