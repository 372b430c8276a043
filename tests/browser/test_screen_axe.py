"""Accessibility of the screen game at every size, in every language, with a late game."""

from playwright.sync_api import Page

from tests.browser.actions import Api, check_no_raw_ids, wait_until_ready
from tests.browser.axe import THEMES, Checker
from tests.browser.conftest import OpenPage
from tests.browser.late_games import add_late_game
from tests.browser.samples import LANGUAGES, in_some
from tests.browser.test_screen_sizes import opened
from tests.serving import Server

SIZES = [(390, 844), (320, 568), (820, 1180), (844, 390), (1440, 900)]
SCREENS = {
    f"{width}x{height}-{code}": (width, height, code)
    for width, height in SIZES
    for code in LANGUAGES
}
BUY = "mars-you-buy"
LISTS = ("use", "projects", "claim", "sell")


def check_screen(checker: Checker) -> None:
    """Check the screen with axe, and for raw ids."""
    wait_until_ready(checker.page)
    check_no_raw_ids(checker.page)
    checker.check()


def check_turn(page: Page, checker: Checker) -> None:
    """Check the turn, a card, the lists of actions and all tabs."""
    check_screen(checker)
    page.locator(".hand [data-card]").first.click()
    page.locator(".slip").wait_for()
    check_screen(checker)
    page.keyboard.press("Escape")
    for verb in LISTS:
        page.locator(f"[data-verb={verb}]").click()
        page.locator(".slip").wait_for()
        check_screen(checker)
        page.keyboard.press("Escape")
        page.locator(".slip").wait_for(state="detached")
    for tab in page.get_by_role("tab").all():
        tab.click()
        check_screen(checker)


@in_some("width, height, code", SCREENS, "844x390-cs")
def test_axe_finds_nothing(
    open_page: OpenPage, backend: Server, width: int, height: int, code: str
) -> None:
    api = Api(backend.url)
    with opened(open_page, backend, add_late_game(api, BUY), (width, height), locale=code) as page:
        check_screen(Checker(page, THEMES))
    game = add_late_game(api)
    with opened(open_page, backend, game, (width, height), locale=code) as page:
        checker = Checker(page, THEMES)
        check_turn(page, checker)
        page.locator(".prompt [data-entry]").first.click()
        page.locator("[data-confirm], .report").first.wait_for()
        check_screen(checker)
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
            page.locator(".report").wait_for()
            check_screen(checker)
