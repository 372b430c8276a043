"""Maps and expansions on the page: choice, play, explanations, custom boards."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    close_report,
    default_answer,
    enter_seed,
    open_game,
    open_setup,
    question,
    report,
    show_more,
    show_step,
    start_button,
)
from tests.browser.axe import Checker, violations
from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.samples import in_looks, in_some
from tests.serving import Server
from understudy.mars.options import EXPANSIONS, MAPS
from understudy.mars.printed.allowed_values import TAGS
from understudy.mars.printed.boards import board_text, custom_board, load_board

TITLES = {
    "tharsis": "Tharsis",
    "hellas": "Hellas",
    "elysium": "Elysium",
    "utopia_planitia": "Utopia Planitia",
    "terra_cimmeria": "Terra Cimmeria",
    "vastitas_borealis": "Vastitas Borealis",
}
ALL = list(EXPANSIONS)


STEP = """() => {
  const form = document.querySelector("form[data-question]");
  const close = document.querySelector(".report .primary");
  const buttons = [...(form?.querySelectorAll("button") ?? [])];
  const pass = buttons.find((one) => one.innerText === "Pass");
  const button = close ?? pass ?? form?.querySelector(".primary");
  if (!button || button.disabled) return false;
  button.click();
  return true;
}"""
"""Close the report, pass, or give the default answer."""


def check_all_boxes(page: Page) -> None:
    """Choose all expansions of a new game."""
    box = page.get_by_role("group", name="What do you own?")
    expect(box).to_be_visible()
    for tick in box.get_by_role("checkbox").all():
        if tick.is_enabled():
            tick.check()


@in_some("name", {name: name for name in MAPS}, "vastitas_borealis")
def test_two_generations_with_everything(desktop: Page, backend: Server, name: str) -> None:
    open_setup(desktop, backend.url)
    check_all_boxes(desktop)
    enter_seed(desktop)
    desktop.get_by_role("radiogroup", name="Map").get_by_label(TITLES[name]).check()
    check_no_raw_ids(desktop)
    start_button(desktop).click()
    desktop.locator("main.play").wait_for()
    heading = desktop.get_by_role("heading", level=1)
    for _ in range(80):
        desktop.wait_for_function(STEP)
        if heading.text_content() == "Generation 3":
            break
    expect(heading).to_have_text("Generation 3")
    check_no_raw_ids(desktop)
    expect(desktop.get_by_role("heading", name=TITLES[name], exact=False).first).to_be_visible()
    expect(desktop.locator(".colony")).to_have_count(5)
    expect(desktop.locator(".party")).to_have_count(6)
    expect(desktop.locator(".gauge.venus")).to_be_visible()
    expect(desktop.locator(".track")).to_have_count(8)
    for line in ("Hoverlord", "Venuphile"):
        expect(desktop.get_by_role("rowheader", name=line)).to_be_visible()


def played(api: Api, rounds: int = 24, **options: object) -> str:
    """Return a game in which MarsBot has built, traded and sent delegates."""
    game = api.new(seed=5, **options)
    state = api.game(game)
    for n in range(rounds):
        answer = default_answer(state["question"])
        if answer == "pass" and n % 7:
            answer = "done"
        state = api.answer(game, answer)
    return game


@pytest.mark.soak
def test_axe_finds_nothing_in_the_panels(phone: Page, backend: Server) -> None:
    game = played(Api(backend.url), map="elysium", expansions=ALL)
    checker = Checker(phone)
    open_game(phone, backend.url, game)
    if report(phone).count():
        report(phone).locator(".primary").click()
    for place in ("Colonies", "Turmoil", "Elysium"):
        phone.get_by_role("radiogroup", name="Board").get_by_label(place).check()
        checker.check()
        check_no_raw_ids(phone)
    phone.get_by_role("tab", name="MarsBot").click()
    checker.check()
    check_no_raw_ids(phone)


def test_a_desktop_shows_panels_side_by_side(desktop: Page, backend: Server) -> None:
    open_game(desktop, backend.url, played(Api(backend.url), map="hellas", expansions=ALL))
    if report(desktop).count():
        report(desktop).locator(".primary").click()
    for panel in ("Colonies", "Turmoil"):
        expect(desktop.get_by_role("region", name=panel)).to_be_attached()
    expect(desktop.get_by_role("radiogroup", name="Board")).to_have_count(0)
    assert violations(desktop) == []


def test_panels_of_unused_expansions_are_hidden(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    report(phone).locator(".primary").click()
    for missing in (".places", ".colony", ".party", ".gauge.venus", ".floaters"):
        expect(phone.locator(missing)).to_have_count(0)


def test_a_report_opens_the_panel_of_its_subject(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(expansions=["corporate_era", "colonies", "turmoil"], colonies=[
        "luna", "ceres", "titan", "europa", "pluto",
    ])  # fmt: skip
    open_game(phone, backend.url, game)
    close_report(phone)
    phone.get_by_role("button", name="Traded").click()
    expect(phone.locator(".colony")).to_have_count(5)
    form = question(phone)
    form.get_by_role("radio", name="Ceres").check()
    form.locator(".primary").click()
    expect(
        phone.locator(".colony", has_text="Ceres").locator(".fleet .owner.human")
    ).to_be_visible()


def test_an_event_is_found_by_its_name(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(expansions=["turmoil"], decks={"events": "real"})
    open_game(phone, backend.url, game)
    if report(phone).count():
        report(phone).locator(".primary").click()
    form = question(phone)
    expect(form).to_have_attribute("data-question", "mars-ask-event")
    form.get_by_role("textbox").fill("meute")
    expect(form.locator(".match")).to_have_text(["Riots"])
    check_no_raw_ids(phone)
    form.locator(".primary").click()
    expect(report(phone)).to_contain_text("Riots")
    report(phone).locator(".primary").click()
    expect(form.get_by_role("textbox")).to_have_value("")
    form.get_by_role("textbox").fill("Pandemic")
    form.locator(".primary").click()
    report(phone).locator(".primary").click()
    phone.get_by_role("radiogroup", name="Board").get_by_label("Turmoil").check()
    expect(phone.locator(".events dd")).to_have_text(["Riots", "Pandemic"])


def test_why_explains_a_party_and_a_colony(desktop: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = played(api, map="elysium", expansions=ALL)
    steps = api.game(game)["journal"]
    kinds = {step["deliberation"]["kind"] for step in steps if step.get("deliberation")}
    assert {"mars-party", "mars-colony"} <= kinds
    open_game(desktop, backend.url, game)
    if report(desktop).count():
        report(desktop).locator(".primary").click()
    earlier = desktop.get_by_role("button", name="Earlier turns")
    while earlier.count() and earlier.first.is_visible():
        earlier.first.click()
    line = desktop.locator(".jr .l", has_text="Delegate").filter(has=desktop.get_by_text("Why?"))
    line.first.get_by_role("button", name="Why?").click()
    table = desktop.locator(".candidates table").first
    expect(table.get_by_role("rowheader")).to_have_count(6)
    expect(table.locator(".won")).to_have_count(1)
    check_no_raw_ids(desktop)
    assert violations(desktop) == []


def test_a_substitute_board_is_marked_and_links_to_the_editor(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url)
    show_more(phone)
    phone.get_by_role("radiogroup", name="Map").get_by_label("Vastitas Borealis").check()
    expect(phone.locator(".note")).to_contain_text("substitutes")
    phone.get_by_role("link", name="Enter the printed board").click()
    expect(phone.get_by_role("heading", name="Vastitas Borealis")).to_be_visible()
    phone.get_by_role("link", name="New game", exact=True).click()
    expect(phone.get_by_role("heading", name="New game")).to_be_visible()
    # The selected options are kept.
    show_more(phone)
    chosen = phone.get_by_role("radiogroup", name="Map").get_by_label("Vastitas Borealis")
    expect(chosen).to_be_checked()
    # With this option MarsBot plays on the board of Tharsis, so there is no note.
    show_step(phone, "box")
    phone.get_by_role("checkbox", name="Milestones & Awards").check()
    show_more(phone)
    expect(phone.locator(".note")).to_have_count(0)


def test_options_of_an_expansion_appear_with_it(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url)
    box = phone.get_by_role("group", name="What do you own?")
    tiles = phone.get_by_role("radiogroup", name="Colony tiles")
    expect(box).to_be_visible()
    expect(tiles).to_have_count(0)
    box.get_by_label("Colonies").check()
    show_more(phone)
    tiles.get_by_label("chosen").check()
    chips = phone.get_by_role("group", name="Colony tiles")
    for name in ("Luna", "Io", "Titan"):
        chips.get_by_label(name, exact=True).check()
    start = phone.get_by_role("button", name="Set up the table")
    expect(start).to_be_disabled()
    expect(phone.locator(".prompt .note")).to_contain_text("2 more colony tiles")
    for name in ("Ceres", "Europa"):
        chips.get_by_label(name, exact=True).check()
    expect(start).to_be_enabled()
    show_step(phone, "box")
    box.get_by_label("Turmoil").check()
    show_more(phone)
    expect(phone.get_by_role("radiogroup", name="Global events")).to_be_visible()
    phone.get_by_role("checkbox", name="MarsBot starts with TR 13").check()
    start.click()
    phone.locator("main.play").wait_for()
    game = Api(backend.url).game(phone.url.rsplit("/", 1)[-1])
    tiles_in_play = [tile["name"] for tile in game["view"]["colonies"]]
    assert tiles_in_play == ["luna", "io", "titan", "ceres", "europa"]
    assert game["view"]["bot"]["tr"] == 13


def test_an_imported_board_is_compared_with_ours(
    desktop: Page, backend: Server, tmp_path: Path
) -> None:
    api = Api(backend.url)
    file = tmp_path / "hellas.toml"
    file.write_text(board_text("hellas"), "utf-8")
    desktop.goto(f"{backend.url}/#/boards/mars/tharsis")
    # The text of Hellas has other spaces and tags than Tharsis.
    desktop.locator("input[type=file]").set_input_files(file)
    expect(desktop.locator(".differ li").first).to_be_visible()
    desktop.get_by_role("radiogroup", name="Map").get_by_label("Hellas").check()
    expect(desktop.get_by_role("heading", name="Hellas")).to_be_visible()
    desktop.locator("input[type=file]").set_input_files(file)
    expect(desktop.get_by_text("No differences.")).to_be_visible()
    desktop.get_by_role("button", name="Save this board").click()
    expect(desktop.get_by_text("Saved.")).to_be_visible()
    saved = api.call("GET", "systems/mars/sheets/board/hellas")
    assert custom_board("hellas", saved["text"]) == load_board("hellas")
    desktop.get_by_role("button", name="Delete my board").click()
    expect(desktop.get_by_text("Deleted.")).to_be_visible()
    left = api.call("GET", "systems/mars/sheets/board")
    assert "hellas" not in [one["name"] for one in left]


def test_a_changed_space_is_listed_saved_and_played(desktop: Page, backend: Server) -> None:
    desktop.goto(f"{backend.url}/#/boards/mars/utopia_planitia")
    desktop.get_by_role("button", name="Building").first.click()
    cells = desktop.get_by_role("group", name="Spaces of the track")
    cells.get_by_role("button").first.click()
    palette = desktop.get_by_role("group", name="What is printed there")
    palette.get_by_role("button", name="Greenery", exact=True).click()
    # The next space is selected for its icon.
    expect(cells.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(desktop.locator(".differ li")).to_contain_text("Building 1: Greenery instead of")
    with desktop.expect_download() as download:
        desktop.get_by_role("button", name="Save as a file").click()
    assert '"G ' in download.value.path().read_text("utf-8")
    desktop.get_by_role("button", name="Save this board").click()
    expect(desktop.get_by_text("Saved.")).to_be_visible()
    desktop.get_by_role("link", name="New game", exact=True).click()
    # Wait for the new screen: the editor has a choice of maps too.
    expect(desktop.get_by_role("heading", name="New game")).to_be_visible()
    show_more(desktop)
    desktop.get_by_role("radiogroup", name="Map").get_by_label("Utopia Planitia").check()
    own = desktop.get_by_role("radiogroup", name="MarsBot’s board")
    expect(own.get_by_label("entered by you")).to_be_checked()
    start_button(desktop).click()
    desktop.locator("main.play").wait_for()
    view = Api(backend.url).game(desktop.url.rsplit("/", 1)[-1])["view"]
    assert view["bot"]["tracks"][0]["spaces"][1] == "greenery"


def test_the_text_is_checked_while_it_is_typed(desktop: Page, backend: Server) -> None:
    desktop.goto(f"{backend.url}/#/boards/mars/terra_cimmeria")
    desktop.get_by_text("See, paste or change the text").click()
    text = desktop.get_by_role("textbox", name="As text")
    text.fill(text.input_value().replace('spaces = "', 'spaces = "? ', 1))
    expect(desktop.locator(".checked .note")).to_be_visible()
    expect(desktop.get_by_role("button", name="Save this board")).to_be_disabled()
    text.fill("nonsense")
    expect(desktop.get_by_text("The text contains no valid tracks")).to_be_visible()
    check_no_raw_ids(desktop)


@in_looks("phone-dark")
def test_axe_finds_nothing_in_the_editor(
    open_page: OpenPage, backend: Server, theme: Any, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    with open_page(**DESKTOP | {"color_scheme": theme, "viewport": viewport}) as page:
        page.goto(f"{backend.url}/#/boards/mars/elysium")
        page.get_by_role("button", name="Event").first.click()
        cells = page.locator(".big-cell")
        cells.nth(3).click()
        page.get_by_role("button", name="Ocean", exact=True).click()
        page.get_by_text("See, paste or change the text").click()
        expect(page.locator(".checked")).not_to_contain_text("Checking")
        assert violations(page) == []
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, a, label.opt, label.btn")]
              .map((one) => one.getBoundingClientRect())
              .filter((box) => box.width > 0 && (box.width < 43.5 || box.height < 43.5)).length"""
        )
        assert small == 0
        open_setup(page, backend.url)
        check_all_boxes(page)
        assert violations(page) == []
        show_more(page)
        page.get_by_role("radiogroup", name="Awards").get_by_label("chosen").check()
        assert violations(page) == []


def test_the_editor_knows_every_tag(desktop: Page, backend: Server) -> None:
    desktop.goto(backend.url)
    drawn: dict[str, Any] = desktop.evaluate("import('./mars/custom_boards/board_text.js')")
    assert set(drawn["TAGS"]) == set(TAGS) - {"wild"}


def test_a_trade_is_reported(phone: Page, backend: Server) -> None:
    """A trade is reported although no track and no tile changes."""
    api = Api(backend.url)
    game = api.new(seed=5, expansions=["corporate_era", "colonies"], decks={"bonus": "real"})
    open_game(phone, backend.url, game)
    close_report(phone)
    document = api.game(game)
    for _ in range(60):
        asked_for = document["question"]
        card = asked_for["id"] == "mars-ask-action-card"
        wanted = "B19" if card and "B19" not in asked_for["gone"] else "B02"
        document = api.answer(game, wanted if card else default_answer(asked_for))
        if any(step["kind"] == "mars-trade" for step in document["journal"]):
            break
    phone.reload()
    expect(phone.locator(".report .turn-summary").filter(has_text="Trade with")).not_to_have_count(
        0
    )
