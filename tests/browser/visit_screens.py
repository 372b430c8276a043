"""Visits everything that a screen can open, checks it, and restores the screen."""

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, open_game, open_screen, question, report
from tests.browser.axe import Checker
from tests.browser.samples import WHOLE


def check_report(page: Page, checker: Checker) -> None:
    """Open and check Why? and Step by step of a report."""
    for name in ("Why?", "Step by step"):
        buttons = report(page).get_by_role("button", name=name).all()
        for button in buttons:
            button.click()
        checker.check()
        for button in buttons:
            button.click()


def check_tabs(page: Page, checker: Checker) -> None:
    """Check all tabs and all places; the map comes last."""
    for tab in ("bot", "journal", "board"):
        page.locator(f"#tab-{tab}").click()
        checker.check()
    for place in reversed(page.locator(".places input").all()):
        place.check()
        checker.check()


def check_turn(page: Page, checker: Checker, api: Api, game: str) -> None:
    """Check the menu, a group of actions, and the forms."""
    page.get_by_role("button", name="Menu").click()
    checker.check()
    page.keyboard.press("Escape")
    page.locator(".act").last.click()
    checker.check("more")
    page.locator(".act").last.click()
    for entry in form_entries(api, game):
        open_form(page, entry)
        checker.check()
        question(page).get_by_role("button", name="Cancel").click()


def open_form(page: Page, entry: str) -> None:
    """Open groups of actions until the button is there, and click it."""
    expect(page.locator(".acts").get_by_role("button", name="Back")).to_have_count(0)
    button = page.locator(f'.act[data-entry="{entry}"]')
    while not button.count():
        page.locator(".act:not([data-entry])").first.click()
    button.click()


def form_entries(api: Api, game: str) -> list[str]:
    """Return entries with fields: one of each kind of form, or all with `make soak`."""
    asked = api.game(game)["question"]["entries"]
    entries = [entry for entry in asked if entry["fields"] and entry["name"] != "advance"]
    names = [str(entry["name"]) for entry in entries]
    kinds = [tuple(sorted({field["type"] for field in entry["fields"]})) for entry in entries]
    return names if WHOLE else [one for n, one in enumerate(names) if kinds[n] not in kinds[:n]]


def check_other_screens(
    page: Page, checker: Checker, url: str, game: str, places: tuple[str, ...]
) -> None:
    """Check the screens of a game and other screens, and go back to the game."""
    own = [f"play/{game}/{part}" for part in ("score", "forecast", "set-up", "repair", "repair/0")]
    for place in (*own, *places):
        open_screen(page, url, place)
        shown = ".sc, .bars, .steps, .given, form[data-question], .fs, .save, .empty-state"
        page.locator(shown).first.wait_for()
        checker.check()
    open_game(page, url, game)
