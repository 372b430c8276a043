"""The page that needs no server: everything happens in it, and nothing leaves it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    expect,
)

from tests.browser.conftest import PHONE
from tests.browser.lite import Site, asked_of, hosting, kept_memory
from tests.browser.playing import Api, asked, go_to, put_away, sheet
from tests.serving import Server
from understudy.cli import bundle
from understudy.sim.games import record_game
from understudy.sim.humans import find_human
from understudy.table import Session, find_system, save

FIRST = 60_000
"""The first start takes its time."""

PLAY = """async ([id, answers]) => {
  const { ask } = await import("understudy/backend");
  let doc = JSON.parse((await ask("GET", `games/${id}`)).text);
  for (const answer of answers) {
    const body = JSON.stringify({ token: doc.token, answer, key: crypto.randomUUID() });
    const { status, text } = await ask("POST", `games/${id}/answers`, body);
    if (status !== 200) throw new Error(text);
    doc = JSON.parse(text);
  }
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, site_files: dict[str, bytes]) -> Iterator[Site]:
    with hosting(tmp_path_factory.mktemp("site"), site_files) as site:
        yield site


@pytest.fixture(scope="module")
def device(chromium: Browser, site: Site) -> Iterator[BrowserContext]:
    """A telephone on which the first start is over."""
    context = chromium.new_context(**PHONE)
    outside: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((f"{site.url}/", "data:", "blob:")):
            outside.append(request.url)

    context.on("request", look)
    page = context.new_page()
    errors: list[Error] = []
    page.on("pageerror", lambda error: errors.append(error))
    page.goto(f"{site.url}/")
    expect(page.get_by_text("Preparing, only this once")).to_be_visible()
    bar = page.get_by_role("progressbar", name="Preparing, only this once")
    expect(bar).to_have_count(0, timeout=FIRST)
    kept_memory(page)
    page.close()
    yield context
    context.close()
    assert errors == []
    assert outside == []


@pytest.fixture
def page(device: BrowserContext) -> Iterator[Page]:
    page = device.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))

    def hear(said: ConsoleMessage) -> None:
        if "Security Policy" in said.text:
            broken.append(said.text)

    page.on("console", hear)
    page.set_default_timeout(20_000)
    yield page
    page.close()
    assert broken == []


def begun(page: Page, site: Site, **wanted: object) -> str:
    """The id of a new game, laid out by the page itself."""
    page.goto(f"{site.url}/")
    status, text = asked_of(page, "POST", "games", {"system": "mars", "options": {}, **wanted})
    assert status == 201, text
    return str(json.loads(text)["id"])


def test_an_evening(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/#/new/mars")
    page.locator(".prompt .primary:not([disabled])").click()
    page.locator("main.play").wait_for()
    go_to(page, site.url, begun(page, site, seed=5))
    put_away(page)
    page.get_by_role("button", name="Parameter raised").click()
    page.get_by_role("button", name="Enter it").click()
    expect(page.locator(".gauge.temperature")).to_contain_text("−28 °C")
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(sheet(page)).to_contain_text("MarsBot’s turn")
    put_away(page)
    asked(page, "mars-ask-turn")
    page.get_by_role("button", name="Undo").first.click()
    expect(sheet(page)).to_have_count(0)
    game = page.url.rsplit("/", 1)[1]
    # The forecast is made in slices: somebody else is answered meanwhile.
    page.goto(f"{site.url}/#/play/{game}/forecast")
    expect(page.get_by_role("status")).to_be_visible()
    assert asked_of(page, "GET", f"games/{game}/answers")[0] == 200
    expect(page.locator("main[aria-busy=true]")).to_have_count(1)
    expect(page.locator("main[aria-busy=false]")).to_have_count(1, timeout=FIRST)
    expect(page.locator("main")).to_contain_text("1,000")


@pytest.mark.parametrize("name", ["mars", "tapestry"])
def test_a_whole_game_is_the_same_as_on_a_server(
    page: Page, site: Site, house: Server, name: str
) -> None:
    system = find_system(name)
    forecasting = system.simulation().forecasting
    assert forecasting is not None
    played = record_game(system, {}, 5, find_human(system, forecasting.human))
    api = Api(house.url)
    there = api.call("POST", "saves", json.loads(save(played)))
    here = begun(page, site, system=name, seed=5)
    page.evaluate(PLAY, [here, [entry.answer for entry in played.tape]])
    assert asked_of(page, "GET", f"games/{here}/save")[1].encode() == api.save(there["id"])
    doc = json.loads(asked_of(page, "GET", f"games/{here}")[1])
    assert json.dumps(doc["journal"]) == json.dumps(there["journal"])
    page.goto(f"{site.url}/#/play/{here}/score")
    expect(page.locator(".sc").first).to_be_visible()


def test_all_games_come_from_elsewhere_and_go_there_again(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/")
    for line in json.loads(asked_of(page, "GET", "games?limit=50&offset=0")[1]):
        assert asked_of(page, "DELETE", f"games/{line['id']}")[0] == 204
    played = Session(find_system("mars"), {"map": "hellas"}, 2**60)
    played.answer("done")
    day = "2026-02-03T04:05:06.000007+00:00"
    game = {"title": "Žofie", "created": day, "updated": day, "save": save(played)}
    text = bundle.write(bundle.Bundle([game], []))
    file = {"name": "all.json", "mimeType": "application/json", "buffer": text.encode()}
    page.goto(f"{site.url}/#/files")
    for came in ("Taken in: 1. Here already: 0.", "Taken in: 0. Here already: 1."):
        page.set_input_files("input[type=file]", files=[file])
        expect(page.get_by_role("status").filter(has_text=came)).to_be_visible()
    page.get_by_role("button", name="Put all games into a file").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.path().read_bytes() == text.encode()
