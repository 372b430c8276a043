"""Layout with large text, long languages and landscape phones: nothing is cut or too small."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import USUAL
from tests.browser.conftest import PHONE, Opened
from tests.browser.geometry import SMALLEST_HEX, faults, grown, height_of_board, smallest_hex
from tests.browser.playing import Api, go_to, put_away, question, sheet, turn_to
from tests.browser.sampling import in_some
from tests.serving import Server

ROOMS: dict[str, dict[str, Any]] = {
    "telephone": {"size": (390, 844)},
    "telephone, text twice as large": {"size": (390, 844), "text": 2 * USUAL},
    "telephone enlarged twice": {"size": (195, 422)},
    "telephone on its side": {"size": (844, 390)},
    "telephone in French": {"size": (390, 844), "locale": "fr-FR"},
    "telephone in Czech": {"size": (390, 844), "locale": "cs-CZ"},
    "telephone enlarged twice in French": {"size": (195, 422), "locale": "fr-FR"},
    "telephone enlarged twice in Czech": {"size": (195, 422), "locale": "cs-CZ"},
}


@contextmanager
def room(opened: Opened, name: str) -> Iterator[Page]:
    wanted = ROOMS[name]
    width, height = wanted["size"]
    size = {"width": width, "height": height}
    options = {**PHONE, "viewport": size, "locale": wanted.get("locale", "en-GB")}
    options["reduced_motion"] = "reduce"
    with opened(**options) as page:
        sizes = {"fontSizes": {"standard": wanted.get("text", USUAL)}}
        page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
        yield page


def fine(page: Page, where: str) -> None:
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


def put_sheets_away(page: Page) -> None:
    """Close all reports before the first question."""
    page.locator(".sheet, form[data-question]").first.wait_for()
    if sheet(page).count():
        put_away(page)
    question(page).wait_for()


TILE = {"mars": "tile", "tapestry": "explore"}


@in_some(
    "name, system",
    {f"{name}, {system}": (name, system) for name in ROOMS for system in TILE},
    "telephone, text twice as large, mars",
    "telephone enlarged twice in French, tapestry",
    "telephone on its side, mars",
    "telephone in French, tapestry",
    "telephone enlarged twice in Czech, mars",
)
def test_the_layout_of_a_game(opened: Opened, house: Server, name: str, system: str) -> None:
    api = Api(house.url)
    game = new(api, system)
    with room(opened, name) as page:
        go_to(page, house.url, game)
        fine(page, "set-up")
        put_sheets_away(page)
        fine(page, "your turn")
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
        fine(page, "a form that asks for a space")
        assert smallest_hex(page) >= SMALLEST_HEX
        assert height_of_board(page) >= min(150, page.evaluate("innerHeight * 0.3"))
        page.locator(".board-map .space.can").first.click()
        expect(page.locator(".spot.empty")).to_have_count(0)
        for tab in ("bot", "journal"):
            page.locator(f"#tab-{tab}").click()
            fine(page, tab)


@in_some(
    "name", {name: name for name in ROOMS}, "telephone, text twice as large", "telephone in French"
)
def test_the_layout_of_other_screens(opened: Opened, house: Server, name: str) -> None:
    api = Api(house.url)
    game = new(api, "mars")
    over = api.new(seed=9)
    api.play(over, rounds=400)
    places = ["", "new", "settings", "history", "files", "rules/mars", f"play/{game}/score"]
    places += [
        f"play/{game}/share",
        f"play/{over}/score",
        f"play/{game}/set-up",
        f"play/{over}/repair",
    ]
    with room(opened, name) as page:
        for place in places:
            turn_to(page, house.url, place)
            page.locator(".fs, .home, .sc, .steps").first.wait_for()
            fine(page, place)


@pytest.mark.parametrize("system", ["mars", "tapestry"])
def test_the_map_can_be_looked_at_while_the_bot_reports(
    phone: Page, house: Server, system: str
) -> None:
    game = new(Api(house.url), system)
    go_to(phone, house.url, game)
    put_sheets_away(phone)
    phone.locator(".go [data-entry]").last.click()
    expect(sheet(phone)).to_be_visible()
    phone.get_by_role("button", name="Look at the map").click()
    expect(phone.locator(".board-map .map")).to_be_visible()
    expect(sheet(phone)).to_have_count(0)
    fine(phone, "the map beside the sheet")
    phone.get_by_role("button", name="Back to the turn").click()
    expect(sheet(phone)).to_be_visible()
