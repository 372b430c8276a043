"""Error pages of a reverse proxy: the page waits and continues when the server is back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.actions import (
    Api,
    close_report,
    open_game,
    open_screen,
    open_setup,
    question,
    report,
    show_more,
    start_button,
)
from tests.browser.held_replies import HeldReplies
from tests.browser.reverse_proxy import ReverseProxy, run_proxy
from tests.browser.samples import in_some
from tests.serving import Server
from understudy.mars.printed.boards import board_text

AWAY = "The server is not responding"


@pytest.fixture
def proxy(backend: Server) -> Iterator[ReverseProxy]:
    with run_proxy(backend.port) as running:
        yield running


def refused_events(response: Response) -> bool:
    return response.url.endswith("/events") and response.status == 502


@in_some("status", {"502": 502, "503": 503, "504": 504}, "502")
def test_an_answer_waits_for_the_server_behind_the_proxy(
    phone: Page, proxy: ReverseProxy, status: int
) -> None:
    api = Api(proxy.url)
    game = api.new(seed=5)
    open_game(phone, proxy.url, game)
    close_report(phone)
    proxy.fail("^/api/", status)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(question(phone)).to_contain_text("Your entry is saved")
    proxy.recover()
    expect(report(phone)).to_contain_text("MarsBot’s turn")
    assert api.game(game)["answers"] == 1


def test_a_refusal_of_the_server_is_shown(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    close_report(phone)
    said = {"error": {"id": "server-bug", "args": {}}}
    phone.route("**/answers*", lambda route: route.fulfill(status=503, json=said))
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(question(phone).locator(".note")).not_to_contain_text(AWAY)
    expect(question(phone).get_by_role("button", name="Nothing more for MarsBot")).to_be_enabled()


def test_a_refused_event_stream_is_opened_again(
    phone: Page, proxy: ReverseProxy, backend: Server
) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    proxy.fail("/events$")
    open_game(phone, proxy.url, game)
    close_report(phone)
    # A request that was refused before may still arrive.
    with phone.expect_response(lambda one: one.url.endswith("/events") and one.status == 200):
        proxy.recover()
    api.answer(game, {"do": "raise", "parameter": "temperature", "steps": 1})
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")


def test_the_game_is_loaded_again_after_an_outage(
    phone: Page, proxy: ReverseProxy, backend: Server
) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    with phone.expect_response("**/events"):
        open_game(phone, proxy.url, game)
    close_report(phone)
    with phone.expect_response(refused_events):
        proxy.fail()
    expect(phone.locator(".notices")).to_contain_text(AWAY)
    api.answer(game, {"do": "raise", "parameter": "temperature", "steps": 1})
    proxy.recover()
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
def test_screens_recover(phone: Page, proxy: ReverseProxy, screen: str, content: str) -> None:
    Api(proxy.url).new()
    phone.goto(f"{proxy.url}/#/settings")
    phone.locator(".fs").first.wait_for()
    proxy.fail("^/api/")
    phone.evaluate("(screen) => { location.hash = `#/${screen}`; }", screen)
    expect(phone.locator("main")).to_contain_text(AWAY)
    proxy.recover()
    phone.locator(content).first.wait_for()
    expect(phone.locator("main")).not_to_contain_text(AWAY)


def test_late_rules_are_not_shown_for_another_game(phone: Page, backend: Server) -> None:
    phone.goto(f"{backend.url}/#/settings")
    phone.locator(".fs").first.wait_for()
    late = HeldReplies(phone, "**/systems/mars/rules")
    open_screen(phone, backend.url, "rules/mars")
    late.wait()
    open_screen(phone, backend.url, "rules/tapestry")
    # The reference part may come later.
    rules = phone.locator("ol .law h3")
    rules.first.wait_for()
    shown = rules.all_inner_texts()
    late.release()
    assert rules.all_inner_texts() == shown


def test_a_late_reply_does_not_replace_a_later_choice(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url)
    late = HeldReplies(phone, "**/systems/tapestry/names")
    phone.goto(f"{backend.url}/#/new/tapestry/table")
    late.wait()
    open_setup(phone, backend.url)
    late.release()
    expect(phone.get_by_text("Terraforming Mars, on your table")).to_be_visible()
    expect(phone.get_by_role("group", name="What do you own?")).to_be_visible()


def test_a_late_custom_board_is_selected_for_its_map(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    entered = "systems/mars/sheets/board/elysium"
    api.call("PUT", entered, {"text": board_text("elysium") + "# entered\n"})
    api.new(difficulty="hard")
    late = HeldReplies(phone, "**/sheets/board")
    games = HeldReplies(phone, "**/api/v1/games?*")
    open_setup(phone, backend.url)
    games.wait()
    games.release()
    # The list of games adds the preset of the last game and leaves the form as it is.
    phone.locator("input[name=preset][value=last]").wait_for(state="attached")
    show_more(phone)
    maps = phone.get_by_role("radiogroup", name="Map")
    maps.get_by_label("Elysium").check()
    late.wait()
    late.release()
    own = phone.get_by_role("radiogroup", name="MarsBot’s board")
    expect(own.get_by_label("entered by you")).to_be_checked()
    api.call("DELETE", entered)


def test_a_late_new_game_does_not_change_the_screen(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url)
    late = HeldReplies(phone, "**/api/v1/games")
    start_button(phone).click()
    late.wait()
    phone.goto(f"{backend.url}/#/settings")
    phone.locator("input[name=theme]").first.wait_for()
    late.release()
    expect(phone.locator("input[name=theme]").first).to_be_visible()
    assert phone.url.endswith("#/settings")
