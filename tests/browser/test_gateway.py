"""Error pages of a reverse proxy: the page waits and continues when the server is back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.gateway import Gateway, gateway_to
from tests.browser.holding import Held
from tests.browser.playing import Api, go_to, put_away, question, sheet, turn_to
from tests.browser.sampling import in_some
from tests.serving import Server
from understudy.mars.printed.boards import board_text

AWAY = "The server is not responding"


@pytest.fixture
def gateway(house: Server) -> Iterator[Gateway]:
    with gateway_to(house.port) as running:
        yield running


def refused_events(response: Response) -> bool:
    return response.url.endswith("/events") and response.status == 502


@in_some("status", {"502": 502, "503": 503, "504": 504}, "502")
def test_an_answer_waits_for_the_server_behind_the_proxy(
    phone: Page, gateway: Gateway, status: int
) -> None:
    api = Api(gateway.url)
    game = api.new(seed=5)
    go_to(phone, gateway.url, game)
    put_away(phone)
    gateway.close("^/api/", status)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(question(phone)).to_contain_text("Your entry is saved")
    gateway.open()
    expect(sheet(phone)).to_contain_text("MarsBot’s turn")
    assert api.game(game)["answers"] == 1


def test_a_refusal_of_the_server_is_shown(phone: Page, house: Server) -> None:
    go_to(phone, house.url, Api(house.url).new())
    put_away(phone)
    said = {"error": {"id": "server-bug", "args": {}}}
    phone.route("**/answers*", lambda route: route.fulfill(status=503, json=said))
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(question(phone).locator(".note")).not_to_contain_text(AWAY)
    expect(question(phone).get_by_role("button", name="Nothing more for MarsBot")).to_be_enabled()


def test_a_refused_event_stream_is_opened_again(
    phone: Page, gateway: Gateway, house: Server
) -> None:
    api = Api(house.url)
    game = api.new(seed=5)
    gateway.close("/events$")
    go_to(phone, gateway.url, game)
    put_away(phone)
    # A request that was refused before may still arrive.
    with phone.expect_response(lambda one: one.url.endswith("/events") and one.status == 200):
        gateway.open()
    api.answer(game, {"do": "raise", "parameter": "temperature", "steps": 1})
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")


def test_the_game_is_loaded_again_after_an_outage(
    phone: Page, gateway: Gateway, house: Server
) -> None:
    api = Api(house.url)
    game = api.new(seed=5)
    with phone.expect_response("**/events"):
        go_to(phone, gateway.url, game)
    put_away(phone)
    with phone.expect_response(refused_events):
        gateway.close()
    expect(phone.locator(".notices")).to_contain_text(AWAY)
    api.answer(game, {"do": "raise", "parameter": "temperature", "steps": 1})
    gateway.open()
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")
    expect(phone.locator(".notices .note")).to_have_count(0)


@in_some(
    "screen, content",
    {
        "home": ("", ".save"),
        "new": ("new", ".fs input[name=map]"),
        "history": ("history", ".bars, .fs .lead"),
        "rules": ("rules/mars", ".law"),
        "boards": ("boards/mars", ".tracks"),
    },
    "home",
    "rules",
)
def test_screens_recover(phone: Page, gateway: Gateway, screen: str, content: str) -> None:
    Api(gateway.url).new()
    phone.goto(f"{gateway.url}/#/settings")
    phone.locator(".fs").first.wait_for()
    gateway.close("^/api/")
    phone.evaluate("(screen) => { location.hash = `#/${screen}`; }", screen)
    expect(phone.locator("main")).to_contain_text(AWAY)
    gateway.open()
    phone.locator(content).first.wait_for()
    expect(phone.locator("main")).not_to_contain_text(AWAY)


def test_late_rules_are_not_shown_for_another_game(phone: Page, house: Server) -> None:
    phone.goto(f"{house.url}/#/settings")
    phone.locator(".fs").first.wait_for()
    late = Held(phone, "**/systems/mars/rules")
    turn_to(phone, house.url, "rules/mars")
    late.wait()
    turn_to(phone, house.url, "rules/tapestry")
    # The reference part may come later.
    rules = phone.locator("ol .law h3")
    rules.first.wait_for()
    shown = rules.all_inner_texts()
    late.close_all()
    assert rules.all_inner_texts() == shown


def test_a_late_reply_does_not_replace_a_later_choice(phone: Page, house: Server) -> None:
    phone.goto(f"{house.url}/#/new")
    phone.locator("input[name=map]").first.wait_for()
    late = Held(phone, "**/systems/tapestry/names")
    phone.locator("input[name=system][value=tapestry]").click()
    late.wait()
    phone.locator("input[name=system][value=mars]").click()
    late.close_all()
    expect(phone.locator("input[name=map]").first).to_be_visible()
    expect(phone.locator("input[name=system][value=mars]")).to_be_checked()


def test_a_late_custom_board_is_selected_for_its_map(phone: Page, house: Server) -> None:
    api = Api(house.url)
    entered = "systems/mars/sheets/board/elysium"
    api.call("PUT", entered, {"text": board_text("elysium") + "# entered\n"})
    late = Held(phone, "**/sheets/board")
    phone.goto(f"{house.url}/#/new")
    maps = phone.get_by_role("radiogroup", name="Map")
    maps.get_by_label("Elysium").check()
    late.wait()
    late.close_all()
    own = phone.get_by_role("radiogroup", name="MarsBot’s board")
    expect(own.get_by_label("entered by you")).to_be_checked()
    api.call("DELETE", entered)


def test_a_late_new_game_does_not_change_the_screen(phone: Page, house: Server) -> None:
    phone.goto(f"{house.url}/#/new")
    late = Held(phone, "**/api/v1/games")
    phone.locator(".prompt .primary:not([disabled])").click()
    late.wait()
    phone.goto(f"{house.url}/#/settings")
    phone.locator("input[name=theme]").first.wait_for()
    late.close_all()
    expect(phone.locator("input[name=theme]").first).to_be_visible()
    assert phone.url.endswith("#/settings")
