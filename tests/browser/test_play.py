"""The companion mode on a phone."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    NEURAL_INSTANCE_FIRST,
    Api,
    asked,
    close_report,
    enter_door,
    enter_seed,
    open_game,
    question,
    report,
    show_step,
    start_button,
)
from tests.serving import Server


def test_three_rounds_on_a_phone(phone: Page, backend: Server) -> None:
    phone.goto(backend.url)
    enter_door(phone)
    show_step(phone, "bot")
    phone.locator("input[value=hard]").check()
    enter_seed(phone)
    start_button(phone).click()
    expect(report(phone)).to_contain_text("Set up the table")
    close_report(phone)
    for turn in range(3):
        asked(phone, "mars-ask-turn")
        phone.get_by_role("button", name="Nothing more for MarsBot").click()
        expect(report(phone)).to_contain_text("MarsBot’s turn")
        expect(report(phone).locator(".turn-summary").first).to_be_visible()
        if turn == 0:
            tick = report(phone).get_by_role("checkbox").first
            tick.check()
            expect(tick).to_be_checked()
        close_report(phone)
    asked(phone, "mars-ask-turn")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Generation 1")


def test_a_tile_is_tapped_on_the_board(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new()
    open_game(phone, backend.url, game)
    close_report(phone)
    phone.get_by_role("button", name="row 7, space 5").click()
    form = question(phone)
    expect(form.get_by_role("heading")).to_have_text("Tile placed")
    expect(form).to_contain_text("row 7, space 5")
    form.get_by_role("radio", name="City").check()
    form.get_by_role("button", name="Enter").click()
    placed = phone.get_by_role("button", name="row 7, space 5, City, You")
    expect(placed).to_be_visible()
    assert Api(backend.url).game(game)["view"]["map"]["spaces"][47]["tile"] == "city"
    # A second tap changes the choice.
    placed.click()
    expect(form.get_by_role("heading")).to_have_text("Correct a space")


def test_why_shows_the_tie_break(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new(seed=NEURAL_INSTANCE_FIRST))
    close_report(phone)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    step = report(phone).locator(".step", has_text="Neural Instance on")
    step.get_by_role("button", name="Why?").click()
    box = step.locator(".why-box")
    expect(box.get_by_role("heading")).to_have_text("Why row 8, space 3?")
    rows = box.locator(".ties tbody tr")
    expect(rows.first).to_contain_text("All legal options")
    expect(rows.filter(has_text="Most adjacent oceans")).to_be_visible()
    expect(rows.last).to_contain_text("Card flip")
    expect(box.locator("svg .win")).to_have_count(1)
    expect(box.locator("svg .drop-no")).to_have_text(["3"] * 8 + ["4"])
    step.get_by_role("button", name="Why?").click()
    expect(box).to_have_count(0)


def test_undo_and_redo(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.play(game, [{"do": "raise", "parameter": "temperature", "steps": 2}])
    open_game(phone, backend.url, game)
    expect(phone.locator(".gauge.temperature")).to_contain_text("−26 °C")
    phone.get_by_role("button", name="Undo", exact=True).click()
    expect(phone.locator(".gauge.temperature")).to_contain_text("−30 °C")
    expect(phone.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    phone.get_by_role("button", name="Redo").click()
    expect(phone.locator(".gauge.temperature")).to_contain_text("−26 °C")


def test_undo_to_a_line_of_the_journal(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.play(game, [{"do": "raise", "parameter": "oxygen", "steps": 1}, "done", "done"])
    open_game(phone, backend.url, game)
    phone.get_by_role("tab", name="Journal").click()
    line = phone.locator(".jr .l", has_text="Oxygen 1 %")
    line.get_by_role("button", name="Undo to here").click()
    expect(phone.get_by_role("button", name="Redo")).to_be_visible()
    expect(phone.locator(".gauge.oxygen")).to_contain_text("1 %")
    assert api.game(game)["answers"] == 1


def test_reload_keeps_what_was_entered(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    close_report(phone)
    phone.get_by_role("button", name="Parameter raised").click()
    question(phone).get_by_role("radio", name="Oxygen").check()
    phone.get_by_role("button", name="Increase Steps").click()
    phone.reload()
    form = question(phone)
    expect(form.get_by_role("heading")).to_have_text("Parameter raised")
    expect(form.get_by_role("textbox", name="Steps")).to_have_value("2")
    expect(form.get_by_role("radio", name="Oxygen")).to_be_checked()


def test_a_refusal_is_shown_at_the_question(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    close_report(phone)
    phone.get_by_role("button", name="Parameter raised").click()
    steps = question(phone).get_by_role("textbox", name="Steps")
    steps.fill("9")
    phone.get_by_role("button", name="Enter").click()
    expect(question(phone)).to_contain_text("Enter a number from 1 to 4")
    expect(steps).to_have_value("9")


def test_back_leads_to_the_list_of_games(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new()
    phone.goto(backend.url)
    phone.get_by_role("link", name="Continue", exact=True).click()
    phone.locator("main.play").wait_for()
    assert phone.url.endswith(f"/play/{game}")
    phone.go_back()
    expect(phone.get_by_role("heading", name="Understudy")).to_be_visible()


def test_export_and_import_of_a_game(desktop: Page, backend: Server, tmp_path: Path) -> None:
    api = Api(backend.url)
    game = api.new(seed=4321)
    api.play(game, [{"do": "raise", "parameter": "oxygen", "steps": 3}])
    open_game(desktop, backend.url, game)
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("link", name="Share this game").click()
    with desktop.expect_download() as download:
        desktop.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    broken = tmp_path / "broken.json"
    broken.write_text(saved.read_text(encoding="utf-8")[:200], encoding="utf-8")
    api.call("DELETE", f"games/{game}")
    desktop.goto(backend.url)
    desktop.locator("input[type=file]").set_input_files(broken)
    expect(desktop.get_by_role("alert")).to_contain_text("This file cannot be read")
    desktop.locator("input[type=file]").set_input_files(saved)
    desktop.locator("main.play").wait_for()
    expect(desktop.locator(".gauge.oxygen")).to_contain_text("3 %")
    assert not desktop.url.endswith(game)


def test_the_score_sheet_has_every_line(desktop: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.finished()
    desktop.goto(f"{backend.url}/#/play/{game}/score")
    table = desktop.locator("table.sc")
    for line in ("TR", "Milestones", "Awards", "Greeneries", "Cities", "Total"):
        expect(table.get_by_role("rowheader", name=line).first).to_be_visible()
    expect(desktop.get_by_role("heading", name="Winner: MarsBot")).to_be_visible()
