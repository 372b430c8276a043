"""Keyboard shortcuts, system colors, and symbols with one meaning each."""

from collections import defaultdict

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    open_game,
    press_key,
    question,
    report,
)
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.serving import Server


def test_a_turn_by_shortcuts(desktop: Page, backend: Server) -> None:
    game = Api(backend.url).new(seed=5)
    open_game(desktop, backend.url, game)
    report(desktop).wait_for()
    press_key(desktop, "n")
    asked(desktop, "mars-ask-turn")
    press_key(desktop, "n")
    expect(report(desktop)).to_contain_text("MarsBot’s turn")
    press_key(desktop, "n")
    expect(report(desktop)).to_have_count(0)
    assert Api(backend.url).game(game)["answers"] == 1
    press_key(desktop, "u")
    expect(desktop.locator(".play .redo")).to_be_visible()
    assert Api(backend.url).game(game)["answers"] == 0
    press_key(desktop, "h")
    expect(desktop.get_by_role("heading", name="Understudy")).to_be_visible()


def test_the_list_of_shortcuts(desktop: Page, backend: Server) -> None:
    open_game(desktop, backend.url, Api(backend.url).new())
    press_key(desktop, "?")
    dialog = desktop.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_contain_text("Undo")
    assert violations(desktop) == []
    press_key(desktop, "Escape")
    expect(dialog).to_have_count(0)


def test_shortcuts_are_off_in_fields_and_can_be_disabled(desktop: Page, backend: Server) -> None:
    desktop.goto(f"{backend.url}/#/rules/mars")
    desktop.locator(".terms").wait_for()
    press_key(desktop, "/")
    desktop.keyboard.type("hn?")
    expect(desktop.get_by_role("searchbox")).to_have_value("hn?")
    desktop.goto(f"{backend.url}/#/settings")
    desktop.get_by_role("radiogroup", name="Keyboard shortcuts").get_by_label("Off").check()
    press_key(desktop, "h")
    press_key(desktop, "?")
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    expect(desktop.get_by_role("heading", name="Settings")).to_be_visible()


OPTIONS: dict[str, dict[str, str]] = {"mars": {}, "tapestry": {"first_player": "human"}}


@pytest.mark.parametrize("system", OPTIONS)
def test_forced_colors(open_page: OpenPage, backend: Server, system: str) -> None:
    api = Api(backend.url)
    body = {"system": system, "options": OPTIONS[system], "seed": 5}
    game = api.call("POST", "games", body)["id"]
    with open_page(**PHONE, forced_colors="active") as page:
        open_game(page, backend.url, game)
        page.locator(".report, form[data-question]").first.wait_for()
        if report(page).count():
            close_report(page)
            expect(question(page).get_by_role("heading")).to_be_focused()
        question(page).wait_for()
        tab, other = page.locator("#tab-board"), page.locator("#tab-bot")
        shade = "(one) => getComputedStyle(one).backgroundColor"
        assert tab.evaluate(shade) != other.evaluate(shade)
        # The focus is visible without shadows.
        page.keyboard.press("Tab")
        outline = "getComputedStyle(document.activeElement).outlineStyle"
        assert page.evaluate(outline) == "solid"
        page.locator(".act").first.click()
        chosen = page.locator(".opt:has(:checked)").first
        free = page.locator(".opt:not(:has(:checked))").first
        assert chosen.evaluate(shade) != free.evaluate(shade)


SYMBOLS = """() => [...document.querySelectorAll("button, a")]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const symbol = one.querySelector(":scope > svg.i use, :scope > .i use")?.getAttribute("href");
    return [symbol?.split("#")[1], (one.ariaLabel ?? one.innerText).trim().split("\\n")[0]];
  })
  .filter(([symbol]) => symbol)"""
GENERAL = {"plus", "back", "next", "more", "fold", "edit", "brand", "card"}
"""General symbols (new, back, next, more, unfold, edit, card) with a label beside them."""


def test_each_symbol_has_one_meaning(phone: Page, backend: Server) -> None:
    meanings: defaultdict[str, set[str]] = defaultdict(set)

    def look() -> None:
        for symbol, label in phone.evaluate(SYMBOLS):
            meanings[symbol].add(label)

    game = Api(backend.url).new()
    phone.goto(backend.url)
    phone.locator(".save").first.wait_for()
    look()
    open_game(phone, backend.url, game)
    close_report(phone)
    look()
    phone.get_by_role("button", name="Menu").click()
    look()
    phone.keyboard.press("Escape")
    phone.get_by_role("button", name="More actions").click()
    look()
    phone.get_by_role("button", name="Correct the board").click()
    look()
    several = {symbol: said for symbol, said in meanings.items() if len(said) > 1}
    assert {symbol: said for symbol, said in several.items() if symbol not in GENERAL} == {}
