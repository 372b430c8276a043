"""Real decks: the person says which card came up."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Api, asked, go_to, put_away, question
from tests.serving import Server

REAL = {"project": "real", "bonus": "real"}


def to_the_card(page: Page, server: Server) -> str:
    """A game in which MarsBot waits for its first card."""
    api = Api(server.url)
    game = api.new(decks=REAL)
    api.answer(game, "done")
    go_to(page, server.url, game)
    asked(page, "mars-ask-action-card")
    return game


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("158", "158"),
        ("b3", "B03"),
        ("industrial mic", "158"),
        ("usines", None),
        ("nitroph", "146"),
    ],
)
def test_the_finder_finds(phone: Page, house: Server, typed: str, number: str | None) -> None:
    to_the_card(phone, house)
    names = Api(house.url).call("GET", "systems/mars/names")["mars-card"]
    if number is None:
        number = next(id for id, name in sorted(names.items()) if typed in name["fr"].lower())
        assert typed not in names[number]["en"].lower()
    phone.get_by_placeholder("Number or name").fill(typed)
    first = question(phone).locator(".match").first
    expect(first).to_contain_text(number)
    expect(first).to_have_attribute("aria-pressed", "true")


def test_a_card_by_its_french_name_is_taken_with_enter(phone: Page, house: Server) -> None:
    game = to_the_card(phone, house)
    names = Api(house.url).call("GET", "systems/mars/names")["mars-card"]
    phone.get_by_placeholder("Number or name").fill(names["146"]["fr"])
    phone.keyboard.press("Enter")
    expect(phone.locator(".sheet")).to_contain_text(names["146"]["en"])
    assert Api(house.url).game(game)["view"]["bot"]["decks"]["played"] == ["146"]


def test_a_card_nobody_has(phone: Page, house: Server) -> None:
    to_the_card(phone, house)
    phone.get_by_placeholder("Number or name").fill("zzz")
    expect(question(phone)).to_contain_text("No card here has that number or name.")
    expect(phone.get_by_role("button", name="Confirm")).to_be_disabled()


def test_power_cut_in_the_middle_of_a_question(phone: Page, server: Server) -> None:
    game = to_the_card(phone, server)
    phone.get_by_placeholder("Number or name").fill("146")
    server.kill()
    expect(question(phone)).to_contain_text("The server does not answer")
    phone.get_by_role("button", name="Confirm").click()
    expect(question(phone)).to_contain_text("What you entered is kept")
    server.start()
    # What was sent into the void arrives now, once.
    expect(phone.locator(".sheet")).to_contain_text("146", timeout=20_000)
    put_away(phone)
    asked(phone, "mars-ask-turn")
    assert Api(server.url).game(game)["answers"] == 2


def test_same_question_after_a_restart(phone: Page, server: Server) -> None:
    game = to_the_card(phone, server)
    phone.get_by_placeholder("Number or name").fill("146")
    before = Api(server.url).game(game)
    server.kill()
    server.start()
    assert Api(server.url).game(game) == before
    phone.reload()
    asked(phone, "mars-ask-action-card")
    expect(question(phone).locator(".match").first).to_contain_text("146")
