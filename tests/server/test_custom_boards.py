"""Boards as text: ours, and those that were entered."""

import httpx
import pytest

from tests.server.client import Client, Refusal, taken

SHEETS = "/systems/mars/sheets"


def put(client: Client, name: str, text: str) -> object:
    return taken(client.http.put(f"{SHEETS}/board/{name}", json={"text": text}))


def test_our_boards_can_be_read(ann: Client) -> None:
    boards = ann.get(SHEETS)["board"]
    assert len(boards) == 6
    assert "[[tracks]]" in boards["hellas"]


def test_our_own_boards_are_fine(ann: Client) -> None:
    for text in ann.get(SHEETS)["board"].values():
        assert not ann.post(f"{SHEETS}/board/check", {"text": text})["fatal"]


def test_what_is_wrong_is_said(ann: Client) -> None:
    hellas = ann.get(SHEETS)["board"]["hellas"]
    broken = hellas.replace('spaces = ". O', 'spaces = "? O', 1)
    report = ann.post(f"{SHEETS}/board/check", {"text": broken})
    assert report["fatal"]
    assert report["problems"] == [
        {
            "id": "mars-board-icon",
            "args": {"track": {"kind": "mars-track", "id": "building"}, "space": 1, "icon": "?"},
        }
    ]
    report = ann.post(f"{SHEETS}/board/check", {"text": "tracks = ["})
    assert report["fatal"]
    assert report["problems"][0]["id"] == "mars-board-line"


def test_what_is_unusual_is_no_obstacle(ann: Client) -> None:
    hellas = ann.get(SHEETS)["board"]["hellas"]
    odd = hellas.replace("O", ".")
    report = ann.post(f"{SHEETS}/board/check", {"text": odd})
    assert not report["fatal"]
    assert [one["id"] for one in report["problems"]] == ["mars-board-icons-unusual"]


def test_an_entered_board_is_kept_used_and_forgotten(ann: Client, ben: Client) -> None:
    hellas = ann.get(SHEETS)["board"]["hellas"]
    entered = hellas.replace('spaces = ". O', 'spaces = "G O', 1)
    put(ann, "hellas", hellas)
    put(ann, "hellas", entered)
    (saved,) = ben.get(f"{SHEETS}/board")
    assert saved == ben.get(f"{SHEETS}/board/hellas")
    assert (saved["name"], saved["text"]) == ("hellas", entered)
    game = ben.new(map="hellas", board=saved["text"])
    assert game["view"]["bot"]["tracks"][0]["spaces"][1] == "greenery"
    taken(ben.http.delete(f"{SHEETS}/board/hellas"))
    assert ann.get(f"{SHEETS}/board") == []
    with pytest.raises(Refusal) as refused:
        ann.get(f"{SHEETS}/board/hellas")
    assert (refused.value.status, refused.value.id) == (404, "server-no-such-sheet")


def test_a_broken_board_is_not_kept(ann: Client) -> None:
    with pytest.raises(Refusal) as refused:
        put(ann, "elysium", "tracks = []")
    assert (refused.value.status, refused.value.id) == (400, "mars-board-tracks")
    assert ann.get(f"{SHEETS}/board") == []


@pytest.mark.parametrize("path", ["hats/sheets", "mars/sheets/hats", "mars/sheets/hats/hellas"])
def test_unknown_things_are_not_there(web: httpx.Client, path: str) -> None:
    assert web.get(f"/api/v1/systems/{path}").status_code == 404


def test_only_boards_of_the_game_can_be_entered(ann: Client) -> None:
    hellas = ann.get(SHEETS)["board"]["hellas"]
    with pytest.raises(Refusal) as refused:
        put(ann, "atlantis", hellas)
    assert refused.value.status == 404
