"""Finished games for programs that record plays: the link to BG Stats, and the history as files."""

import csv
import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page

import understudy
from tests.browser.actions import Api, open_screen
from tests.serving import Server
from understudy.core import Chance, Seat, save
from understudy.sim.agents import find_agent

MAX_LENGTH = 8000


def game_of_two_people() -> str:
    """Return a save file of a finished game of Ann and Ben."""
    people = {"you": "played", "players": "two_humans", "name": "Ann", "name2": "Ben"}
    session = understudy.new("tapestry", 7, **people)
    agent = find_agent(session.system, "random")
    while session.question:
        policy = agent(Seat("tapestry", session.position, Chance(len(session.tape))))
        session.answer(policy.answer(session.question))
    return save(session)


def play_in(link: Locator) -> dict[str, Any]:
    """Return the play that a link to BG Stats describes."""
    address = link.get_attribute("href")
    assert address
    assert len(address) < MAX_LENGTH
    assert address.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    play: dict[str, Any] = json.loads(parse_qs(urlsplit(address).query)["data"][0])
    assert play["sourceName"] == "Understudy"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    return play


def test_finished_games_are_logged_in_bg_stats(desktop: Page, empty_backend: Server) -> None:
    api = Api(empty_backend.url)
    alone = api.finished(map="hellas", difficulty="hard")
    together = str(api.call("POST", "saves", json.loads(game_of_two_people()))["id"])
    plays = {}
    for id in (alone, together):
        open_screen(desktop, empty_backend.url, f"play/{id}/score")
        plays[id] = play_in(desktop.get_by_role("link", name="Log in BG Stats"))
        assert plays[id]["sourcePlayId"] == id
    mars, tapestry = plays[alone], plays[together]
    assert (mars["game"]["bggId"], tapestry["game"]["bggId"]) == (167791, 286096)
    assert mars["board"] == "Hellas, Hard"
    assert "Corporate Era" in mars["comments"]
    assert [player["sourcePlayerId"] for player in mars["players"]] == ["human", "bot"]
    assert [player["winner"] for player in mars["players"]] == [False, True]
    assert [player["name"] for player in tapestry["players"]] == ["Ann", "Ben"]
    assert all(player["role"] and int(player["score"]) > 0 for player in tapestry["players"])
    assert sorted(player["rank"] for player in tapestry["players"]) == [1, 2]
    # The history has the same links; it does not know the civilizations.
    open_screen(desktop, empty_backend.url, "history")
    links = desktop.get_by_role("link", name="Log in BG Stats")
    links.first.wait_for()
    (listed,) = (play_in(link) for link in links.all())
    assert listed["sourcePlayId"] in plays


def test_the_history_is_downloaded(desktop: Page, empty_backend: Server) -> None:
    api = Api(empty_backend.url)
    game = api.finished(map="hellas", difficulty="hard")
    open_screen(desktop, empty_backend.url, "history")
    texts = []
    for name in ("Table (CSV)", "Data (JSON)"):
        with desktop.expect_download() as download:
            desktop.get_by_role("button", name=name).click()
        texts.append(download.value.path().read_text("utf-8-sig"))
    (row,) = csv.DictReader(texts[0].splitlines())
    (entry,) = json.loads(texts[1])["games"]
    assert row["id"] == entry["id"] == game
    assert row["map"] == entry["options"]["map"] == "hellas"
