"""Lists of games: short, whatever the games are."""

import json

from tests.service.requests import ask, said
from understudy.core import Session, find_system, save
from understudy.mars.printed.boards import board_text
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore


def test_a_list_says_of_a_board_only_that_there_is_one() -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    text = board_text("hellas")
    for board in ("", text):
        ask(
            desk, "POST", "/games", {"system": "mars", "options": {"map": "hellas", "board": board}}
        )
    with_board, without = ask(desk, "GET", "/games")
    assert (with_board["options"]["board"], without["options"]["board"]) == (True, "")
    assert with_board["options"]["map"] == "hellas"
    game = ask(desk, "GET", f"/games/{with_board['id']}")
    assert game["options"]["board"] == text


def test_a_list_comes_in_pages() -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    for _ in range(3):
        ask(desk, "POST", "/games", {"system": "mars"})
    everything = ask(desk, "GET", "/games")
    assert ask(desk, "GET", "/games", query="limit=2") == everything[:2]
    assert ask(desk, "GET", "/games", query="limit=2&offset=2") == everything[2:]
    assert ask(desk, "GET", "/history", query="limit=1") == []
    for query in ("limit=0", "limit=501", "limit=x", "offset=-1"):
        assert desk.answer("GET", "/games", Request(query=query)).status == 400


def test_a_game_can_be_named() -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    id = ask(desk, "POST", "/games", {"system": "mars"})["id"]
    path = f"/games/{id}/title"
    assert desk.answer("PUT", path, Request(body=b'{"title": " Sunday "}')).status == 204
    assert ask(desk, "GET", "/games")[0]["title"] == "Sunday"
    assert (
        desk.answer("PUT", path, Request(body=json.dumps({"title": "x" * 61}).encode())).status
        == 400
    )
    assert desk.answer("PUT", "/games/none/title", Request(body=b'{"title": ""}')).status == 404
    assert ask(desk, "GET", "/games")[0]["title"] == "Sunday"


def finished() -> bytes:
    """A save file of a game that is over."""
    session = Session(find_system("mars"), {}, 9)
    while session.question is not None:
        turn = session.question.id == "mars-ask-turn"
        session.answer("pass" if turn else session.question.default)
    return save(session).encode()


def test_the_same_finished_game_counts_once() -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    text = finished()
    first, again = (said(desk.answer("POST", "/saves", Request(body=text))) for _ in range(2))
    assert again["id"] == first["id"]
    assert len(ask(desk, "GET", "/history")) == 1
    # Of a game that goes on a program gets another one each time.
    running = save(Session(find_system("mars"), {}, 9)).encode()
    assert (
        len({said(desk.answer("POST", "/saves", Request(body=running)))["id"] for _ in range(2)})
        == 2
    )


def test_the_history_marks_what_is_damaged() -> None:
    records = MemoryTextStore()
    desk = Service(KeyValueStore(records))
    id = said(desk.answer("POST", "/saves", Request(body=finished())))["id"]
    head = json.loads(records.read("heads", id) or "")
    records.write({("heads", id): json.dumps({**head, "summary": 7})})
    assert [line["damaged"] for line in ask(desk, "GET", "/games")] == [True]
    assert all(line["damaged"] for line in ask(desk, "GET", "/history"))
