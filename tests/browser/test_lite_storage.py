"""Storage of Lite: several tabs, kills, full storage, no network, new versions."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.actions import (
    asked,
    close_report,
    open_game,
    open_setup,
    question,
    start_button,
    wait_until,
)
from tests.browser.conftest import FLAGS, PHONE, executable
from tests.browser.guides import check_hint, resume_guide
from tests.browser.lite import (
    FIRST_START_MS,
    Site,
    ask_page,
    new_game,
    open_new_game,
    run_site,
    wait_for_stored_memory,
)
from tests.soak.figures import WHOLE, note
from tools.site.build import with_worker, write_site

GUIDE = "mars/table"
KILLS = 300 if WHOLE else 2
CHUNKS = 6 if WHOLE else 1

WATCHED = """
  window.engines = [];
  window.shares = 0;
  window.persisted = 0;
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...about) {
      super(...about);
      window.engines.push(this);
      this.addEventListener("message", ({ data }) => {
        window.shares += data.progress !== undefined;
      });
    }
  };
  StorageManager.prototype.persist = async () => { window.persisted += 1; return true; };
"""
KILL = "() => window.engines.at(-1).terminate()"
SEND = """async ([id, token]) => {
  const { ask } = await import("understudy/backend");
  const body = JSON.stringify({ token, answer: { do: "tr", change: 1 }, key: crypto.randomUUID() });
  return (await ask("POST", `games/${id}/answers`, body)).status;
}"""
SEND_ON = """([id]) => {
  window.stopped = false;
  (async () => {
    const { ask } = await import("understudy/backend");
    while (!window.stopped) {
      try {
        const { token } = JSON.parse((await ask("GET", `games/${id}?since=1000000`)).text);
        const answer = { do: "tr", change: 1 };
        const body = JSON.stringify({ token, answer, key: crypto.randomUUID() });
        const { status } = await ask("POST", `games/${id}/answers`, body);
        if (status === 200) localStorage.acknowledged = Number(localStorage.acknowledged) + 1;
      } catch {
        // No reply: this answer may have been stored or not.
      }
    }
  })();
}"""
COUNT = """async ([id]) => {
  const { ask } = await import("understudy/backend");
  for (;;) {
    try {
      return JSON.parse((await ask("GET", `games/${id}?since=1000000`)).text).answers;
    } catch {
      // The worker was killed; the next one answers.
    }
  }
}"""
FULL = """() => {
  const { put } = IDBObjectStore.prototype;
  self.put = put;
  IDBObjectStore.prototype.put = function (...about) {
    const request = put.apply(this, about);
    this.transaction.abort();
    return request;
  };
}"""
FRESH = """async () => {
  const names = ["text_store", "storage_names", "build_info"];
  const [{ TextStore }, { FOLDER }, { readBuildInfo }] = await Promise.all(names
    .map((name) => import(`./lite/${name}.js`)));
  const [texts, { key }] = await Promise.all([TextStore.open(FOLDER), readBuildInfo()]);
  return (await texts.outdatedReplies(key)).length === 0;
}"""
ASLEEP = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
REFUSED = """IDBFactory.prototype.open = () => {
  throw new DOMException("no", "SecurityError");
};
"""
ROOM = "() => { IDBObjectStore.prototype.put = self.put; }"
SPOIL = """async () => {
  const cache = await caches.open("understudy-memory");
  for (const key of await cache.keys()) await cache.put(key, new Response(new Uint8Array(5000)));
}"""


def revision(page: Page, number: int) -> None:
    expect(page.locator("main.play")).to_have_attribute("data-revision", str(number))


def test_two_tabs_and_a_killed_worker(lite_phone: BrowserContext, lite: Page, site: Site) -> None:
    lite.add_init_script(WATCHED)
    game = open_new_game(lite, site, seed=5)
    assert lite.evaluate("window.persisted") == 1
    open_game(lite, site.url, game)
    close_report(lite)
    other = lite_phone.new_page()
    open_game(other, site.url, game)
    asked(other, "mars-ask-turn")
    lite.get_by_role("button", name="Parameter raised").click()
    lite.get_by_role("button", name="Enter").click()
    revision(other, 1)
    # Both tabs answer the same question at once; one answer counts.
    token = json.loads(ask_page(lite, "GET", f"games/{game}")[1])["token"]
    for page in (lite, other):
        page.evaluate(f"(about) => {{ window.sent = ({SEND})(about); }}", [game, token])
    assert sorted(page.evaluate("window.sent") for page in (lite, other)) == [200, 409]
    revision(lite, 2)
    revision(other, 2)
    lite.evaluate(KILL)
    lite.get_by_role("button", name="Nothing more for MarsBot").click()
    revision(other, 3)
    revision(lite, 3)
    # The next start shows the games before the engine is ready.
    wait_until(other, FRESH)
    other.add_init_script(ASLEEP)
    other.goto(f"{site.url}/")
    expect(other.locator(f'.save a[href^="#/play/{game}"]')).to_be_visible()
    other.close()


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_kills(lite_phone: BrowserContext, lite: Page, site: Site, chunk: int) -> None:
    lite.add_init_script(WATCHED)
    game = open_new_game(lite, site, seed=5)
    lite.evaluate("() => { localStorage.acknowledged = 0; }")
    chance = random.Random(chunk)
    known = unheard = 0
    for number in range(KILLS // CHUNKS):
        lite.evaluate(SEND_ON, [game])
        lite.wait_for_function("(known) => Number(localStorage.acknowledged) > known", arg=known)
        lite.wait_for_timeout(chance.randrange(60))
        if number % 2:
            lite.evaluate("() => { window.stopped = true; }")
            lite.evaluate(KILL)
        else:
            # The tab is closed at a random moment.
            lite.close()
            lite = lite_phone.new_page()
            lite.add_init_script(WATCHED)
            lite.goto(f"{site.url}/")
        there = lite.evaluate(COUNT, [game])
        known = int(lite.evaluate("localStorage.acknowledged"))
        # One more answer may be stored whose reply was lost.
        assert known + unheard <= there <= known + unheard + 1
        unheard = there - known
    lite.close()
    note(
        f"kills of worker and tab without a server: {KILLS // CHUNKS}, {known} answers "
        f"acknowledged, {unheard} more stored without a reply; none lost, none duplicated"
    )


def test_full_storage_is_reported_and_games_can_be_exported(lite: Page, site: Site) -> None:
    game = open_new_game(lite, site, seed=5)
    open_game(lite, site.url, game)
    close_report(lite)
    (engine,) = lite.workers
    engine.evaluate(FULL)
    lite.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(question(lite)).to_contain_text("There is no room to save your answer")
    # The message has a link to the export of games.
    question(lite).get_by_role("link", name="Import and export").click()
    lite.get_by_role("button", name="Export all games").click()
    with lite.expect_download() as download:
        lite.get_by_role("button", name="Save as a file").click()
    saved = json.loads(ask_page(lite, "GET", f"games/{game}/save")[1])
    games = [
        json.loads(one["save"]) for one in json.loads(download.value.path().read_bytes())["games"]
    ]
    assert saved in games
    engine.evaluate(ROOM)
    open_game(lite, site.url, game)
    lite.get_by_role("button", name="Nothing more for MarsBot").click()
    revision(lite, 1)


def test_refused_storage_is_reported(
    chromium: Browser, tmp_path: Path, site_files: dict[str, bytes]
) -> None:
    refused = REFUSED.encode() + site_files["lite/engine.js"]
    with run_site(tmp_path, with_worker({**site_files, "lite/engine.js": refused})) as site:
        context = chromium.new_context(**PHONE)
        page = context.new_page()
        page.add_init_script(REFUSED)
        page.goto(f"{site.url}/")
        said = page.get_by_role("alert")
        expect(said).to_contain_text("so games cannot be played. Use a normal (not private) window")
        expect(page.get_by_role("progressbar")).to_have_count(0)
        open_setup(page, site.url)
        start_button(page).click()
        expect(page.get_by_role("alert")).to_contain_text("so games cannot be played")
        context.close()


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });", "Web Locks"),
        ("delete window.BroadcastChannel;", "BroadcastChannel"),
    ],
)
def test_missing_browser_features_are_reported(
    lite: Page, site: Site, missing: str, said: str
) -> None:
    lite.add_init_script(missing)
    lite.goto(f"{site.url}/")
    expect(lite.get_by_role("alert")).to_contain_text(f"lacks what Understudy needs: {said}")


def test_a_page_on_plain_http_says_what_to_do(chromium: Browser, site: Site) -> None:
    """Other addresses than those of this machine need https for the storage."""
    plain = chromium.browser_type.launch(
        executable_path=executable(), args=[*FLAGS, "--host-resolver-rules=MAP * 127.0.0.1"]
    )
    page = plain.new_page()
    page.goto(f"{site.url}/".replace("127.0.0.1", "lite.example"))
    https = f"Open https://lite.example:{site.port}/games/understudy/"
    expect(page.get_by_role("alert")).to_contain_text(https)
    # What needs no storage can be used.
    page.goto(f"{page.url}#/rules/mars")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    plain.close()


def test_a_page_opened_as_a_file_says_what_to_do(
    chromium: Browser, tmp_path: Path, site_files: dict[str, bytes]
) -> None:
    write_site(site_files, tmp_path / "site")
    page = chromium.new_page()
    page.goto((tmp_path / "site" / "index.html").as_uri())
    expect(page.locator("aside.needs [lang=en]")).to_contain_text("opened as a file it cannot")
    page.close()


def test_offline_start_from_stored_memory_and_a_new_version(
    chromium: Browser, tmp_path: Path, site_files: dict[str, bytes]
) -> None:
    # A host without extra headers.
    with run_site(tmp_path, site_files, dict) as site:
        context = chromium.new_context(**{**PHONE, "service_workers": "allow"})
        page = context.new_page()
        page.set_default_timeout(FIRST_START_MS)
        page.add_init_script(WATCHED)
        page.goto(f"{site.url}/")
        # The worker is killed during its first start; another one replaces it.
        page.wait_for_function("() => window.shares > 0")
        page.evaluate(KILL)
        page.wait_for_function("() => window.engines.length > 1")
        game = new_game(page, seed=5)
        played = {"options": {"you": "played"}, "seed": 5}
        advised = new_game(page, **played)
        assert ask_page(page, "POST", f"games/{advised}/hint", {})[0] == 200
        wait_for_stored_memory(page)
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        site.stop()
        open_game(page, site.url, game)
        page.reload()
        close_report(page)
        page.get_by_role("button", name="Nothing more for MarsBot").click()
        revision(page, 1)
        assert page.evaluate("window.shares") == 0
        # Weights that were used once are kept; others need the network.
        assert ask_page(page, "POST", f"games/{advised}/hint", {})[0] == 200
        other = new_game(page, system="tapestry", **played)
        status, text = ask_page(page, "POST", f"games/{other}/hint", {})
        assert (status, json.loads(text)["error"]["id"]) == (503, "lite-no-weights")
        # A guide that was never opened before begins, too.
        resume_guide(page, site.url, GUIDE)
        check_hint(page, GUIDE, 0)
        assert ask_page(page, "DELETE", f"games/{page.url.rpartition('/')[2]}")[0] == 204
        open_game(page, site.url, game)
        # Damaged memory is detected, and the engine starts without it, still offline.
        page.evaluate(SPOIL)
        page.reload()
        page.locator("main.play").wait_for()
        revision(page, 1)
        page.wait_for_function("() => window.shares > 0")
        wait_for_stored_memory(page)
        start = site_files["start.js"].replace(b"Understudy</h1>", b"Understudy 2</h1>")
        site.replace_files(with_worker({**site_files, "start.js": start}))
        site.start()
        page.goto(f"{site.url}/")
        page.reload()
        expect(page.get_by_text("A new version is ready")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text("Understudy")
        page.evaluate("() => { location.hash = '#/'; location.reload(); }")
        expect(page.get_by_role("heading", level=1)).to_have_text("Understudy 2")
        expect(page.locator(".save")).to_have_count(3)
        context.close()


def test_deleted_storage_is_reported_and_the_open_game_can_be_saved(
    chromium: Browser, site: Site
) -> None:
    context = chromium.new_context(**PHONE)
    page = context.new_page()
    page.set_default_timeout(FIRST_START_MS)
    game = open_new_game(page, site, seed=5)
    open_game(page, site.url, game)
    close_report(page)
    wire = context.new_cdp_session(page)
    origin = {"origin": site.url.removesuffix("/games/understudy"), "storageTypes": "all"}
    wire.send("Storage.clearDataForOrigin", origin)
    expect(page.get_by_role("alert")).to_contain_text("has deleted the data of this page")
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(question(page)).to_contain_text("The open game can still be saved")
    assert ask_page(page, "GET", f"games/{game}/save")[0] == 200
    page.reload()
    expect(page.locator("main")).to_contain_text("There is no")
    context.close()
