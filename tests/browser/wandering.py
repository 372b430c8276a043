"""Visits everything that a screen can open, checks it, and restores the screen."""

from playwright.sync_api import Page, expect

from tests.browser.axe import Eye
from tests.browser.playing import Api, go_to, question, sheet, turn_to
from tests.browser.sampling import WHOLE


def around_a_sheet(page: Page, eye: Eye) -> None:
    """Open and check Why? and Step by step of a report."""
    for name in ("Why?", "Step by step"):
        buttons = sheet(page).get_by_role("button", name=name).all()
        for button in buttons:
            button.click()
        eye.look()
        for button in buttons:
            button.click()


def around_the_tabs(page: Page, eye: Eye) -> None:
    """Check all tabs and all places; the map comes last."""
    for tab in ("bot", "journal", "board"):
        page.locator(f"#tab-{tab}").click()
        eye.look()
    for place in reversed(page.locator(".places input").all()):
        place.check()
        eye.look()


def around_a_turn(page: Page, eye: Eye, api: Api, game: str) -> None:
    """Check the menu, a group of actions, and the forms."""
    page.get_by_role("button", name="Menu").click()
    eye.look()
    page.keyboard.press("Escape")
    page.locator(".act").last.click()
    eye.look("more")
    page.locator(".act").last.click()
    for entry in forms(api, game):
        open_form(page, entry)
        eye.look()
        question(page).get_by_role("button", name="Cancel").click()


def open_form(page: Page, entry: str) -> None:
    """Open groups of actions until the button is there, and click it."""
    expect(page.locator(".acts").get_by_role("button", name="Back")).to_have_count(0)
    button = page.locator(f'.act[data-entry="{entry}"]')
    while not button.count():
        page.locator(".act:not([data-entry])").first.click()
    button.click()


def forms(api: Api, game: str) -> list[str]:
    """Return entries with fields: one of each kind of form, or all with `make soak`."""
    asked = api.game(game)["question"]["entries"]
    entries = [entry for entry in asked if entry["fields"] and entry["name"] != "advance"]
    names = [str(entry["name"]) for entry in entries]
    kinds = [tuple(sorted({field["type"] for field in entry["fields"]})) for entry in entries]
    return names if WHOLE else [one for n, one in enumerate(names) if kinds[n] not in kinds[:n]]


def elsewhere(page: Page, eye: Eye, url: str, game: str, places: tuple[str, ...]) -> None:
    """Check the screens of a game and other screens, and go back to the game."""
    own = [f"play/{game}/{part}" for part in ("score", "forecast", "set-up", "repair", "repair/0")]
    for place in (*own, *places):
        turn_to(page, url, place)
        page.locator(".sc, .bars, .steps, .given, form[data-question], .fs, .save").first.wait_for()
        eye.look()
    go_to(page, url, game)
