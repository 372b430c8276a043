"""The page works in a browser that stores nothing, or has stored invalid data."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    open_game,
    question,
    report,
    wait_until_cached,
)
from tests.browser.samples import in_some
from tests.serving import Server

REFUSED = """for (const area of ["localStorage", "sessionStorage", "caches"]) {
  Object.defineProperty(window, area, { get() { throw new DOMException("no", "SecurityError"); } });
}"""
FULL = """const full = () => { throw new DOMException("full", "QuotaExceededError"); };
Storage.prototype.setItem = full;
CacheStorage.prototype.open = async () => full();"""
FULL_SHELF = """Cache.prototype.put = async () => {
  throw new DOMException("full", "QuotaExceededError");
};"""
SAID = re.compile("This browser cannot store (data|check marks and settings) for this page")
KEYS = ("understudy", "understudy-ticks", "understudy-outbox", "understudy-draft")
NONSENSE = ("null", "5", "[]", '"words"', "{", '{"language": "xx", "theme": 5, "size": {}}')


def play(page: Page, url: str) -> None:
    """Play one turn of each side and go back to the home screen."""
    game = Api(url).new(seed=5)
    open_game(page, url, game)
    report(page).locator(".tickbox").first.click()
    close_report(page)
    page.get_by_role("button", name="Parameter raised").click()
    page.get_by_role("button", name="Enter").click()
    expect(page.locator(".gauge.temperature")).to_contain_text("−28 °C")
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    report(page).locator(".tickbox").first.click()
    close_report(page)
    asked(page, "mars-ask-turn")
    page.goto(f"{url}/#/settings")
    page.locator("input[name=theme][value=dark]").click()
    page.goto(url)
    expect(page.get_by_role("heading", name="Understudy")).to_be_visible()
    expect(page.locator("main.home [role=status]")).to_contain_text(SAID)


@pytest.mark.parametrize("fate", [REFUSED, FULL], ids=["refused", "full"])
def test_a_browser_without_storage_can_play(phone: Page, backend: Server, fate: str) -> None:
    phone.add_init_script(fate)
    play(phone, backend.url)


@pytest.mark.parametrize("fate", [REFUSED, FULL, FULL_SHELF], ids=["refused", "full", "shelf"])
def test_missing_storage_is_reported_once(phone: Page, backend: Server, fate: str) -> None:
    phone.add_init_script(fate)
    game = Api(backend.url).new(seed=5)
    open_game(phone, backend.url, game)
    close_report(phone)
    expect(question(phone).locator(".notices")).to_contain_text(SAID)
    phone.get_by_role("button", name="OK").click()
    expect(question(phone).locator(".notices")).not_to_contain_text(SAID)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    close_report(phone)
    asked(phone, "mars-ask-turn")
    expect(question(phone).locator(".notices")).not_to_contain_text(SAID)
    phone.evaluate("location.hash = '#/settings'")
    expect(phone.get_by_role("alert")).to_contain_text(SAID)


def test_working_storage_is_not_reported(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(seed=5)
    open_game(phone, backend.url, game)
    close_report(phone)
    wait_until_cached(phone, game)
    expect(question(phone).locator(".notices")).not_to_contain_text(SAID)


@in_some("value", {value: value for value in NONSENSE}, "null", "[]", NONSENSE[-1])
def test_invalid_stored_data_is_ignored(phone: Page, backend: Server, value: str) -> None:
    game = Api(backend.url).new(seed=5)
    keys = [*KEYS, f"understudy-seen-{game}"]
    phone.add_init_script(
        f"for (const key of {keys!r}) for (const area of [localStorage, sessionStorage]) "
        f"area.setItem(key, {value!r});"
    )
    phone.goto(backend.url)
    expect(phone.get_by_role("heading", name="Understudy")).to_be_visible()
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    asked(phone, "mars-ask-turn")
