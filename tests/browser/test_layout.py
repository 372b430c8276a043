"""Layout with large text, long languages and landscape phones: nothing is cut or too small."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import Api, close_report, open_game, open_screen, question, report
from tests.browser.axe import TEXT_SIZE
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.geometry import SMALLEST_HEX, faults, grown, height_of_board, smallest_hex
from tests.browser.samples import in_some
from tests.serving import Server

DISPLAYS: dict[str, dict[str, Any]] = {
    "phone": {"size": (390, 844)},
    "phone, text twice as large": {"size": (390, 844), "text": 2 * TEXT_SIZE},
    "phone enlarged twice": {"size": (195, 422)},
    "phone on its side": {"size": (844, 390)},
    "phone in French": {"size": (390, 844), "locale": "fr-FR"},
    "phone in Czech": {"size": (390, 844), "locale": "cs-CZ"},
    "phone on its side in Czech": {"size": (844, 390), "locale": "cs-CZ"},
    "phone enlarged twice in French": {"size": (195, 422), "locale": "fr-FR"},
    "phone enlarged twice in Czech": {"size": (195, 422), "locale": "cs-CZ"},
}


@contextmanager
def open_display(open_page: OpenPage, name: str) -> Iterator[Page]:
    wanted = DISPLAYS[name]
    width, height = wanted["size"]
    size = {"width": width, "height": height}
    options = {**PHONE, "viewport": size, "locale": wanted.get("locale", "en-GB")}
    options["reduced_motion"] = "reduce"
    with open_page(**options) as page:
        sizes = {"fontSizes": {"standard": wanted.get("text", TEXT_SIZE)}}
        page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
        yield page


def check_layout(page: Page, where: str) -> None:
    found = faults(page)
    assert not found, "\n".join([where, *found])
    assert grown(page) <= 0, where


def new(api: Api, system: str) -> str:
    """Create a game with everything that needs space."""
    if system == "mars":
        return api.new(
            seed=5, expansions=["corporate_era", "prelude", "venus", "colonies", "turmoil"]
        )
    body = {"system": "tapestry", "options": {"difficulty": 5, "first_player": "human"}, "seed": 4}
    return str(api.call("POST", "games", body)["id"])


def close_reports(page: Page) -> None:
    """Close all reports before the first question."""
    page.locator(".report, form[data-question]").first.wait_for()
    if report(page).count():
        close_report(page)
    question(page).wait_for()


OVERFLOWING = """(all) => all
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => `${one.textContent}: ${one.scrollWidth} > ${one.clientWidth}`)"""
"""Elements whose content is wider than themselves."""

TILE = {"mars": "tile", "tapestry": "explore"}


@in_some(
    "name, system",
    {f"{name}, {system}": (name, system) for name in DISPLAYS for system in TILE},
    "phone, text twice as large, mars",
    "phone enlarged twice in French, tapestry",
    "phone on its side, mars",
)
def test_the_layout_of_a_game(open_page: OpenPage, backend: Server, name: str, system: str) -> None:
    api = Api(backend.url)
    game = new(api, system)
    with open_display(open_page, name) as page:
        open_game(page, backend.url, game)
        check_layout(page, "set-up")
        close_reports(page)
        check_layout(page, "your turn")
        # The question can be collapsed to show the board.
        fold = question(page).locator(".fold-prompt")
        pad = question(page).locator(".acts")
        expect(pad).to_be_visible()
        before = page.locator(".view").bounding_box()
        fold.click()
        expect(pad).to_be_hidden()
        expect(fold).to_have_attribute("aria-expanded", "false")
        after = page.locator(".view").bounding_box()
        assert before
        assert after
        assert after["height"] >= before["height"]
        fold.click()
        expect(pad).to_be_visible()
        page.locator(f"[data-entry={TILE[system]}]").click()
        page.locator(".spot").first.wait_for()
        check_layout(page, "a form that asks for a space")
        assert smallest_hex(page) >= SMALLEST_HEX
        assert height_of_board(page) >= min(150, page.evaluate("innerHeight * 0.3"))
        page.locator(".board-map .space.can").first.click()
        expect(page.locator(".spot.empty")).to_have_count(0)
        for tab in ("bot", "journal"):
            page.locator(f"#tab-{tab}").click()
            check_layout(page, tab)


@in_some(
    "name",
    {name: name for name in DISPLAYS},
    "phone, text twice as large",
)
def test_the_layout_of_other_screens(open_page: OpenPage, backend: Server, name: str) -> None:
    api = Api(backend.url)
    game = new(api, "mars")
    over = api.finished()
    places = [
        "",
        "new",
        "new/mars/table",
        "new/tapestry/table",
        "settings",
        "history",
        "files",
        "rules/mars",
        f"play/{game}/score",
    ]
    places += [
        f"play/{game}/share",
        f"play/{over}/score",
        f"play/{game}/set-up",
        f"play/{over}/repair",
    ]
    with open_display(open_page, name) as page:
        for place in places:
            open_screen(page, backend.url, place)
            page.locator(".fs, .home, .sc, .steps").first.wait_for()
            check_layout(page, place)


@pytest.mark.parametrize("system", ["mars", "tapestry"])
def test_the_map_can_be_looked_at_while_the_bot_reports(
    phone: Page, backend: Server, system: str
) -> None:
    game = new(Api(backend.url), system)
    open_game(phone, backend.url, game)
    close_reports(phone)
    phone.locator(".go [data-entry]").last.click()
    expect(report(phone)).to_be_visible()
    phone.get_by_role("button", name="Look at the map").click()
    expect(phone.locator(".board-map .map")).to_be_visible()
    expect(report(phone)).to_have_count(0)
    check_layout(phone, "the map beside the report")
    phone.get_by_role("button", name="Back to the turn").click()
    expect(report(phone)).to_be_visible()


def test_scales_and_marks_of_a_phone_on_its_side_do_not_overlap(
    open_page: OpenPage, backend: Server
) -> None:
    api = Api(backend.url)
    with open_display(open_page, "phone on its side in Czech") as page:
        for system, parts in (("mars", ".gauge"), ("tapestry", ".t-pos p")):
            open_game(page, backend.url, new(api, system))
            close_reports(page)
            expect(page.locator(parts)).to_have_count(4)
            assert page.locator(parts).evaluate_all(OVERFLOWING) == []
