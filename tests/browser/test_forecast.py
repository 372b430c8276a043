"""The forecast: opened from the menu, updated with the game."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.actions import Api, close_report, open_game, open_screen
from tests.browser.axe import violations
from tests.serving import Server


def test_the_forecast_is_updated_with_the_game(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    open_game(phone, backend.url, game)
    close_report(phone)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Forecast").click()
    lead = phone.locator(".lead")
    likely = re.compile(r"MarsBot will probably score between \d+ and \d+")
    expect(lead).to_contain_text(likely)
    expect(phone.get_by_text("1,000 simulated games from this position")).to_be_visible()
    expect(phone.locator(".bars dt").first).to_contain_text(re.compile(r"Generation \d+ \d+\s%"))
    before = lead.inner_text()
    phone.get_by_label("Expert").check()
    expect(lead).not_to_have_text(before)
    expect(phone.locator("main")).to_have_attribute("aria-busy", "false")
    assert not violations(phone)
    phone.get_by_role("button", name="Compare the three").click()
    beside = phone.locator(".fs", has_text="The three side by side").locator(".bars dt")
    expect(beside).to_have_text(
        [re.compile(rf"{who}\s+ends in \d+") for who in ("Beginner", "Planner", "Expert")]
    )
    assert not violations(phone)
    phone.get_by_label("Steady").check()
    expect(lead).to_have_text(before)
    # Another device sets MarsBot far ahead.
    api.answer(game, {"do": "set_bot", "tr": 90, "mc": 0})
    expect(lead).not_to_have_text(before)
    expect(phone.locator("main")).to_have_attribute("aria-busy", "false")


def test_a_forecast_shows_its_progress_and_can_be_stopped(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(seed=5)
    parts: list[Route] = []

    def hold_the_third(route: Route) -> None:
        parts.append(route)
        if len(parts) != 3:
            route.continue_()

    phone.route("**/forecast", hold_the_third)
    open_screen(phone, backend.url, f"play/{game}/forecast")
    expect(phone.get_by_text("400 simulated games from this position")).to_be_visible()
    expect(phone.get_by_role("progressbar")).to_have_attribute("value", "400")
    phone.get_by_role("button", name="Cancel").click()
    expect(phone.get_by_role("progressbar")).to_have_count(0)
    with phone.expect_response("**/forecast"):
        parts[2].continue_()
    expect(phone.get_by_text("700 simulated games from this position")).to_be_visible()
    expect(phone.locator("main")).to_have_attribute("aria-busy", "false")
    assert len(parts) == 3


def test_the_automa_is_forecast_too(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.call("POST", "games", {"system": "tapestry", "options": {}, "seed": 5})["id"]
    open_game(phone, backend.url, game)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Forecast").click()
    likely = re.compile(r"The Automa will probably score between \d+ and \d+")
    expect(phone.locator(".lead")).to_contain_text(likely)
    expect(phone.get_by_text("1,000 simulated games from this position")).to_be_visible()
    # All games end in era 5, so there is no chart of the last era.
    expect(phone.locator(".bars")).to_have_count(0)


def test_two_humans_have_no_forecast(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    wanted = {"system": "tapestry", "options": {"players": "two_humans"}, "seed": 5}
    game = api.call("POST", "games", wanted)["id"]
    open_game(phone, backend.url, game)
    phone.get_by_role("button", name="Menu").click()
    expect(phone.get_by_role("link", name="Score sheet")).to_be_visible()
    expect(phone.get_by_role("link", name="Forecast")).to_have_count(0)
