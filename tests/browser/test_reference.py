"""Reference of cards and icons: in the rules and where they appear."""

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, close_report, open_game, report
from tests.browser.axe import violations
from tests.serving import Server


def test_bonus_cards_by_number_and_name(phone: Page, backend: Server) -> None:
    phone.goto(f"{backend.url}/#/rules/mars")
    phone.get_by_role("heading", name="Bonus cards", exact=True).first.wait_for()
    phone.get_by_role("searchbox").fill("b01")
    expect(phone.locator(".reference .law")).to_have_count(1)
    expect(phone.locator(".reference .law")).to_contain_text("Meteor Shower")
    phone.get_by_role("searchbox").fill("lobby")
    expect(phone.locator(".reference .law").first).to_contain_text("B06")
    assert violations(phone) == []


def test_a_bonus_card_where_it_appears(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(decks={"project": "real", "bonus": "real"})
    api.play(game, ["done", "B06"])
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    phone.get_by_role("tab", name="Journal").click()
    phone.get_by_role("link", name="Look up B06").first.click()
    expect(phone.locator(".reference .law")).to_have_count(1)
    expect(phone.locator(".reference .law")).to_contain_text("Lobbyists")
    phone.get_by_role("button", name="Back").click()
    expect(phone.get_by_role("tab", name="Journal")).to_be_visible()


def test_the_icons_of_the_tracks(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    close_report(phone)
    phone.get_by_role("tab", name="MarsBot").click()
    phone.get_by_role("link", name="What the track icons do").click()
    icons = phone.locator(".reference .law")
    expect(icons).to_have_count(12)
    expect(icons.filter(has_text="Greenery").first).to_contain_text("adjacent to a MarsBot tile")


def test_decision_cards(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    body = {"system": "tapestry", "options": {"first_player": "bots"}, "seed": 4}
    game = api.call("POST", "games", body)["id"]
    api.answer(game, {"do": "done"})
    card = api.game(game)["view"]["pair"]["track_card"]["card"]
    open_game(phone, backend.url, game)
    phone.get_by_role("tab", name="Bots").click()
    phone.locator(".look-up", has_text=str(card)).first.click()
    expect(phone.locator(".reference .law")).to_have_count(1)
    expect(phone.locator(".reference .no")).to_have_text(str(card))
    expect(phone.locator(".reference .law")).to_contain_text("Shadow Empire:")
