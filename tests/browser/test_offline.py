"""Offline use: the page opens, keeps entered answers, and sends them once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    open_game,
    question,
    report,
    wait_until_cached,
)
from tests.browser.conftest import PHONE, checked_page
from tests.browser.guides import check_hint
from tests.serving import Server


@pytest.fixture
def installed(chromium: Browser, server: Server) -> Iterator[Page]:
    """Yield a phone with an open game and a cached page."""
    with checked_page(
        chromium.new_context(**{**PHONE, "service_workers": "allow"}).new_page()
    ) as page:
        page.goto(server.url)
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        game = Api(server.url).new(seed=5)
        open_game(page, server.url, game)
        close_report(page)
        asked(page, "mars-ask-turn")
        wait_until_cached(page, game)
        yield page


def game_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_offline_and_back(installed: Page, server: Server) -> None:
    page = installed
    page.context.set_offline(True)
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(question(page)).to_contain_text("Your entry is saved")
    # Game and answer are kept when the page is closed and opened again.
    page.reload()
    page.locator("main.play").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Generation 1")
    page.context.set_offline(False)
    expect(report(page)).to_contain_text("MarsBot’s turn")
    close_report(page)
    asked(page, "mars-ask-turn")
    assert Api(server.url).game(game_of(page))["answers"] == 1
    page.reload()
    asked(page, "mars-ask-turn")
    assert Api(server.url).game(game_of(page))["answers"] == 1


def test_the_page_opens_while_the_server_is_gone(installed: Page, server: Server) -> None:
    page, api = installed, Api(server.url)
    server.kill()
    page.reload()
    page.locator("main.play").wait_for()
    expect(page.locator(".notices")).to_contain_text("The server is not responding")
    page.get_by_role("button", name="Parameter raised").click()
    page.get_by_role("button", name="Enter").click()
    server.start()
    expect(page.locator(".gauge.temperature")).to_contain_text("−28 °C")
    assert api.game(game_of(page))["answers"] == 1


def test_a_guide_begins_when_the_server_is_back(installed: Page, server: Server) -> None:
    page = installed
    server.kill()
    page.evaluate("location.hash = '#/learn/mars/table'")
    expect(page.get_by_role("alert")).to_contain_text("The server is not responding")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    server.start()
    check_hint(page, "mars/table", 0)


def test_it_can_be_installed(installed: Page, server: Server) -> None:
    page = installed
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())"
    )
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((r) => r.status)", icon["src"]) == 200
    kept = page.evaluate(
        """async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith("understudy-page"));
          return [names.length, (await (await caches.open(names[0])).keys()).length];
        }"""
    )
    assert kept[0] == 1
    assert kept[1] > 40


def test_the_screen_stays_on_while_playing(phone: Page, backend: Server) -> None:
    phone.add_init_script(
        """window.locks = 0;
        const request = async () => {
          window.locks += 1;
          return { release: () => { window.locks -= 1; } };
        };
        Object.defineProperty(navigator, "wakeLock", { value: { request } });"""
    )
    open_game(phone, backend.url, Api(backend.url).new())
    phone.wait_for_function("() => window.locks === 1")
    phone.get_by_role("link", name="All games").click()
    phone.wait_for_function("() => window.locks === 0")
