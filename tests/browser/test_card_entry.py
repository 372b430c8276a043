"""Real decks: the player enters the revealed card."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    open_game,
    question,
    wait_until_ready,
)
from tests.serving import Server

REAL = {"project": "real", "bonus": "real"}


def open_first_card(page: Page, server: Server, seed: int = 5, **options: object) -> str:
    """Open a game that asks for MarsBot's first card; return its id."""
    api = Api(server.url)
    game = api.new(seed, decks=REAL, **options)
    api.answer(game, "done")
    open_game(page, server.url, game)
    asked(page, "mars-ask-action-card")
    return game


def test_the_card_finder_searches_numbers_and_names(phone: Page, backend: Server) -> None:
    open_first_card(phone, backend)
    first = question(phone).locator(".match").first
    for typed, number in (
        ("158", "158"),
        ("b3", "B03"),
        ("industrial mic", "158"),
        ("mousses nit", "146"),
        ("nitroph", "146"),
    ):
        phone.get_by_placeholder("Number or name").fill("")
        phone.get_by_placeholder("Number or name").fill(typed)
        expect(first).to_contain_text(number)
        expect(first).to_have_attribute("aria-pressed", "true")


def test_only_a_typed_or_tapped_card_is_chosen(phone: Page, backend: Server) -> None:
    open_first_card(phone, backend, expansions=[])
    finder = phone.get_by_placeholder("Number or name")
    confirm = phone.get_by_role("button", name="Confirm")
    finder.fill("12")
    chosen = question(phone).locator(".match[aria-pressed=true]")
    expect(chosen).to_contain_text("012")
    # 002 is not in this game, and no other card is taken instead.
    finder.fill("2")
    expect(chosen).to_have_count(0)
    expect(confirm).to_be_disabled()
    finder.fill("002")
    expect(question(phone)).to_contain_text("is not available here")
    # Several names begin like this; a tap selects one.
    finder.fill("ice")
    expect(chosen).to_have_count(0)
    expect(confirm).to_be_disabled()
    question(phone).locator(".match").first.click()
    expect(chosen).to_contain_text("Ice")
    expect(confirm).to_be_enabled()


@pytest.mark.parametrize(
    ("typed", "found"), [("asteriod", "Asteroid"), ("spacestation", "Space Station")]
)
def test_a_misspelled_name_finds_similar_names(
    phone: Page, backend: Server, typed: str, found: str
) -> None:
    open_first_card(phone, backend, expansions=["corporate_era"])
    phone.get_by_placeholder("Number or name").fill(typed)
    expect(question(phone).locator(".match").first).to_contain_text(found)
    expect(phone.get_by_role("button", name="Confirm")).to_be_disabled()


def test_many_hits_scroll_and_confirm_stays_in_view(phone: Page, backend: Server) -> None:
    open_first_card(phone, backend)
    # The visible height above the keyboard of a phone.
    phone.set_viewport_size({"width": 390, "height": 420})
    finder = phone.get_by_placeholder("Number or name")
    finder.fill("city")
    matches = question(phone).locator(".match")
    expect(matches.nth(3)).to_be_attached()
    list_ = question(phone).locator(".finder ul")
    assert list_.evaluate("(one) => one.scrollHeight > one.clientHeight")
    expect(phone.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1)
    matches.last.click()
    expect(phone.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1)


def test_the_card_finder_opens_number_keys(phone: Page, backend: Server) -> None:
    open_first_card(phone, backend)
    finder = phone.get_by_placeholder("Number or name")
    expect(finder).to_have_attribute("inputmode", "numeric")
    phone.get_by_role("button", name="Letter keys").click()
    expect(finder).to_have_attribute("inputmode", "text")
    expect(finder).to_be_focused()
    phone.reload()
    expect(finder).to_have_attribute("inputmode", "text")


def test_a_few_cards_are_chosen_by_their_numbers(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    options = {"decks": {"decision": "real"}, "first_player": "bots"}
    game = api.call("POST", "games", {"system": "tapestry", "options": options, "seed": 4})["id"]
    api.answer(game, {"do": "done"})
    open_game(phone, backend.url, game)
    if phone.locator(".report").count():
        close_report(phone)
    asked(phone, "tapestry-ask-pair")
    first, second = question(phone).locator(".finder").all()
    expect(first.get_by_role("group").get_by_role("button")).to_have_count(22)
    first.get_by_role("button", name="8", exact=True).click()
    second.get_by_placeholder("Card number").fill("9")
    expect(second.get_by_role("button", name="9", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    phone.get_by_role("button", name="Confirm").click()
    # Only one progress card is in the deck.
    expect(question(phone)).to_contain_text("is not available here")
    second.get_by_role("button", name="1", exact=True).click()
    phone.get_by_role("button", name="Confirm").click()
    expect(phone.locator(".report")).to_be_visible()


def test_a_card_by_its_french_name_is_taken_with_enter(phone: Page, backend: Server) -> None:
    game = open_first_card(phone, backend)
    names = Api(backend.url).call("GET", "systems/mars/names")["mars-card"]
    phone.get_by_placeholder("Number or name").fill(names["146"]["fr"])
    wait_until_ready(phone)
    phone.get_by_placeholder("Number or name").press("Enter")
    expect(phone.locator(".report")).to_contain_text(names["146"]["en"])
    assert Api(backend.url).game(game)["view"]["bot"]["decks"]["played"] == ["146"]


def test_an_unknown_card_cannot_be_confirmed(phone: Page, backend: Server) -> None:
    open_first_card(phone, backend)
    phone.get_by_placeholder("Number or name").fill("zzz")
    expect(question(phone)).to_contain_text("No possible card has that number or name.")
    expect(phone.get_by_role("button", name="Confirm")).to_be_disabled()


def test_the_server_is_killed_during_a_question(phone: Page, server: Server) -> None:
    game = open_first_card(phone, server)
    phone.get_by_placeholder("Number or name").fill("146")
    server.kill()
    expect(question(phone)).to_contain_text("The server is not responding")
    phone.get_by_role("button", name="Confirm").click()
    expect(question(phone)).to_contain_text("Your entry is saved")
    server.start()
    # The answer that could not be sent arrives now, once.
    expect(phone.locator(".report")).to_contain_text("146")
    close_report(phone)
    asked(phone, "mars-ask-turn")
    assert Api(server.url).game(game)["answers"] == 2


def test_same_question_after_a_restart(phone: Page, server: Server) -> None:
    game = open_first_card(phone, server)
    phone.get_by_placeholder("Number or name").fill("146")
    before = Api(server.url).game(game)
    server.kill()
    server.start()
    assert Api(server.url).game(game) == before
    phone.reload()
    asked(phone, "mars-ask-action-card")
    expect(question(phone).locator(".match").first).to_contain_text("146")
