"""Keyboard alone, enlarged, and what axe has to say."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watched
from tests.browser.playing import (
    NEURAL_INSTANCE_FIRST,
    Api,
    asked,
    go_to,
    put_away,
    question,
    sheet,
)
from tests.serving import Server

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


def press_until(page: Page, key: str, selector: str, limit: int = 60) -> None:
    """Press a key until the focus is on such an element."""
    for _ in range(limit):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"the focus never came to {selector}")


def test_a_turn_by_keyboard_alone(desktop: Page, house: Server) -> None:
    desktop.goto(f"{house.url}/#/new")
    desktop.locator(".fs").first.wait_for()
    press_until(desktop, "Tab", ".prompt .primary:not([disabled])")
    desktop.keyboard.press("Enter")
    expect(sheet(desktop)).to_be_visible()
    press_until(desktop, "Tab", ".sheet .primary")
    desktop.keyboard.press("Enter")
    asked(desktop, "mars-ask-turn")
    # The focus waits at the question.
    expect(question(desktop).get_by_role("heading")).to_be_focused()
    press_until(desktop, "Shift+Tab", ".space.can")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowRight")
    chosen = str(desktop.evaluate("document.activeElement.dataset.space"))
    assert chosen == "2.2"
    desktop.keyboard.press("Enter")
    expect(question(desktop)).to_contain_text("row 2, space 2")
    press_until(desktop, "Tab", "input[value=greenery]")
    desktop.keyboard.press("ArrowRight")
    press_until(desktop, "Tab", ".go .primary")
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("button", name="row 2, space 2, City, You")).to_be_visible()


def violations(page: Page) -> list[str]:
    """What axe finds, a line each."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_axe_finds_nothing(
    chromium: Browser, house: Server, theme: Any, size: tuple[int, int]
) -> None:
    api = Api(house.url)
    game = api.new(seed=NEURAL_INSTANCE_FIRST)
    context = chromium.new_context(
        locale="en-GB",
        color_scheme=theme,
        reduced_motion="reduce",
        viewport={"width": size[0], "height": size[1]},
    )
    with watched(context.new_page()) as page:
        page.goto(house.url)
        page.locator(".save .map").first.wait_for()
        assert violations(page) == []
        page.goto(f"{house.url}/#/new")
        page.locator(".fold summary").first.click()
        assert violations(page) == []
        page.goto(f"{house.url}/#/settings")
        page.locator(".fs").first.wait_for()
        assert violations(page) == []
        page.goto(f"{house.url}/#/rules/mars")
        page.locator(".terms").wait_for()
        assert violations(page) == []
        page.goto(f"{house.url}/#/play/{game}/forecast")
        page.locator(".bars").wait_for()
        assert violations(page) == []
        finished = api.new(seed=9)
        api.play(finished, rounds=400)
        page.goto(f"{house.url}/#/history")
        page.locator(".bars").first.wait_for()
        assert violations(page) == []
        page.goto(f"{house.url}/#/play/{finished}/score")
        page.locator(".sc").wait_for()
        assert violations(page) == []
        go_to(page, house.url, game)
        assert violations(page) == []
        put_away(page)
        assert violations(page) == []
        page.get_by_role("button", name="Nothing more for MarsBot").click()
        sheet(page).get_by_role("button", name="Why?").nth(1).click()
        assert violations(page) == []
        sheet(page).get_by_role("button", name="Step by step").click()
        assert violations(page) == []
        sheet(page).get_by_role("button", name="Step by step").click()
        put_away(page)
        page.get_by_role("button", name="Tile placed").click()
        assert violations(page) == []
        if size[0] < 1000:
            for tab in ("MarsBot", "Journal"):
                page.get_by_role("tab", name=tab).click()
                assert violations(page) == []
        page.goto(f"{house.url}/#/play/{game}/score")
        page.locator(".sc").wait_for()
        assert violations(page) == []
        page.goto(f"{house.url}/#/play/{game}/set-up")
        page.locator(".steps").wait_for()
        assert violations(page) == []
        page.goto(f"{house.url}/#/play/{game}/repair")
        page.locator(".given").first.click()
        question(page).wait_for()
        assert violations(page) == []
        page.get_by_role("button", name="Pass").click()
        page.locator(".outlook").wait_for()
        assert violations(page) == []


def test_enlarged_twice_nothing_runs_off(chromium: Browser, house: Server) -> None:
    """At 200 % a telephone is 195 pixels wide."""
    game = Api(house.url).new()
    context = chromium.new_context(locale="en-GB", viewport={"width": 195, "height": 422})
    with watched(context.new_page()) as page:
        go_to(page, house.url, game)
        put_away(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 195
        page.get_by_role("button", name="Nothing more for MarsBot").click()
        expect(sheet(page)).to_contain_text("MarsBot’s turn")


def test_targets_are_big_enough(phone: Page, house: Server) -> None:
    go_to(phone, house.url, Api(house.url).new())
    put_away(phone)
    small = phone.evaluate(
        """() => [...document.querySelectorAll("button, a, label")]
          .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 80)])
          .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .map(([box, text]) => `${box.width} x ${box.height} ${text}`)"""
    )
    assert small == []
