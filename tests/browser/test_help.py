"""Help: from the game menu and from other screens."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, check_no_raw_ids, open_game, open_screen
from tests.browser.axe import violations
from tests.browser.lite import Site
from tests.serving import Server
from understudy.cli.reports.report_file import read_report
from understudy.distribution import installed_version


def test_help_for_the_open_question(phone: Page, backend: Server | Site) -> None:
    id = Api(backend.url).new()
    open_game(phone, backend.url, id)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Help").click()
    expect(phone.get_by_role("heading", name="What do I do now?")).to_be_visible()
    expect(phone.get_by_text("The app asks: What did you do?")).to_be_visible()
    expect(phone.get_by_role("heading", name="I made a mistake")).to_be_visible()
    check_no_raw_ids(phone)
    assert violations(phone) == []
    phone.get_by_role("link", name="Show me on the screen").click()
    phone.locator("main.play").wait_for()


def test_help_without_a_game_searches_the_rules(desktop: Page, backend: Server | Site) -> None:
    open_screen(desktop, backend.url, "history")
    desktop.get_by_role("link", name="Help").click()
    expect(desktop.get_by_role("heading", name="Symbols")).to_be_visible()
    assert violations(desktop) == []
    desktop.get_by_role("searchbox").fill("milestone")
    desktop.keyboard.press("Enter")
    desktop.locator('html[data-screen="rules/mars/milestone"]').wait_for(state="attached")


def test_help_belongs_to_the_game(phone: Page, backend: Server | Site) -> None:
    api = Api(backend.url)
    id = api.new()
    open_screen(phone, backend.url, f"play/{id}/set-up")
    phone.get_by_role("link", name="Help").click()
    expect(phone.get_by_role("heading", name="What do I do now?")).to_be_visible()
    expect(phone.get_by_role("heading", name="Correct the board")).to_be_visible()
    expect(phone.locator(".help-legend")).to_contain_text("places a city")
    # On the screen there is no table that could show something else.
    played = api.new(you="played")
    open_screen(phone, backend.url, f"play/{played}/help")
    expect(phone.locator(".help-legend")).to_be_visible()
    expect(phone.get_by_role("heading", name="Change an earlier answer")).to_have_count(1)
    expect(phone.get_by_role("heading", name="Correct the board")).to_have_count(0)
    # Tapestry explains the symbols of the decision cards.
    automa = api.call("POST", "games", {"system": "tapestry", "options": {}, "seed": 4})["id"]
    open_screen(phone, backend.url, f"play/{automa}/help")
    expect(phone.locator(".help-legend")).to_contain_text("favorite track")
    assert violations(phone) == []


def test_a_problem_report_holds_the_game_and_no_secret(
    phone: Page, backend: Server | Site, tmp_path: Path
) -> None:
    id = Api(backend.url).new()
    open_game(phone, backend.url, id)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Report a problem").click()
    phone.get_by_role("textbox").fill("The bot has 3 MC.\nIt should have 5.")
    assert violations(phone) == []
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Save the report").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    expect(phone.get_by_role("status")).to_contain_text(f"Saved as {file.name}.")
    report = read_report(file)
    assert report.session().question is not None
    assert report.expected == "The bot has 3 MC.\nIt should have 5."
    assert (report.version, report.language) == (installed_version(), "en")
    assert "390×844" in report.where
    assert report.settings["theme"] == "system"
    assert report.steps
    assert report.steps == [step for step in report.steps if not step.startswith("mars-")]
    text = json.dumps({**json.loads(file.read_text("utf-8")), "save": None})
    assert id not in text
    assert "http" not in text
