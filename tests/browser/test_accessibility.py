"""Accessibility: keyboard, zoom, axe, size of targets."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    NEURAL_INSTANCE_FIRST,
    Api,
    asked,
    close_report,
    open_game,
    open_screen,
    open_setup,
    press_key,
    question,
    report,
)
from tests.browser.axe import THEMES, Checker
from tests.browser.conftest import OpenPage
from tests.serving import Server


def press_until(page: Page, key: str, selector: str, limit: int = 60) -> None:
    """Press a key until an element that matches has the focus."""
    for _ in range(limit):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"the focus never came to {selector}")


def test_a_turn_by_keyboard_alone(desktop: Page, backend: Server) -> None:
    open_setup(desktop, backend.url)
    press_until(desktop, "Tab", ".prompt .primary:not([disabled])")
    press_key(desktop, "Enter")
    expect(report(desktop)).to_be_visible()
    press_until(desktop, "Tab", ".report .primary")
    press_key(desktop, "Enter")
    asked(desktop, "mars-ask-turn")
    # The question has the focus.
    expect(question(desktop).get_by_role("heading")).to_be_focused()
    press_until(desktop, "Shift+Tab", ".space.can")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowRight")
    chosen = str(desktop.evaluate("document.activeElement.dataset.space"))
    assert chosen == "2.2"
    press_key(desktop, "Enter")
    expect(question(desktop)).to_contain_text("row 2, space 2")
    press_until(desktop, "Tab", "input[value=greenery]")
    desktop.keyboard.press("ArrowRight")
    press_until(desktop, "Tab", ".go .primary")
    press_key(desktop, "Enter")
    expect(desktop.get_by_role("button", name="row 2, space 2, City, You")).to_be_visible()


@pytest.mark.soak
def test_axe_finds_nothing_on_a_desktop(desktop: Page, backend: Server) -> None:
    """The desktop layout differs from the phone layout, which whole games check."""
    api = Api(backend.url)
    game = api.new(seed=NEURAL_INSTANCE_FIRST)
    finished = api.finished()
    checker = Checker(desktop, THEMES)
    for place, shown in {
        "": ".save .map", "new": ".door-game", "new/mars/table": ".setup-body", "settings": ".fs",
        "rules/mars": ".terms",
        "cards/mars": ".crow",
        f"play/{game}/forecast": ".bars", "history": ".bars", f"play/{finished}/score": ".sc",
    }.items():  # fmt: skip
        open_screen(desktop, backend.url, place)
        desktop.locator(shown).first.wait_for()
        checker.check()
    open_game(desktop, backend.url, game)
    checker.check()
    close_report(desktop)
    checker.check()
    desktop.get_by_role("button", name="Nothing more for MarsBot").click()
    report(desktop).get_by_role("button", name="Why?").nth(1).click()
    checker.check()
    report(desktop).get_by_role("button", name="Step by step").click()
    checker.check()
    report(desktop).get_by_role("button", name="Step by step").click()
    close_report(desktop)
    desktop.get_by_role("button", name="Tile placed").click()
    checker.check()
    desktop.goto(f"{backend.url}/#/play/{game}/repair")
    desktop.locator(".given").first.click()
    question(desktop).wait_for()
    checker.check()
    desktop.get_by_role("button", name="Pass").click()
    desktop.locator(".preview").wait_for()
    checker.check()


def test_nothing_overflows_at_200_percent(open_page: OpenPage, backend: Server) -> None:
    """At 200 % a phone is 195 pixels wide."""
    game = Api(backend.url).new()
    with open_page(locale="en-GB", viewport={"width": 195, "height": 422}) as page:
        open_game(page, backend.url, game)
        close_report(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 195
        page.get_by_role("button", name="Nothing more for MarsBot").click()
        expect(report(page)).to_contain_text("MarsBot’s turn")


def test_targets_are_big_enough(phone: Page, backend: Server) -> None:
    open_game(phone, backend.url, Api(backend.url).new())
    close_report(phone)
    small = phone.evaluate(
        """() => [...document.querySelectorAll("button, a, label")]
          .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 80)])
          .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .map(([box, text]) => `${box.width} x ${box.height} ${text}`)"""
    )
    assert small == []
