"""The expert plays a game request by request; nothing is stored."""

from tests.server.test_review import call, new_service


def test_a_game_is_continued_by_each_request() -> None:
    service = new_service()
    body = {"options": {"you": "played"}, "seed": 202611181}
    status, first = call(service, "POST", "/systems/mars/expert-game", body)
    assert status == 200
    assert first["result"] is None
    _, later = call(service, "POST", "/systems/mars/expert-game", body)
    assert later["round"] > first["round"]
    assert call(service, "GET", "/games")[1] == []


def test_a_game_without_an_expert_is_refused() -> None:
    body = {"options": {}, "seed": 1}
    status, refused = call(new_service(), "POST", "/systems/mars/expert-game", body)
    assert status == 404
    assert refused["error"]["id"] == "mars-expert-needs-screen-game"


def test_a_challenge_is_a_save_without_answers() -> None:
    service = new_service()
    options = {"you": "played"}
    _, game = call(service, "POST", "/games", {"system": "mars", "options": options, "seed": 4})
    body = {"token": game["token"], "answer": "R24"}
    assert call(service, "POST", f"/games/{game['id']}/answers", body)[0] == 200
    _, whole = call(service, "GET", f"/games/{game['id']}/save")
    _, start = call(service, "GET", f"/games/{game['id']}/start")
    assert len(whole["answers"]) == 1
    assert start["answers"] == []
    assert {**start, "answers": 0, "position": 0} == {**whole, "answers": 0, "position": 0}
    status, inspected = call(service, "POST", "/saves/look", start)
    assert (status, inspected["how"], inspected["answers"]) == (200, "other", 0)
