"""The first visit: what the app is, and few taps to MarsBot's first turn."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    open_menu,
    open_screen,
    report,
    show_more,
)
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.geometry import faults
from tests.browser.guides import card, check_hint
from tests.browser.samples import LANGUAGES, in_some
from tests.guides.explanations import PATHS
from tests.serving import Server

MAX_TAPS = 4
"""Most taps from the first visit to MarsBot's first turn."""
SIZES = [(195, 422), (320, 568), (390, 844), (820, 1180), (1440, 900)]
"""The first is a phone with text twice as large."""
WIDE = 1000
SEED = 5
"""MarsBot's first turn with this seed asks nothing before its report."""


@pytest.mark.parametrize("kind", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_four_taps_to_the_first_turn(
    open_page: OpenPage, empty_backend: Server, kind: dict[str, Any]
) -> None:
    taps = 0

    def tap(target: Locator) -> None:
        nonlocal taps
        taps += 1
        target.click()

    def set_seed(route: Route) -> None:
        body = route.request.post_data_json
        route.continue_(post_data=json.dumps({**body, "seed": SEED}) if body else None)

    with open_page(**kind) as page:
        page.route("**/api/v1/games", set_seed)
        page.goto(empty_backend.url)
        expect(page.get_by_role("heading", name="Play alone.")).to_be_visible()
        door = page.get_by_role("region", name="I have the game on my table")
        tap(door.get_by_role("link", name="Terraforming Mars"))
        tap(page.get_by_role("button", name="Set up the table"))
        tap(report(page).locator(".go .primary"))
        tap(page.get_by_role("button", name="Nothing more for MarsBot"))
        expect(report(page)).to_contain_text("MarsBot’s turn")
        assert taps <= MAX_TAPS
        page.unroute("**/api/v1/games")
        # A returning player continues with one tap.
        page.goto(f"{empty_backend.url}/")
        page.get_by_role("link", name="Continue", exact=True).click()
        page.locator("main.play").wait_for()


def test_two_taps_to_the_first_turn_in_the_guide(phone: Page, empty_backend: Server) -> None:
    phone.goto(empty_backend.url)
    phone.get_by_role("link", name="Learn MarsBot in ten minutes").click()
    card(phone, 0).locator('[data-guide="next"]').click()
    check_hint(phone, "mars/table", 1)
    # The list of all guides is one tap away from the menu.
    open_screen(phone, empty_backend.url, "learn")
    assert violations(phone) == []
    assert faults(phone) == []
    expect(phone.locator("main .learn")).to_have_count(len(PATHS))


@in_some(
    "size, code",
    {
        f"{width}x{height}-{code}": ((width, height), code)
        for width, height in SIZES
        for code in LANGUAGES
    },
    "195x422-de",
    "1440x900-cs",
)
def test_the_first_screens_fit(
    open_page: OpenPage, empty_backend: Server, size: tuple[int, int], code: str
) -> None:
    """Home, new game, guides, help and the empty history: axe, nothing cut off or covered."""
    width, height = size
    kind = {**PHONE, "viewport": {"width": width, "height": height}, "locale": code}
    if width >= WIDE:
        kind |= {"has_touch": False, "is_mobile": False, "device_scale_factor": 1}
    with open_page(**kind) as page:

        def check(where: str) -> None:
            check_no_raw_ids(page)
            assert faults(page) == [], where
            assert violations(page) == [], where

        open_screen(page, empty_backend.url, "")
        page.locator(".door-game").nth(3).wait_for()
        check("home")
        page.locator(".brand .menu > button").click()
        check("menu")
        for system in ("mars", "tapestry"):
            for mode in ("table", "screen"):
                open_screen(page, empty_backend.url, f"new/{system}/{mode}")
                page.locator(".setup-body").wait_for()
                for step in page.locator(".setup-steps button").all():
                    step.click()
                    check(f"{system} {mode} {step.inner_text()}")
                show_more(page)
                check(f"{system} {mode}, all choices")
        others = {"learn": ".learn", "help": ".help-legend", "history": ".empty-state"}
        for place, shown in others.items():
            open_screen(page, empty_backend.url, place)
            page.locator(shown).first.wait_for()
            check(place)


def test_the_menu_fits_at_200_percent(open_page: OpenPage, backend: Server) -> None:
    """At 200 % a phone is 195 pixels wide."""
    with open_page(**{**PHONE, "viewport": {"width": 195, "height": 422}}) as page:
        open_screen(page, backend.url, "")
        open_menu(page)
        expect(page.get_by_role("link", name="Settings")).to_be_visible()
        assert faults(page) == []


def test_the_first_visit_and_the_steps(phone: Page, empty_backend: Server) -> None:
    phone.goto(empty_backend.url)
    screen = phone.get_by_role("region", name="Play on the screen, no box needed")
    expect(screen.get_by_role("link", name="Terraforming Mars")).to_be_visible()
    assert violations(phone) == []
    screen.get_by_role("link", name="Terraforming Mars").click()
    # On the screen the app deals all cards.
    steps = phone.get_by_role("navigation", name="Steps").get_by_role("button")
    expect(steps).to_have_text(["1 Box", "2 MarsBot"])
    phone.go_back()
    table = phone.get_by_role("region", name="I have the game on my table")
    table.get_by_role("link", name="Terraforming Mars").click()
    expect(steps).to_have_text(["1 Box", "2 Cards", "3 MarsBot"])
    expect(phone.get_by_role("radio", name="Same as last time")).to_have_count(0)
    assert violations(phone) == []
    phone.get_by_role("button", name="Next: Cards").click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    expect(phone.get_by_role("columnheader", name="You own")).to_be_visible()
    assert violations(phone) == []
    phone.get_by_role("radio", name="I turn over my own").check()
    chosen = phone.get_by_role("group", name="Your game")
    expect(chosen).to_contain_text("You turn over its cards.")
    # A word of the sentence opens its choice.
    chosen.get_by_role("link", name="Tharsis").click()
    expect(phone.get_by_role("radio", name="Tharsis")).to_be_focused()
    phone.get_by_role("radiogroup", name="Bonus deck").get_by_label("from the app").check()
    assert violations(phone) == []
    chosen.get_by_role("link", name="Your own cards: Project deck.").click()
    expect(phone.get_by_role("radio", name="Some of each")).to_be_checked()
    phone.get_by_role("button", name="Set up the table").click()
    phone.locator("main.play").wait_for()
    game = Api(empty_backend.url).game(phone.url.rsplit("/", 1)[-1])
    assert game["options"]["decks"] == {"project": "real", "bonus": "dealt", "events": "dealt"}
