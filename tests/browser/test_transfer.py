"""Transfer of games: all in a file, one by a link; none is duplicated or lost."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import (
    Api,
    asked,
    open_game,
    open_menu,
)
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage, ServePage, checked_page
from tests.serving import Server
from understudy.cli.commands import export_file
from understudy.core import Session, find_system, save
from understudy.mars.printed.boards import board_text


def lines(api: Api) -> list[Any]:
    """Return the list of games as the page shows it."""
    shown = ("system", "options", "created", "updated", "answers", "over", "summary", "title")
    return [{name: line[name] for name in shown} for line in api.call("GET", "games")]


def file_of(text: str) -> Any:
    return {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}


def test_transfer_of_all_games(
    phone: Page, empty_backend: Server, chromium: Browser, tmp_path: Path, serve_page: ServePage
) -> None:
    api = Api(empty_backend.url)
    first = api.new(seed=2**48, map="hellas")
    api.play(first, ["done", "done"])
    api.call("PUT", f"games/{first}/title", {"title": "Sunday, « Žofie »"})
    second = str(api.call("POST", "games", {"system": "tapestry", "seed": 4})["id"])
    board = board_text("hellas") + "# entered\n"
    api.call("PUT", "systems/mars/sheets/board/hellas", {"text": board})
    phone.goto(empty_backend.url)
    open_menu(phone)
    phone.get_by_role("link", name="Import and export").click()
    phone.get_by_role("button", name="Export all games").click()
    expect(phone.get_by_role("status")).to_contain_text("2 games, 1 entered board")
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "all.json"
    download.value.save_as(file)
    # The terminal reads and writes the same file.
    assert export_file.write(export_file.read(file.read_text("utf-8"))) == file.read_text("utf-8")
    saves = [api.save(game).decode() for game in (first, second)]
    assert sorted(one["save"] for one in json.loads(file.read_bytes())["games"]) == sorted(saves)
    with (
        serve_page(tmp_path / "elsewhere") as elsewhere,
        checked_page(chromium.new_context(**PHONE).new_page()) as page,
    ):
        there = Api(elsewhere.url)
        page.goto(elsewhere.url)
        page.set_input_files("input[type=file]", file)
        report = page.get_by_role("status").filter(has_text="Imported")
        expect(report).to_have_text("Imported: 3. Already here: 0. To decide: 0. Rejected: 0.")
        assert lines(there) == lines(api)
        taken = {line["system"]: line["id"] for line in there.call("GET", "games")}
        assert [there.save(taken[system]).decode() for system in ("mars", "tapestry")] == saves
        assert there.call("GET", "systems/mars/sheets/board")[0]["text"] == board
        # One game is continued, one is unchanged, one has other answers, one is damaged.
        api.play(first, ["done"])
        otherwise = Session(find_system("mars"), {"map": "hellas"}, 2**48)
        otherwise.answer("pass")
        texts = [
            api.save(first).decode(),
            saves[1],
            save(otherwise),
            saves[0].replace('"done"', '"dance"', 1),
        ]
        again = json.loads(file.read_bytes())
        again["games"] = [{**again["games"][0], "save": text} for text in texts]
        page.set_input_files("input[type=file]", file_of(json.dumps(again)))
        expect(report).to_have_text("Imported: 0. Already here: 2. To decide: 2. Rejected: 1.")
        expect(page.locator("[data-how=refused]")).to_contain_text("does not fit the question")
        assert there.save(taken["mars"]).decode() == saves[0]
        assert violations(page) == []
        page.get_by_role("button", name="Update my copy").click()
        expect(page.locator("[data-how=ahead]")).to_have_count(0)
        assert there.save(taken["mars"]) == api.save(first)
        other = page.locator("[data-how=other]")
        expect(other).to_contain_text("with different answers")
        other.get_by_role("button", name="Add as a second game").click()
        expect(other).to_have_count(0)
        assert len(there.call("GET", "games")) == 3


def test_transfer_of_a_game_by_link(phone: Page, open_page: OpenPage, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=77, map="elysium")
    api.play(game, ["done", "done"])
    open_game(phone, backend.url, game)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("link", name="Share this game").click()
    link = phone.get_by_label("Share a link", exact=True).input_value()
    code = phone.get_by_role("img", name="QR code with the same link")
    box = code.bounding_box()
    assert box
    assert 250 < box["width"] <= 358
    expect(phone.locator(".note")).to_contain_text("works on this device only")
    assert violations(phone) == []
    saved = api.save(game)
    api.call("DELETE", f"games/{game}")
    sent: list[str] = []
    with open_page(**PHONE) as other:
        other.on("request", lambda request: sent.append(request.url))
        other.goto(link)
        expect(other.get_by_role("heading", name="Game received")).to_be_visible()
        expect(other.locator(".save")).to_contain_text("Elysium")
        expect(other.locator(".save")).to_contain_text("2 answers")
        assert violations(other) == []
        known = {line["id"] for line in api.call("GET", "games")}
        other.get_by_role("button", name="Add game").click()
        asked(other, "mars-ask-turn")
        assert link.partition("#")[2] not in "".join(sent)
        (new,) = {line["id"] for line in api.call("GET", "games")} - known
        assert api.save(new) == saved
        other.locator(".prompt").get_by_role("button", name="Nothing more for MarsBot").click()
        expect(other.locator(".report")).to_be_visible()
        # The second import does not duplicate it.
        other.goto(link)
        expect(other.get_by_text("with different answers")).to_be_visible()
        other.get_by_role("button", name="Cancel").click()
        assert {line["id"] for line in api.call("GET", "games")} == known | {new}
        other.goto(link[:-9])
        expect(other.get_by_role("alert")).to_contain_text("This link is damaged")
