"""The forecast over HTTP."""

from threading import Thread

import pytest

from tests.server.client import Client, Refusal


def test_a_forecast_of_a_live_game(ann: Client) -> None:
    game = ann.new()
    game = ann.answer(game, {"do": "tile", "tile": "city", "space": "4.3"})
    found = ann.post(f"/games/{game['id']}/forecast", {"continuations": 10})
    assert found["continuations"] == sum(found["counts"].values()) == 10
    assert found["revision"] == game["revision"]
    assert found["score"]["low"] <= found["score"]["median"] <= found["score"]["high"]
    again = ann.post(f"/games/{game['id']}/forecast", {"continuations": 10})
    assert again["counts"] == found["counts"]
    assert ann.read(game["id"])["token"] == game["token"]


def test_it_ends_when_the_game_moves_on(ann: Client) -> None:
    game = ann.new()
    refused: list[Refusal] = []

    def ask() -> None:
        try:
            ann.post(f"/games/{game['id']}/forecast", {"continuations": 2000})
        except Refusal as refusal:
            refused.append(refusal)

    asking = Thread(target=ask)
    asking.start()
    while asking.is_alive() and not refused:
        game = ann.answer(game, {"do": "tr", "change": 1})
    asking.join()
    assert [(one.status, one.id) for one in refused] == [(409, "table-stale-answer")]


def test_nonsense_is_refused(ann: Client) -> None:
    with pytest.raises(Refusal) as refused:
        ann.post("/games/nothing/forecast", {})
    assert refused.value.status == 404
    with pytest.raises(Refusal):
        ann.post(f"/games/{ann.new()['id']}/forecast", {"continuations": 0})
