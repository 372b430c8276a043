"""Several tabs of one browser: all can play, and one holds the event stream."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.actions import Api, asked, close_report, open_game
from tests.serving import Server

TABS = 8
"""More than the six connections that a browser opens to one server."""

SHUT = """Object.defineProperty(document, "visibilityState", {
  configurable: true, get: () => "hidden",
});
document.dispatchEvent(new Event("visibilitychange"))"""
SEEN = """Object.defineProperty(document, "visibilityState", {
  configurable: true, get: () => "visible",
});
document.dispatchEvent(new Event("visibilitychange"))"""


def expect_revision(page: Page, revision: int) -> None:
    expect(page.locator("main.play")).to_have_attribute("data-revision", str(revision))


class Streams:
    """Open event streams of all tabs of a browser."""

    def __init__(self, page: Page) -> None:
        self._open: set[Request] = set()
        page.context.on("request", self._add)
        page.context.on("requestfinished", self._drop)
        page.context.on("requestfailed", self._drop)

    def _add(self, request: Request) -> None:
        if request.url.endswith("/events"):
            self._open.add(request)

    def wait_for_count(self, page: Page, count: int) -> None:
        """Wait until `count` streams are open; the end of one may be reported late."""
        while sum(not request.frame.page.is_closed() for request in self._open) != count:
            page.wait_for_timeout(20)

    def _drop(self, request: Request) -> None:
        self._open.discard(request)


def test_eight_tabs_all_play_over_one_stream(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    games = [api.new(seed=5), api.new(seed=6)]
    streams = Streams(phone)
    tabs = [phone, *(phone.context.new_page() for _ in range(TABS - 1))]
    for number, tab in enumerate(tabs):
        open_game(tab, backend.url, games[number % 2])
        if number < 2:
            close_report(tab)
        asked(tab, "mars-ask-turn")
    tabs[-1].get_by_role("button", name="Parameter raised").click()
    tabs[-1].get_by_role("button", name="Enter").click()
    for tab in tabs[1::2]:
        expect_revision(tab, 1)
    api.answer(games[0], {"do": "raise", "parameter": "temperature", "steps": 1})
    for tab in tabs[0::2]:
        expect_revision(tab, 1)
    streams.wait_for_count(phone, 1)
    # When the listening tab is closed or hidden, another one takes over.
    tabs[0].evaluate(SHUT)
    tabs.pop(1).close()
    for _ in range(3):
        api.answer(games[1], {"do": "raise", "parameter": "temperature", "steps": 1})
    expect_revision(tabs[-1], 4)
    streams.wait_for_count(phone, 1)
    # A tab that is shown again catches up at once.
    api.answer(games[0], {"do": "raise", "parameter": "temperature", "steps": 1})
    expect_revision(tabs[1], 2)
    expect_revision(tabs[0], 1)
    tabs[0].evaluate(SEEN)
    expect_revision(tabs[0], 2)


@pytest.mark.parametrize("missing", ["BroadcastChannel", "navigator.locks"])
def test_without_locks_or_channels_every_visible_tab_listens(
    phone: Page, backend: Server, missing: str
) -> None:
    name = missing.rpartition(".")[2]
    owner = "Navigator.prototype" if "." in missing else "window"
    phone.context.add_init_script(f"Object.defineProperty({owner}, '{name}', {{ value: null }});")
    api = Api(backend.url)
    game = api.new(seed=5)
    streams = Streams(phone)
    open_game(phone, backend.url, game)
    close_report(phone)
    other = phone.context.new_page()
    open_game(other, backend.url, game)
    asked(other, "mars-ask-turn")
    api.answer(game, {"do": "raise", "parameter": "temperature", "steps": 1})
    expect_revision(phone, 1)
    expect_revision(other, 1)
    streams.wait_for_count(phone, 2)
    with phone.context.expect_event("requestfailed", lambda gone: gone.url.endswith("/events")):
        other.evaluate(SHUT)
    api.answer(game, "done")
    expect_revision(phone, 2)
    expect_revision(other, 1)
    other.evaluate(SEEN)
    expect_revision(other, 2)
