"""Set-up, corrections, score sheet, history, rules, settings."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    NEURAL_INSTANCE_FIRST,
    Api,
    asked,
    close_report,
    open_game,
    question,
    report,
    report_of_kind,
    wait_until_ready,
)
from tests.serving import Server

CITY = {"do": "tile", "tile": "city", "space": "5.5", "insist": True}


def test_ticks_of_the_set_up_are_kept(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new()
    open_game(phone, backend.url, game)
    phone.get_by_label("MarsBot’s board").check()
    phone.reload()
    expect(phone.get_by_label("MarsBot’s board")).to_be_checked()
    close_report(phone)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Set up the table").click()
    expect(phone.get_by_label("MarsBot’s board")).to_be_checked()
    expect(phone.get_by_role("checkbox", checked=False)).to_have_count(8)


def test_ticks_of_a_turn_are_kept_until_undo(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    open_game(phone, backend.url, game)
    close_report(phone)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    report(phone).get_by_role("checkbox").first.check()
    phone.reload()
    expect(report(phone).get_by_role("checkbox").first).to_be_checked()
    report(phone).get_by_role("button", name="Undo").click()
    report_of_kind(phone, "table").get_by_role("button", name="Done").click()
    asked(phone, "mars-ask-turn")
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(report(phone).get_by_role("checkbox").first).not_to_be_checked()


def test_table_tasks_and_other_steps_are_separate_lists(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new(seed=NEURAL_INSTANCE_FIRST))
    close_report(phone)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    by_app = report(phone).locator(".step.did")
    expect(by_app.filter(has_text="Card flip")).to_be_visible()
    expect(by_app.get_by_role("checkbox")).to_have_count(0)
    by_hand = report(phone).locator(".step:not(.did)")
    expect(by_hand.filter(has_text="Neural Instance on")).to_be_visible()


def test_a_turn_step_by_step(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new(seed=NEURAL_INSTANCE_FIRST))
    close_report(phone)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    report(phone).get_by_role("button", name="Step by step").click()
    expect(report(phone)).to_contain_text("Step 1 of 4")
    report(phone).get_by_role("button", name="Next step").click()
    expect(report(phone)).to_contain_text("for you to do")
    expect(report(phone).locator("svg.map")).to_be_visible()
    report(phone).get_by_role("button", name="Back").click()
    expect(report(phone)).to_contain_text("done by the app")
    for _ in range(3):
        report(phone).get_by_role("button", name="Next step").click()
    close_report(phone)
    asked(phone, "mars-ask-turn")


def test_an_old_answer_is_corrected(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    later = api.play(game, [CITY, "done", "done", "pass"], rounds=6)
    open_game(phone, backend.url, game)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Change an earlier answer").click()
    expect(phone.locator(".given-turn h2")).to_contain_text(
        [f"Generation {n}" for n in range(6, 0, -1)]
    )
    expect(phone.locator(".given-turn h3").last).to_have_text("Your turn")
    first = phone.locator(".given").last
    expect(first).to_contain_text("Tile placed")
    expect(first).to_contain_text("row 5, space 5")
    first.click()
    # The old question with an empty board and the given answer.
    form = question(phone)
    expect(form.get_by_role("heading")).to_have_text("Tile placed")
    expect(form.get_by_role("radio", name="City")).to_be_checked()
    phone.get_by_role("button", name="row 4, space 4").click()
    form.get_by_role("button", name="Preview the change").click()
    preview = phone.locator(".preview")
    expect(preview).to_contain_text("Remove from row 5, space 5: City (You)")
    expect(preview).to_contain_text("Place on row 4, space 4: City (You)")
    expect(preview).to_contain_text("later answer")
    assert api.game(game)["revision"] == later["revision"]
    phone.get_by_role("button", name="Cancel").click()
    form.get_by_role("button", name="Preview the change").click()
    expect(preview.locator(".table-changes li").first).to_be_visible()
    listed = preview.locator(".table-changes li").all_text_contents()
    phone.get_by_role("button", name="Change it").click()
    # The table gets the complete list, and the last turn is not announced again.
    expect(report_of_kind(phone, "table").locator("li")).to_have_text(listed)
    phone.reload()
    wait_until_ready(phone)
    report_of_kind(phone, "table").get_by_role("button", name="Done").click()
    expect(question(phone)).to_be_visible()
    expect(report(phone)).to_have_count(0)
    spaces = {space["id"]: space["tile"] for space in api.game(game)["view"]["map"]["spaces"]}
    assert spaces["4.4"] == "city"
    assert spaces["5.5"] != "city"


def test_a_line_of_the_journal_opens_its_answer(desktop: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    api.play(game, [CITY, "done"])
    open_game(desktop, backend.url, game)
    if report(desktop).count():
        close_report(desktop)
    line = desktop.locator(".jr .l", has_text="City on row 5, space 5")
    line.get_by_role("link", name="Change this answer").click()
    expect(question(desktop).get_by_role("radio", name="City")).to_be_checked()


def test_a_long_press_on_a_hex_opens_its_answer(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    api.play(game, [CITY])
    open_game(phone, backend.url, game)
    phone.locator('[data-space="5.5"]').hover()
    phone.mouse.down()
    expect(phone.get_by_role("heading", name="Change an earlier answer")).to_be_visible()
    phone.mouse.up()
    expect(question(phone)).to_contain_text("row 5, space 5")


def test_zoom_doubles_the_board(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    close_report(phone)
    board = phone.locator(".board svg.map")
    before = board.bounding_box()
    phone.get_by_role("button", name="Zoom").click()
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] == 2 * before["width"]
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    phone.locator('[data-space="7.5"]').click()
    expect(question(phone)).to_contain_text("row 7, space 5")
    phone.get_by_role("button", name="Zoom").click()


def test_the_score_sheet_is_copied_and_exported(
    desktop: Page, backend: Server, tmp_path: Path
) -> None:
    api = Api(backend.url)
    game = api.finished()
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.goto(f"{backend.url}/#/play/{game}/score")
    desktop.get_by_role("button", name="Copy as text").click()
    expect(desktop.get_by_text("Copied", exact=False)).to_be_visible()
    copied = str(desktop.evaluate("navigator.clipboard.readText()"))
    with desktop.expect_download() as download:
        desktop.get_by_role("button", name="Text file").click()
    saved = tmp_path / "score.txt"
    download.value.save_as(saved)
    assert saved.read_text(encoding="utf-8") == copied
    assert "Milestones" in copied
    assert "Winner: MarsBot" in copied


def test_history_counts_and_filters(phone: Page, empty_backend: Server) -> None:
    phone.goto(f"{empty_backend.url}/#/history")
    expect(phone.get_by_text("No finished game yet.")).to_be_visible()
    api = Api(empty_backend.url)
    for difficulty, map in (("easy", "tharsis"), ("hard", "tharsis"), ("hard", "hellas")):
        api.finished(seed=3, difficulty=difficulty, map=map)
    phone.reload()
    expect(phone.locator(".lead")).to_have_text("0 of 3 games won.")
    expect(phone.locator(".givens li")).to_have_count(3)
    phone.get_by_role("radiogroup", name="Level").get_by_label("Hard").check()
    expect(phone.locator(".givens li")).to_have_count(2)
    phone.get_by_role("radiogroup", name="Map").get_by_label("Hellas").check()
    expect(phone.locator(".givens li")).to_have_count(1)
    expect(phone.locator(".bars div")).to_have_count(2)
    phone.locator(".givens .given").click()
    phone.locator("table.sc").wait_for()


def test_a_citation_opens_the_rules(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=NEURAL_INSTANCE_FIRST)
    api.play(game, ["done", "done"])
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    phone.get_by_role("tab", name="Journal").click()
    phone.locator(".jr").get_by_role("link", name="[A p.9]").first.click()
    expect(phone.get_by_role("searchbox")).to_have_value("A p.9")
    expect(phone.locator(".law").get_by_role("heading", name="Tiebreakers")).to_be_visible()
    # A ruling is marked as ours and gives its reason.
    ours = phone.locator("section", has=phone.get_by_role("heading", name="Our rulings"))
    expect(ours.locator(".law").first).to_contain_text("Why:")
    phone.get_by_role("searchbox").fill("trávy")
    expect(phone.get_by_text("No rule matches.")).to_be_visible()
    phone.get_by_role("searchbox").fill("zeleň")
    expect(phone.locator(".terms li", has_text="Greenery")).to_be_visible()
    phone.get_by_role("button", name="Back").click()
    phone.locator("main.play").wait_for()


def test_settings_are_kept(phone: Page, backend: Server) -> None:
    phone.goto(f"{backend.url}/#/settings")
    phone.locator(".fs").first.wait_for()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    usual = phone.evaluate(size)
    phone.get_by_role("radiogroup", name="Text size").get_by_label("Larger").check()
    phone.get_by_role("radiogroup", name="Motion").get_by_label("None").check()
    phone.reload()
    phone.locator(".fs").first.wait_for()
    assert phone.evaluate(size) == 1.3 * usual
    fast = "getComputedStyle(document.documentElement).getPropertyValue('--fast')"
    assert phone.evaluate(fast).strip() == "0ms"
    expect(phone.get_by_role("radiogroup", name="Motion").get_by_label("None")).to_be_checked()


def test_the_journal_is_filtered_by_side(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    api.play(game, [CITY, "done", "done"])
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    phone.get_by_role("tab", name="Journal").click()
    phone.get_by_role("radiogroup", name="Whose turns").get_by_label("You").check()
    expect(phone.locator(".jr")).to_contain_text("City on row 5, space 5")
    expect(phone.locator(".jr-turn .owner.bot")).to_have_count(0)
