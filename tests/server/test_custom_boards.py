"""Built-in and custom boards as text."""

import httpx
import pytest

from tests.server.client import Client, Refusal, checked

BOARDS = "/systems/mars/sheets"


def put(client: Client, name: str, text: str) -> object:
    return checked(client.http.put(f"{BOARDS}/board/{name}", json={"text": text}))


def test_built_in_boards_can_be_read(ann: Client) -> None:
    boards = ann.get(BOARDS)["board"]
    assert len(boards) == 6
    assert "[[tracks]]" in boards["hellas"]


def test_built_in_boards_have_no_fatal_problems(ann: Client) -> None:
    for text in ann.get(BOARDS)["board"].values():
        assert not ann.post(f"{BOARDS}/board/check", {"text": text})["fatal"]


def test_problems_are_reported(ann: Client) -> None:
    hellas = ann.get(BOARDS)["board"]["hellas"]
    broken = hellas.replace('spaces = ". O', 'spaces = "? O', 1)
    report = ann.post(f"{BOARDS}/board/check", {"text": broken})
    assert report["fatal"]
    assert report["problems"] == [
        {
            "id": "mars-board-icon",
            "args": {"track": {"kind": "mars-track", "id": "building"}, "space": 1, "icon": "?"},
        }
    ]
    report = ann.post(f"{BOARDS}/board/check", {"text": "tracks = ["})
    assert report["fatal"]
    assert report["problems"][0]["id"] == "mars-board-line"


def test_a_warning_is_not_fatal(ann: Client) -> None:
    hellas = ann.get(BOARDS)["board"]["hellas"]
    odd = hellas.replace("O", ".")
    report = ann.post(f"{BOARDS}/board/check", {"text": odd})
    assert not report["fatal"]
    assert [one["id"] for one in report["problems"]] == ["mars-board-icons-unusual"]


def test_a_custom_board_is_saved_used_and_deleted(ann: Client, ben: Client) -> None:
    hellas = ann.get(BOARDS)["board"]["hellas"]
    entered = hellas.replace('spaces = ". O', 'spaces = "G O', 1)
    put(ann, "hellas", hellas)
    put(ann, "hellas", entered)
    (saved,) = ben.get(f"{BOARDS}/board")
    assert saved == ben.get(f"{BOARDS}/board/hellas")
    assert (saved["name"], saved["text"]) == ("hellas", entered)
    game = ben.new(map="hellas", board=saved["text"])
    assert game["view"]["bot"]["tracks"][0]["spaces"][1] == "greenery"
    checked(ben.http.delete(f"{BOARDS}/board/hellas"))
    assert ann.get(f"{BOARDS}/board") == []
    with pytest.raises(Refusal) as refused:
        ann.get(f"{BOARDS}/board/hellas")
    assert (refused.value.status, refused.value.id) == (404, "server-no-such-sheet")


def test_a_broken_board_is_not_saved(ann: Client) -> None:
    with pytest.raises(Refusal) as refused:
        put(ann, "elysium", "tracks = []")
    assert (refused.value.status, refused.value.id) == (400, "mars-board-tracks")
    assert ann.get(f"{BOARDS}/board") == []


@pytest.mark.parametrize("path", ["hats/sheets", "mars/sheets/hats", "mars/sheets/hats/hellas"])
def test_unknown_names_are_not_found(web: httpx.Client, path: str) -> None:
    assert web.get(f"/api/v1/systems/{path}").status_code == 404


def test_only_boards_of_the_game_can_be_saved(ann: Client) -> None:
    hellas = ann.get(BOARDS)["board"]["hellas"]
    with pytest.raises(Refusal) as refused:
        put(ann, "atlantis", hellas)
    assert refused.value.status == 404
