"""Firefox and WebKit: a screen game of Mars with a server and in Lite, and reloads offline."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.browser import firefox
from tests.browser.actions import TIMEOUT, Api, open_game, wait_until_cached
from tests.browser.conftest import NO_SETTLING, prepare_games_in
from tests.browser.lite import FIRST_START_MS, Site
from tests.browser.screen_player import ScreenPlayer
from tests.browser.webdriver import Browser as Window
from tests.browser.webdriver import webkit, webkit_window
from tests.serving import Server
from understudy.core import find_system
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        os.environ.get("UNDERSTUDY_SOAK") != "1", reason="other browsers: only in make soak"
    ),
]
DESKTOP: dict[str, Any] = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}}
PREFERENCES: dict[str, str | float | bool] = {
    # Nothing but this machine is reachable.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
}
NO_FIREFOX = "no Firefox on the PATH: apt-get install firefox-esr"
NO_WEBKIT = "no WebKitGTK with driver and screen: apt-get install webkit2gtk-driver xvfb"
OPTIONS = {"you": "played"}
SEED = 5
GAME = {"system": "mars", "options": OPTIONS, "seed": SEED}
CONTROLLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
}"""
NEW = """async (wanted) => {
  const { ask } = await import("understudy/backend");
  const { status, text } = await ask("POST", "games", JSON.stringify(wanted));
  if (status !== 201) throw new Error(text);
  return JSON.parse(text).id;
}"""
PLAY = """async (id, answers) => {
  const { ask } = await import("understudy/backend");
  let doc = JSON.parse((await ask("GET", `games/${id}`)).text);
  for (const answer of answers) {
    const body = JSON.stringify({ token: doc.token, answer, key: crypto.randomUUID() });
    const { status, text } = await ask("POST", `games/${id}/answers?since=1000000`, body);
    if (status !== 200) throw new Error(text);
    doc = JSON.parse(text);
    const shown = `main.play[data-revision="${doc.revision}"]`;
    for (let waits = 0; ; waits += 1) {
      const close = document.querySelector(".report .go .primary");
      if (!close && (doc.question === null || document.querySelector(shown))) break;
      close?.click();
      if (waits === 3000) throw new Error(document.body.innerText);
      await new Promise((done) => setTimeout(done, 10));
    }
  }
}"""
"""Gives answers; the page follows, and its reports are closed."""
ERRORS = """async () => {
  window.errors = [];
  const note = ({ message, reason }) => window.errors.push(String(message ?? reason));
  addEventListener("error", note);
  addEventListener("unhandledrejection", note);
}"""


@pytest.fixture(scope="module")
def firefox_browser(driver: Playwright) -> Iterator[Browser]:
    if firefox.executable() is None:
        pytest.skip(NO_FIREFOX)
    browser = driver.firefox.launch(
        channel="moz-firefox", executable_path=firefox.__file__, firefox_user_prefs=PREFERENCES
    )
    yield browser
    browser.close()


@pytest.fixture
def context(firefox_browser: Browser) -> Iterator[BrowserContext]:
    context = firefox_browser.new_context(**DESKTOP)
    context.set_default_timeout(1000 * TIMEOUT)
    context.add_init_script(NO_SETTLING)
    yield context
    context.close()


def play_game(page: Page, api: Api) -> str:
    """Play a whole game by keys; return its id."""
    game = api.new(you="played")
    doc = ScreenPlayer(page, api, game, by_keys=True).open().play()
    assert doc["view"]["winner"] is not None
    page.goto(f"{api.url}/#/play/{game}/score")
    expect(page.locator(".sc").first).to_be_visible()
    return game


def test_firefox_with_a_server(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(CONTROLLED)
    play_game(page, Api(server.url))
    game = Api(server.url).new(you="played")
    open_game(page, server.url, game)
    wait_until_cached(page, game)
    server.kill()
    page.reload()
    page.locator("main.play").wait_for()
    expect(page.locator(".notices")).to_contain_text("The server is not responding")


def test_firefox_with_lite(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.goto(f"{site.url}/")
    bar = page.get_by_role("progressbar", name="Preparing (first start only)")
    expect(bar).to_have_count(0, timeout=FIRST_START_MS)
    page.evaluate(CONTROLLED)
    prepare_games_in(context, site)
    # Keys go to the page in front.
    page.bring_to_front()
    play_game(page, Api(site.url))
    game = Api(site.url).new(you="played")
    open_game(page, site.url, game)
    site.stop()
    try:
        page.reload()
        ScreenPlayer(page, Api(site.url), game, by_keys=True).play(3)
    finally:
        site.start()


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    if webkit() is None:
        pytest.skip(NO_WEBKIT)
    with webkit_window(tmp_path) as window:
        yield window


def play_in(window: Window, url: str) -> str:
    """Play a whole game; the page follows. Return its id."""
    window.evaluate(ERRORS)
    window.evaluate(CONTROLLED)
    game = str(window.evaluate(NEW, GAME))
    window.evaluate("async (id) => { location.hash = `#/play/${id}`; }", game)
    mars = find_system("mars")
    played = record_game(mars, OPTIONS, SEED, find_agent(mars, "greedy"))
    answers = [entry.answer for entry in played.tape]
    for begin in range(0, len(answers), 20):
        window.evaluate(PLAY, game, answers[begin : begin + 20])
    window.evaluate("async (id) => { location.hash = `#/play/${id}/score`; }", game)
    window.wait_for(".sc")
    assert window.evaluate("async () => window.errors") == []
    return game


def test_webkit_with_a_server(window: Window, server: Server) -> None:
    window.open(f"{server.url}/")
    play_in(window, server.url)
    server.kill()
    window.reload()
    window.wait_for(".sc")


def test_webkit_with_lite(window: Window, site: Site) -> None:
    window.open(f"{site.url}/")
    play_in(window, site.url)
    site.stop()
    try:
        window.reload()
        window.wait_for(".sc")
        game = window.evaluate(NEW, GAME)
        window.evaluate("async (id) => { location.hash = `#/play/${id}`; }", game)
        window.wait_for(".prompt .primary")
    finally:
        site.start()
