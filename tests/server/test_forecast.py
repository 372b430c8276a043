"""Forecasts over HTTP."""

from threading import Thread

import pytest

from tests.server.client import Client, Refusal


def test_a_forecast_of_a_running_game(ann: Client) -> None:
    game = ann.new()
    game = ann.answer(game, {"do": "tile", "tile": "city", "space": "4.3"})
    found = ann.post(f"/games/{game['id']}/forecast", {"continuations": 10})
    assert found["continuations"] == sum(found["counts"].values()) == 10
    assert found["revision"] == game["revision"]
    assert found["score"]["low"] <= found["score"]["median"] <= found["score"]["high"]
    again = ann.post(f"/games/{game['id']}/forecast", {"continuations": 10})
    assert again["counts"] == found["counts"]
    assert ann.read(game["id"])["token"] == game["token"]


def test_a_forecast_is_canceled_when_the_game_changes(ann: Client) -> None:
    game = ann.new()
    refused: list[Refusal] = []

    def request_forecast() -> None:
        # On a busy machine a forecast may be over before the game changes.
        for _ in range(5):
            try:
                ann.post(f"/games/{game['id']}/forecast", {"continuations": 2000})
            except Refusal as refusal:
                refused.append(refusal)
                return

    thread = Thread(target=request_forecast)
    thread.start()
    while thread.is_alive() and not refused:
        game = ann.answer(game, {"do": "tr", "change": 1})
    thread.join()
    assert [(one.status, one.id) for one in refused] == [(409, "table-stale-answer")]


def test_invalid_requests_are_refused(ann: Client) -> None:
    with pytest.raises(Refusal) as refused:
        ann.post("/games/nothing/forecast", {})
    assert refused.value.status == 404
    with pytest.raises(Refusal):
        ann.post(f"/games/{ann.new()['id']}/forecast", {"continuations": 0})


def test_the_player_of_a_forecast_has_a_strength(ann: Client) -> None:
    game = ann.new()
    path, body = f"/games/{game['id']}/forecast", {"continuations": 20}
    found = {
        agent: ann.post(path, {**body, "agent": agent})["by_end"].keys()
        for agent in ("", "pace", "pace:planner")
    }
    assert found[""] == found["pace"], "the usual one"
    assert min(map(int, found["pace:planner"])) > min(map(int, found["pace"]))
    # These compute for minutes.
    for agent in ("expert", "pace:nobody", "expert+search"):
        with pytest.raises(Refusal) as refused:
            ann.post(path, {**body, "agent": agent})
        assert refused.value.id == "terminal-unknown-human"
