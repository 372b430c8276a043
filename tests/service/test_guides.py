"""Games of guides are marked, in documents and lists."""

from tests.service.requests import send
from understudy.service import Service
from understudy.store import KeyValueStore, MemoryTextStore


def test_a_game_with_options_and_seed_of_a_guide_is_marked() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    mars = next(one for one in send(service, "GET", "/systems") if one["name"] == "mars")
    guide = mars["guides"][0]
    origin = {"system": "mars", "options": guide["options"], "seed": guide["seed"]}
    game = send(service, "POST", "/games", origin)
    assert game["guide"] == guide["name"]
    answer = {"token": game["token"], "answer": guide["answers"][0]}
    assert send(service, "POST", f"/games/{game['id']}/answers", answer)["guide"] == guide["name"]
    assert send(service, "GET", f"/games/{game['id']}/public")["guide"] == ""
    (listed,) = send(service, "GET", "/games")
    assert listed["summary"]["guide"] == guide["name"]


def test_other_games_are_not_marked() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    game = send(service, "POST", "/games", {"system": "mars", "seed": 5})
    assert game["guide"] == ""
    (listed,) = send(service, "GET", "/games")
    assert "guide" not in listed["summary"]
