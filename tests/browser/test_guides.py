"""Guides: each is played to its end on a phone; leaving, other answers, keys."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import Api
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.guides import card, check_hint, follow_hint, resume_guide, start_guide
from tests.browser.lite import Site
from tests.browser.samples import LANGUAGES, in_some
from tests.guides.explanations import PATHS, explanations
from tests.serving import Server

TABLE = "mars/table"
SCREEN = "mars/screen"
SIZES = [(320, 568), (390, 844), (820, 1180), (1440, 900)]
WIDE = 1000


@pytest.mark.parametrize("path", PATHS)
def test_a_guide_is_played_to_its_end(phone: Page, backend: Server | Site, path: str) -> None:
    start_guide(phone, backend.url, path)
    hints = explanations()[path]["hints"]
    for at in range(len(hints)):
        check_hint(phone, path, at)
        if at + 1 < len(hints):
            follow_hint(phone, path, at)
    card(phone, len(hints) - 1).locator('[data-guide="play-on"]').click()
    expect(phone.locator(".guide-card, .guide-veil, [inert]")).to_have_count(0)
    expect(phone.locator(".prompt")).to_be_visible()


@in_some(
    "path, size, code",
    {
        f"{path}-{width}x{height}-{code}": (path, (width, height), code)
        for path in PATHS
        for width, height in SIZES
        for code in LANGUAGES
    },
    "mars/table-320x568-fr",
    "mars/screen-1440x900-cs",
    "tapestry/table-320x568-cs",
)
def test_a_guide_fits_by_its_buttons(
    open_page: OpenPage, backend: Server | Site, path: str, size: tuple[int, int], code: str
) -> None:
    """Each hint is also checked with axe."""
    width, height = size
    kind = {**PHONE, "viewport": {"width": width, "height": height}, "locale": code}
    if width >= WIDE:
        kind |= {"has_touch": False, "is_mobile": False, "device_scale_factor": 1}
    with open_page(**kind) as page:
        start_guide(page, backend.url, path)
        hints = explanations()[path]["hints"]
        for at in range(len(hints)):
            check_hint(page, path, at, code)
            assert violations(page) == [], at
            if at + 1 < len(hints):
                card(page, at).locator('[data-guide="next"], [data-guide="do"]').click()


def test_another_answer_is_played_and_can_be_taken_back(
    phone: Page, backend: Server | Site
) -> None:
    start_guide(phone, backend.url, TABLE)
    for at in range(3):
        follow_hint(phone, TABLE, at)
    check_hint(phone, TABLE, 3)
    # The rest is inert, but an answer may come from another device.
    id = phone.url.rpartition("/")[2]
    Api(backend.url).answer(id, {"do": "raise", "parameter": "oxygen", "steps": 1})
    phone.reload()
    other = card(phone, "other")
    expect(other).to_contain_text("Your turn: report what matters.")
    expect(phone.locator("[inert]")).to_have_count(0)
    other.locator('[data-guide="return"]').click()
    check_hint(phone, TABLE, 3)


def test_a_finished_guide_leaves_no_game(phone: Page, backend: Server | Site) -> None:
    start_guide(phone, backend.url, "tapestry/table")
    game = phone.url.rpartition("/")[2]
    last = len(explanations()["tapestry/table"]["hints"]) - 1
    for at in range(last):
        card(phone, at).locator('[data-guide="next"], [data-guide="do"]').click()
    card(phone, last).get_by_role("link", name="Start my own game").click()
    phone.locator(".setup-body").wait_for()
    api = Api(backend.url)
    while game in [entry["id"] for entry in api.call("GET", "games")]:
        phone.wait_for_timeout(50)


def test_a_turn_of_the_bot_is_taken_back(phone: Page, backend: Server | Site) -> None:
    """Undoing it counts as looking ahead, which is marked among the answers."""
    start_guide(phone, backend.url, SCREEN)
    for at in range(4):
        card(phone, at).locator('[data-guide="next"], [data-guide="do"]').click()
    check_hint(phone, SCREEN, 4)
    card(phone, 4).locator('[data-guide="back"]').click()
    check_hint(phone, SCREEN, 3)
    card(phone, 3).locator('[data-guide="do"]').click()
    check_hint(phone, SCREEN, 4)
    # Another project than the expected one ends the turn, too.
    for at in (4, 3):
        card(phone, at).get_by_role("button", name="Back").click()
    check_hint(phone, SCREEN, 2)
    phone.locator('.prompt [data-verb="projects"]').click()
    phone.locator('dialog.slip [data-thing="power_plant"]').click()
    card(phone, "other").locator('[data-guide="return"]').click()
    check_hint(phone, SCREEN, 2)


def test_a_guide_is_left_and_resumed(phone: Page, backend: Server | Site) -> None:
    start_guide(phone, backend.url, TABLE)
    for at in range(2):
        follow_hint(phone, TABLE, at)
    card(phone, 2).locator('[data-guide="leave"]').click()
    expect(phone.locator("main.home")).to_be_visible()
    expect(phone.locator("[inert], .guide-veil")).to_have_count(0)
    # The home screen says how far it is, and resumes it with one tap.
    left = phone.get_by_role("link", name="Learn MarsBot Step 3 of 6")
    expect(phone.get_by_role("link", name="Learn MarsBot in ten minutes")).to_have_count(0)
    left.click()
    check_hint(phone, TABLE, 2)
    resume_guide(phone, backend.url, TABLE)
    check_hint(phone, TABLE, 2)
    phone.reload()
    check_hint(phone, TABLE, 2)


def test_a_guide_is_played_by_keyboard(desktop: Page, backend: Server | Site) -> None:
    start_guide(desktop, backend.url, TABLE)
    for at in range(3):
        check_hint(desktop, TABLE, at)
        assert violations(desktop) == []
        expect(card(desktop, at)).to_be_focused()
        desktop.keyboard.press("Enter" if at else "ArrowRight")
    check_hint(desktop, TABLE, 3)
    desktop.keyboard.press("ArrowLeft")
    check_hint(desktop, TABLE, 2)
    desktop.keyboard.press("ArrowRight")
    # After the buttons of the card the focus reaches the lit element.
    lit = desktop.locator('[data-entry="raise"]')
    for _ in range(4):
        desktop.keyboard.press("Tab")
    expect(lit).to_be_focused()
    assert violations(desktop) == []
    desktop.keyboard.press("Escape")
    expect(desktop.locator("main.home")).to_be_visible()
