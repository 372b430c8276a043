"""Lists of games: short entries, pages, titles and the history."""

import json

from tests.service.requests import parsed, send
from understudy.core import Session, find_system, save
from understudy.mars.printed.boards import board_text
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore


def test_a_list_replaces_the_text_of_a_board() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    text = board_text("hellas")
    for board in ("", text):
        send(
            service,
            "POST",
            "/games",
            {"system": "mars", "options": {"map": "hellas", "board": board}},
        )
    with_board, without = send(service, "GET", "/games")
    assert (with_board["options"]["board"], without["options"]["board"]) == (True, "")
    assert with_board["options"]["map"] == "hellas"
    game = send(service, "GET", f"/games/{with_board['id']}")
    assert game["options"]["board"] == text


def test_a_list_has_pages() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    for _ in range(3):
        send(service, "POST", "/games", {"system": "mars"})
    everything = send(service, "GET", "/games")
    assert send(service, "GET", "/games", query="limit=2") == everything[:2]
    assert send(service, "GET", "/games", query="limit=2&offset=2") == everything[2:]
    assert send(service, "GET", "/history", query="limit=1") == []
    for query in ("limit=0", "limit=501", "limit=x", "offset=-1"):
        assert service.answer("GET", "/games", Request(query=query)).status == 400


def test_a_game_has_a_title() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    id = send(service, "POST", "/games", {"system": "mars"})["id"]
    path = f"/games/{id}/title"
    assert service.answer("PUT", path, Request(body=b'{"title": " Sunday "}')).status == 204
    assert send(service, "GET", "/games")[0]["title"] == "Sunday"
    assert (
        service.answer("PUT", path, Request(body=json.dumps({"title": "x" * 61}).encode())).status
        == 400
    )
    assert service.answer("PUT", "/games/none/title", Request(body=b'{"title": ""}')).status == 404
    assert send(service, "GET", "/games")[0]["title"] == "Sunday"


def finished() -> bytes:
    """Return the save file of a finished game."""
    session = Session(find_system("mars"), {}, 9)
    while session.question is not None:
        turn = session.question.id == "mars-ask-turn"
        session.answer("pass" if turn else session.question.default)
    return save(session).encode()


def test_a_finished_game_is_imported_once() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    text = finished()
    first, again = (parsed(service.answer("POST", "/saves", Request(body=text))) for _ in range(2))
    assert again["id"] == first["id"]
    assert len(send(service, "GET", "/history")) == 1
    # An unfinished game is imported each time.
    unfinished = save(Session(find_system("mars"), {}, 9)).encode()
    assert (
        len(
            {
                parsed(service.answer("POST", "/saves", Request(body=unfinished)))["id"]
                for _ in range(2)
            }
        )
        == 2
    )


def test_lists_mark_damaged_games() -> None:
    records = MemoryTextStore()
    service = Service(KeyValueStore(records))
    id = parsed(service.answer("POST", "/saves", Request(body=finished())))["id"]
    head = json.loads(records.read("heads", id) or "")
    records.write({("heads", id): json.dumps({**head, "summary": 7})})
    assert [line["damaged"] for line in send(service, "GET", "/games")] == [True]
    assert all(line["damaged"] for line in send(service, "GET", "/history"))
