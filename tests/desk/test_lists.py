"""Lists of games: short, whatever the games are."""

from tests.desk.asking import ask
from understudy.desk import Desk
from understudy.mars.printed.boards import board_text
from understudy.store import MemoryRecords, PlainStore


def test_a_list_says_of_a_board_only_that_there_is_one() -> None:
    desk = Desk(PlainStore(MemoryRecords()))
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
    desk = Desk(PlainStore(MemoryRecords()))
    for _ in range(3):
        ask(desk, "POST", "/games", {"system": "mars"})
    everything = ask(desk, "GET", "/games")
    assert ask(desk, "GET", "/games", query="limit=2") == everything[:2]
    assert ask(desk, "GET", "/games", query="limit=2&offset=2") == everything[2:]
    assert ask(desk, "GET", "/history", query="limit=1") == []
    for query in ("limit=0", "limit=501", "limit=x", "offset=-1"):
        assert desk.answer("GET", "/games", query).status == 400
