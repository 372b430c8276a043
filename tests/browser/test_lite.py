"""Lite: whole games and the transfer of games, without any request to a server."""

import json

import pytest
from playwright.sync_api import (
    FilePayload,
    Page,
    expect,
)

from tests.browser.actions import (
    Api,
    asked,
    close_report,
    open_game,
    open_setup,
    report,
    report_of_kind,
    start_button,
)
from tests.browser.lite import Site, ask_page, open_new_game
from tests.serving import Server
from understudy.cli.commands import export_file
from understudy.core import Session, find_system, save
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game

PLAY = """async ([id, answers]) => {
  const { ask } = await import("understudy/backend");
  let doc = JSON.parse((await ask("GET", `games/${id}`)).text);
  for (const answer of answers) {
    const body = JSON.stringify({ token: doc.token, answer, key: crypto.randomUUID() });
    const { status, text } = await ask("POST", `games/${id}/answers?since=1000000`, body);
    if (status !== 200) throw new Error(text);
    doc = JSON.parse(text);
  }
}"""


def test_a_turn_an_undo_and_a_forecast(lite: Page, site: Site) -> None:
    open_setup(lite, site.url)
    begin = start_button(lite)
    begin.wait_for()
    expect(lite.get_by_text("needs a newer browser")).to_have_count(0)
    begin.click()
    lite.locator("main.play").wait_for()
    open_game(lite, site.url, open_new_game(lite, site, seed=5))
    close_report(lite)
    lite.get_by_role("button", name="Parameter raised").click()
    lite.get_by_role("button", name="Enter").click()
    expect(lite.locator(".gauge.temperature")).to_contain_text("−28 °C")
    lite.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(report(lite)).to_contain_text("MarsBot’s turn")
    close_report(lite)
    asked(lite, "mars-ask-turn")
    lite.get_by_role("button", name="Undo").first.click()
    # MarsBot's turn was carried out on the real table, so the page says how to take it back.
    expect(report_of_kind(lite, "table")).to_be_visible()
    close_report(lite)
    game = lite.url.rsplit("/", 1)[1]
    # The forecast runs in slices, so other requests are answered during it.
    lite.goto(f"{site.url}/#/play/{game}/forecast")
    expect(lite.get_by_role("status")).to_be_visible()
    assert ask_page(lite, "GET", f"games/{game}/answers")[0] == 200
    expect(lite.locator("main[aria-busy=true]")).to_have_count(1)


@pytest.mark.parametrize(
    ("name", "options", "human"),
    [
        ("mars", {}, "pace"),
        ("mars", {"you": "played"}, "greedy"),
        ("tapestry", {}, "pace"),
        ("tapestry", {"you": "played"}, "greedy"),
    ],
    ids=["mars", "screen game", "tapestry", "screen game of tapestry"],
)
def test_a_whole_game_is_the_same_as_on_a_server(
    lite: Page, site: Site, backend: Server, name: str, options: dict[str, object], human: str
) -> None:
    system = find_system(name)
    played = record_game(system, options, 5, find_agent(system, human))
    api = Api(backend.url)
    there = api.call("POST", "saves", json.loads(save(played)))
    here = open_new_game(lite, site, system=name, options=options, seed=5)
    lite.evaluate(PLAY, [here, [entry.answer for entry in played.tape]])
    saved = ask_page(lite, "GET", f"games/{here}/save")[1].encode()
    # The terminal writes the same file.
    assert saved == api.save(there["id"]) == save(played).encode()
    doc = json.loads(ask_page(lite, "GET", f"games/{here}")[1])
    assert json.dumps(doc["journal"]) == json.dumps(there["journal"])
    lite.goto(f"{site.url}/#/play/{here}/score")
    expect(lite.locator(".sc").first).to_be_visible()


@pytest.mark.parametrize("name", ["mars", "tapestry"])
def test_hints_are_those_of_the_server(lite: Page, site: Site, backend: Server, name: str) -> None:
    api = Api(backend.url)
    wanted = {"system": name, "options": {"you": "played"}, "seed": 5}
    there = api.call("POST", "games", wanted)["id"]
    here = open_new_game(lite, site, **wanted)
    status, text = ask_page(lite, "POST", f"games/{here}/hint", {})
    assert status == 200, text
    hint, same = json.loads(text), api.call("POST", f"games/{there}/hint", {})
    # The browser computes with fewer digits.
    for one, other in zip([hint, *hint["moves"]], [same, *same["moves"]], strict=True):
        assert one.pop("win") == pytest.approx(other.pop("win"), abs=0.002)
        assert one.pop("ahead") == pytest.approx(other.pop("ahead"), abs=0.2)
    assert hint == same


def test_import_and_export_of_all_games(lite: Page, site: Site) -> None:
    lite.goto(f"{site.url}/")
    for line in json.loads(ask_page(lite, "GET", "games?limit=50&offset=0")[1]):
        assert ask_page(lite, "DELETE", f"games/{line['id']}")[0] == 204
    played = Session(find_system("mars"), {"map": "hellas"}, 2**60)
    played.answer("done")
    day = "2026-02-03T04:05:06.000007+00:00"
    game = {"title": "Žofie", "created": day, "updated": day, "save": save(played)}
    text = export_file.write(export_file.ExportFile([game], []))
    file = FilePayload(name="all.json", mimeType="application/json", buffer=text.encode())
    lite.goto(f"{site.url}/#/files")
    for came in ("Imported: 1. Already here: 0.", "Imported: 0. Already here: 1."):
        lite.set_input_files("input[type=file]", files=[file])
        expect(lite.get_by_role("status").filter(has_text=came)).to_be_visible()
    lite.get_by_role("button", name="Export all games").click()
    with lite.expect_download() as download:
        lite.get_by_role("button", name="Save as a file").click()
    assert download.value.path().read_bytes() == text.encode()
