"""Edits and corrections of spaces and tracks: current values, journal, preview."""

import re

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    open_game,
    question,
    report_of_kind,
    wait_until_ready,
)
from tests.browser.axe import violations
from tests.serving import Server


def on(page: Page, space: str) -> str:
    """Return the label of a space of the map."""
    return str(page.locator(f'[data-space="{space}"]').get_attribute("aria-label"))


def test_an_edit_of_a_tapped_space_starts_with_its_tile(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.answer(game, {"do": "set_space", "space": "5.5", "tile": "city", "owner": "bot"})
    open_game(phone, backend.url, game)
    phone.locator('[data-space="5.5"]').click()
    form = question(phone)
    expect(form.locator('input[value="city"]')).to_be_checked()
    expect(form.locator('input[value="bot"]')).to_be_checked()
    form.locator('input[value="human"]').check()
    phone.get_by_role("button", name="Enter").click()
    expect(phone.get_by_role("button", name="row 5, space 5, City, You")).to_be_visible()
    phone.get_by_role("tab", name="Journal").click()
    told = "row 5, space 5 corrected: City, MarsBot → City, You"
    expect(phone.locator(".jr")).to_contain_text(told)


def test_an_edit_of_a_tapped_track_starts_with_its_space(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.answer(game, {"do": "set_track", "track": "science", "position": 4})
    open_game(phone, backend.url, game)
    phone.get_by_role("tab", name="MarsBot").click()
    phone.get_by_role("button", name="Science: Correct this track").click()
    form = question(phone)
    expect(form.locator('input[value="science"]')).to_be_checked()
    position = form.locator(".stepper input")
    expect(position).to_have_value("4")
    # Another track starts with its own space.
    form.locator('input[value="building"]').check()
    expect(position).to_have_value("0")
    form.locator('input[value="science"]').check()
    form.get_by_role("button", name="Increase ").click()
    phone.get_by_role("button", name="Enter").click()
    phone.get_by_role("tab", name="Journal").click()
    expect(phone.locator(".jr")).to_contain_text("Science track corrected: 4 → 5")
    assert violations(phone) == []


def test_a_corrected_space_shows_the_board_before_and_after(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.answer(game, {"do": "tile", "tile": "city", "space": "3.3"})
    phone.goto(f"{backend.url}/#/play/{game}/repair/0")
    question(phone).wait_for()
    phone.locator('[data-space="4.4"]').click()
    phone.get_by_role("button", name="Preview the change").click()
    expect(phone.locator(".boards figure")).to_have_count(2)
    now, then = phone.locator(".boards figure").all()
    expect(now).to_contain_text("Board as it is")
    expect(then).to_contain_text("Board after the change")
    assert now.inner_html() != then.inner_html()
    assert now.locator(".t-city").count() == then.locator(".t-city").count() == 1
    assert violations(phone) == []


def test_a_corrected_track_shows_the_track_before_and_after(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.answer(game, {"do": "set_track", "track": "science", "position": 4})
    phone.goto(f"{backend.url}/#/play/{game}/repair/0")
    position = question(phone).locator(".stepper input")
    expect(position).to_have_value("4")
    position.fill("6")
    phone.get_by_role("button", name="Preview the change").click()
    rows = phone.locator(".both-tracks figure")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Tracks as they are")
    expect(rows.first.get_by_role("img")).to_have_accessible_name("Science: 4")
    expect(rows.last.get_by_role("img")).to_have_accessible_name("Science: 6")
    assert violations(phone) == []


def test_edits_of_tapped_places_in_tapestry(phone: Page, backend: Server) -> None:
    """A space of a track, a marker and a hex each start with the current value."""
    api = Api(backend.url)
    body = {"system": "tapestry", "options": {"first_player": "human"}, "seed": 5}
    game = str(api.call("POST", "games", body)["id"])
    right = {"do": "set_track", "owner": "automa", "track": "science", "space": 3}
    api.answer(game, right)
    open_game(phone, backend.url, game)
    while phone.locator(".report").count():
        close_report(phone)
    form = question(phone)
    phone.get_by_role("tab", name="Bots").click()
    science = phone.locator(".t-track", has_text="Science").first
    science.locator('[data-at="3"]').click()
    expect(form.locator('input[value="automa"]')).to_be_checked()
    expect(form.locator('input[value="science"]')).to_be_checked()
    expect(form.locator(".stepper input")).to_have_value("3")
    science.locator('[data-marker="shadow"]').click()
    expect(form.locator('input[value="shadow"]')).to_be_checked()
    expect(form.locator(".stepper input")).to_have_value("0")
    form.get_by_role("button", name="Increase ").click()
    expect(form).to_contain_text("0 → 1")
    form.get_by_role("button", name="Cancel").click()
    science.get_by_role("button", name="Correct this track").click()
    expect(form.locator('input[value="human"]')).to_be_checked()
    form.get_by_role("button", name="Cancel").click()
    phone.get_by_role("tab", name="Board").click()
    phone.locator('[data-space="-2,1"]').click()
    expect(form).to_contain_text("Conquered")
    form.get_by_role("button", name="Correct this space").click()
    expect(form).to_contain_text("Correct a hex")
    expect(form.locator(".spot")).to_have_text(re.compile("B4"))
    expect(form.get_by_role("button", name="Correct this space")).to_have_count(0)
    phone.get_by_role("button", name="Enter").click()
    phone.locator(".acts").wait_for()


def test_edits_of_events_and_parties_start_as_they_are(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(expansions=["corporate_era", "turmoil"])
    open_game(phone, backend.url, game)
    close_report(phone)

    def open_edit(entry: str) -> None:
        phone.locator(".act").last.click()
        phone.locator(".act").nth(-2).click()
        phone.locator(f'.act[data-entry="{entry}"]').click()

    open_edit("set_party")
    form = question(phone)
    for party in ("reds", "greens"):
        form.locator(f'input[value="{party}"]').check()
    there = api.game(game)["view"]["turmoil"]["parties"]
    greens = next(party["delegates"] for party in there if party["name"] == "greens")
    neutral = form.locator(".field", has_text="Neutral delegates").locator("input")
    expect(neutral).to_have_value(str(greens.count("neutral")))
    neutral.fill("3")
    phone.get_by_role("button", name="Enter").click()
    open_edit("set_event")
    expect(form.locator('input[value="distant"]')).to_be_checked()
    assert form.locator('input[value="current"]').count() == 0
    form.get_by_role("textbox").fill("strong society")
    assert violations(phone) == []
    phone.get_by_role("button", name="Enter").click()
    phone.get_by_role("tab", name="Journal").click()
    told = phone.locator(".jr")
    expect(told).to_contain_text("Global event corrected (Distant)")
    expect(told).to_contain_text("→ Strong Society")
    # The correction of this answer shows the parties above the question.
    phone.goto(f"{backend.url}/#/play/{game}/repair/0")
    expect(phone.get_by_role("heading", name="Turmoil")).to_be_visible()
    assert violations(phone) == []


def test_undo_across_a_turn_lists_what_to_do_on_the_table(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    open_game(phone, backend.url, game)
    close_report(phone)
    asked(phone, "mars-ask-turn")
    before = api.game(game)["view"]
    api.play(game, ["done"])
    moved = [
        change["what"]
        for step in api.game(game)["journal"]
        for change in step.get("changes", [])
        if change["what"].startswith(("bot.track.", "tile.", "bot.tr", "bot.mc"))
    ]
    assert moved
    # Undone from the report, nothing was moved yet; after it was confirmed, everything was.
    close_report(phone)
    phone.get_by_role("button", name="Undo").click()
    listed = report_of_kind(phone, "table").locator("li")
    expect(listed.first).to_be_visible()
    facts = {str(one.get_attribute("data-fact")).split(" ")[0] for one in listed.all()}
    assert set(moved) <= facts
    wait_until_ready(phone)
    report_of_kind(phone, "table").get_by_role("button", name="Done").click()
    asked(phone, "mars-ask-turn")
    assert api.game(game)["view"] == before
    api.play(game, ["done"])
    report_of_kind(phone, "turns").wait_for()
    wait_until_ready(phone)
    report_of_kind(phone, "turns").get_by_role("button", name="Undo").click()
    asked(phone, "mars-ask-turn")


def test_a_manual_edit_says_what_it_changed(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    open_game(phone, backend.url, game)
    close_report(phone)
    asked(phone, "mars-ask-turn")
    phone.get_by_role("tab", name="MarsBot").click()
    phone.get_by_role("button", name="Science: Correct this track").click()
    question(phone).locator(".stepper input").fill("4")
    phone.get_by_role("button", name="Enter").click()
    expect(phone.locator(".news")).to_contain_text("Science: 0 → 4")
