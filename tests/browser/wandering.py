"""Somebody curious: opens whatever can be opened on a screen, looks, and leaves it as it was."""

from playwright.sync_api import Page, expect

from tests.browser.axe import Eye
from tests.browser.playing import Api, go_to, question, sheet, turn_to
from tests.browser.sampling import WHOLE


def around_a_sheet(page: Page, eye: Eye) -> None:
    """Why? and Step by step, where there are such."""
    for name in ("Why?", "Step by step"):
        buttons = sheet(page).get_by_role("button", name=name).all()
        for button in buttons:
            button.click()
        eye.look()
        for button in buttons:
            button.click()


def around_the_tabs(page: Page, eye: Eye) -> None:
    """The other tabs, and what lies beside the map; the map comes last."""
    for tab in ("bot", "journal", "board"):
        page.locator(f"#tab-{tab}").click()
        eye.look()
    for place in reversed(page.locator(".places input").all()):
        place.check()
        eye.look()


def around_a_turn(page: Page, eye: Eye, api: Api, game: str) -> None:
    """The menu, a shelf, and the forms that can be filled in."""
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
    """From the first shelf on until the button is there."""
    expect(page.locator(".acts").get_by_role("button", name="Back")).to_have_count(0)
    button = page.locator(f'.act[data-entry="{entry}"]')
    while not button.count():
        page.locator(".act:not([data-entry])").first.click()
    button.click()


def forms(api: Api, game: str) -> list[str]:
    """What can be reported with details: one of each kind of form, in a long run all of them."""
    asked = api.game(game)["question"]["entries"]
    entries = [entry for entry in asked if entry["fields"] and entry["name"] != "advance"]
    names = [str(entry["name"]) for entry in entries]
    kinds = [tuple(sorted({field["type"] for field in entry["fields"]})) for entry in entries]
    return names if WHOLE else [one for n, one in enumerate(names) if kinds[n] not in kinds[:n]]


def elsewhere(page: Page, eye: Eye, url: str, game: str, places: tuple[str, ...]) -> None:
    """The screens of a game, others, and back to it."""
    own = [f"play/{game}/{part}" for part in ("score", "forecast", "set-up", "repair", "repair/0")]
    for place in (*own, *places):
        turn_to(page, url, place)
        page.locator(".sc, .bars, .steps, .given, form[data-question], .fs, .save").first.wait_for()
        eye.look()
    go_to(page, url, game)
