"""The service reviews games request by request; watchers get no evaluation."""

import json
from typing import Any

import pytest

from understudy.service import ENDPOINTS, Request, Service
from understudy.service.endpoints import advice, review
from understudy.sim.advice import win_course
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


@pytest.mark.slow
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


def complete_course(service: Service, id: str, body: object) -> tuple[Any, int]:
    """Return a win course and the number of requests."""
    for requests in range(1, 400):
        status, found = call(service, "POST", f"/games/{id}/win-course", body)
        assert status == 200, found
        if found["points"] is not None:
            return found, requests
    raise AssertionError("it did not end")


def test_the_win_course_has_a_point_for_each_turn() -> None:
    service = new_service()
    id = started_game(service)
    found, _ = complete_course(service, id, {})
    assert (found["games"], found["error"]) == (0, 0)
    assert [one["at"] for one in found["points"]] == [2], "the pass was the only turn"
    assert 0 < found["points"][0]["win"] < 1


def test_a_weaker_player_can_continue(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays whole games, so it is computed request by request."""
    monkeypatch.setattr(win_course, "GAMES", 3)
    service = new_service()
    id = started_game(service)
    found, requests = complete_course(service, id, {"planner": True})
    assert requests > 1
    assert (found["done"], found["of"], found["games"]) == (3, 3, 3)
    [point] = found["points"]
    assert point["round"] == 1
    assert point["win"] in (0, 0.333, 0.667, 1)


@pytest.mark.slow
def test_the_expert_plays_on_step_by_step() -> None:
    service = new_service()
    _, game = call(service, "POST", "/games", {"system": "mars", "options": {"you": "played"}})
    asked = set()
    for _ in range(40):
        status, step = call(service, "GET", f"/games/{game['id']}/expert-step")
        assert status == 200, step
        assert step["revision"] == game["revision"]
        asked.add(step["decided"])
        body = {"token": game["token"], "answer": step["chosen"]["move"]}
        status, game = call(service, "POST", f"/games/{game['id']}/answers", body)
        assert status == 200, game
    assert True in asked
