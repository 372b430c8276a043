"""The service reviews games request by request; watchers get no evaluation."""

import json
from typing import Any

from understudy.service import ENDPOINTS, Request, Service
from understudy.service.endpoints import advice, review
from understudy.store import KeyValueStore, MemoryTextStore, Right


def call(service: Service, method: str, path: str, body: object = None) -> tuple[int, Any]:
    sent = b"" if body is None else json.dumps(body).encode()
    path, _, query = path.partition("?")
    reply = service.answer(method, path, Request(query=query, body=sent))
    return reply.status, json.loads(reply.to_text() or "null")


def started_game(service: Service) -> str:
    """Return a screen game in its first generation."""
    options = {"you": "played"}
    _, game = call(service, "POST", "/games", {"system": "mars", "options": options, "seed": 4})
    for answer in ("R24", "none", {"do": "pass"}, "none"):
        token = game["token"]
        path = f"/games/{game['id']}/answers"
        status, game = call(service, "POST", path, {"token": token, "answer": answer})
        assert status == 200, game
    return str(game["id"])


def new_service() -> Service:
    return Service(KeyValueStore(MemoryTextStore()))


def test_a_review_is_complete_after_a_few_requests() -> None:
    service = new_service()
    id = started_game(service)
    reports: list[Any] = []
    while not reports or reports[-1]["review"] is None:
        status, report = call(service, "POST", f"/games/{id}/review", {})
        assert status == 200, report
        reports.append(report)
        assert len(reports) < 100
    found = reports[-1]["review"]
    assert found["won"] is None
    assert len(found["sentences"]) == 5
    assert found["points"][0]["round"] == 1
    assert found["decisions"][0] == {"at": 0, "round": 1}
    status, again = call(service, "POST", f"/games/{id}/review", {})
    assert again["review"] == found, "it is kept"


def test_any_decision_can_be_asked_about() -> None:
    service = new_service()
    id = started_game(service)
    status, found = call(service, "GET", f"/games/{id}/review/0")
    assert status == 200
    assert found["kind"] == "mars-your-corporation" or found["kind"]
    assert found["given"]["move"] == "R24"
    assert {one["move"] for one in found["moves"]} == {"R24", "R08", "R00"}
    assert call(service, "GET", f"/games/{id}/review/99")[0] == 404


def test_games_without_an_expert_have_no_review() -> None:
    service = new_service()
    _, game = call(service, "POST", "/games", {"system": "mars", "seed": 4})
    status, refused = call(service, "POST", f"/games/{game['id']}/review", {})
    assert status == 404
    assert refused["error"]["id"] == "mars-expert-needs-screen-game"


def test_compared_answers_are_continued() -> None:
    service = new_service()
    id = started_game(service)
    body = {"games": 1, "most": 2, "seed": 1}
    games = [call(service, "POST", f"/games/{id}/hint/compare", body)[1]["games"] for _ in range(3)]
    assert games == [1, 2, 2]


def test_the_win_probability_is_that_of_the_position() -> None:
    service = new_service()
    id = started_game(service)
    status, found = call(service, "GET", f"/games/{id}/win-probability")
    assert (status, found["revision"]) == (200, 4)
    assert 0 < found["win"] < 1
    _, hint = call(service, "POST", f"/games/{id}/hint", {})
    assert (found["win"], found["ahead"]) == (hint["win"], hint["ahead"])


def test_watchers_get_no_evaluation() -> None:
    """It would tell what is in the player's hand."""
    modules = {advice.__name__, review.__name__}
    needed = {one.name: one.needs for one in ENDPOINTS if one.function.__module__ in modules}
    assert len(needed) >= 5
    assert set(needed.values()) == {Right.PLAY}
