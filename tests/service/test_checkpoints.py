"""A game that leaves memory becomes a checkpoint, which is used only at the store's revision."""

import gc
from contextlib import suppress
from typing import Any

import pytest

from tests.service.requests import CountingStore, send
from understudy.core import Chance, Refused, Session, find_system
from understudy.core.agents.random_agent import AnyAnswer
from understudy.service import Service
from understudy.service.cache import game_cache
from understudy.service.cache.checkpoints import CheckpointCache
from understudy.store import StoredGame

OPTIONS = {"mars": {"you": "played"}, "tapestry": {"you": "played"}}


@pytest.fixture(autouse=True)
def room_for_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_cache, "MAX_CACHED_GAMES", 1)


def new_game(service: Service, system: str = "mars", **fields: Any) -> dict[str, Any]:
    body = {"system": system, "options": OPTIONS[system], **fields}
    document: dict[str, Any] = send(service, "POST", "/games", body)
    return document


def answers(system: str, seed: int, count: int) -> list[object]:
    """Return the first answers of a random player in this game."""
    session = Session(find_system(system), OPTIONS[system], seed)
    player = AnyAnswer(Chance(seed))
    while len(session.tape) < count:
        assert session.question is not None
        with suppress(Refused):
            session.answer(player.answer(session.question))
    return [entry.answer for entry in session.tape]


def give(service: Service, game: dict[str, Any], answer: object) -> dict[str, Any]:
    """Answer the question, and read the steps since."""
    body = {"token": game["token"], "answer": answer, "key": game["token"]}
    path, since = f"/games/{game['id']}/answers", f"since={len(game['marks'])}"
    answered: dict[str, Any] = send(service, "POST", path, body, since)
    assert "error" not in answered, answered
    return answered


def undo(service: Service, game: dict[str, Any], to: int) -> dict[str, Any]:
    """Undo all answers after the first `to`, and read the steps since."""
    path, since = f"/games/{game['id']}/undo", f"since={len(game['marks'])}"
    undone: dict[str, Any] = send(service, "POST", path, {"token": game["token"], "to": to}, since)
    assert "error" not in undone, undone
    return undone


def without_id(document: dict[str, Any]) -> dict[str, Any]:
    return document | {"id": ""}


@pytest.mark.parametrize("system", OPTIONS)
def test_two_games_by_turns_need_no_replay(system: str) -> None:
    store = CountingStore()
    service, alone = Service(store), Service(CountingStore())
    one, other = (new_game(service, system, seed=seed) for seed in (1, 2))
    reference = new_game(alone, system, seed=1)
    for first, second in zip(answers(system, 1, 12), answers(system, 2, 12), strict=True):
        one, other = give(service, one, first), give(service, other, second)
        reference = give(alone, reference, first)
        assert without_id(one) == without_id(reference)
    assert set(store.calls) == {"commit"}
    # The whole document needs the earlier steps.
    whole, expected = (
        send(kept, "GET", f"/games/{game['id']}")
        for kept, game in ((service, one), (alone, reference))
    )
    assert without_id(whole) == without_id(expected)
    assert "replay" not in store.calls


def test_an_undo_after_a_checkpoint_replays_only_what_it_needs() -> None:
    service, alone = Service(CountingStore()), Service(CountingStore())
    body = {"system": "mars", "options": {}, "seed": 1}
    game, reference = (send(kept, "POST", "/games", body) for kept in (service, alone))
    for _ in range(5):
        game, reference = give(service, game, "done"), give(alone, reference, "done")
    new_game(service)
    game, reference = give(service, game, "done"), give(alone, reference, "done")
    for to, needs_replay in ((5, False), (1, True)):
        game, reference = (undo(service, game, to), undo(alone, reference, to))
        with service.games.locked_game(game["id"]) as cached:
            assert (cached.session.journal.first == 0) is needs_replay
        assert without_id(game) == without_id(reference)
        new_game(service)


def test_a_checkpoint_of_an_older_revision_is_not_used() -> None:
    store = CountingStore()
    service, elsewhere = Service(store), Service(store)
    first = new_game(service, seed=1)
    new_game(service, seed=2)
    (answer,) = answers("mars", 1, 1)
    changed = give(elsewhere, first, answer)
    body = {"token": first["token"], "answer": answer}
    refused = send(service, "POST", f"/games/{first['id']}/answers", body)
    assert refused["error"]["id"] == "table-stale-answer"
    assert send(service, "GET", f"/games/{first['id']}")["token"] == changed["token"]


def test_a_deleted_game_leaves_no_checkpoint() -> None:
    service = Service(CountingStore())
    first = new_game(service)
    new_game(service)
    assert service.games.is_cached(first["id"])
    assert service.answer("DELETE", f"/games/{first['id']}").status == 204
    assert not service.games.is_cached(first["id"])


def test_a_game_in_use_becomes_no_checkpoint() -> None:
    service = Service(CountingStore())
    first = new_game(service)
    with service.games.locked_game(first["id"]):
        new_game(service)
        assert not service.games.is_cached(first["id"])


def test_the_size_of_all_checkpoints_is_limited() -> None:
    session = Session(find_system("mars"), {}, 1)
    size = session.checkpoint().size
    cache = CheckpointCache(limit=3 * size)
    for number in range(5):
        cache.add(StoredGame(f"game{number}", session, 7))
    assert len(cache) == 3
    assert "game0" not in cache
    kept = cache.remove("game4")
    assert kept is not None
    assert kept[0] == 7
    cache.add(StoredGame("game3", session, 8))
    assert len(cache) == 2


@pytest.mark.parametrize("system", OPTIONS)
def test_a_game_that_leaves_memory_is_freed_at_once(system: str) -> None:
    """The server looks for cycles of old objects only once an hour."""
    service = Service(CountingStore())
    one, other = (new_game(service, system, seed=seed) for seed in (1, 2))
    given = [*zip(answers(system, 1, 8), answers(system, 2, 8), strict=True)]
    gc.collect()
    gc.disable()
    try:
        for first, second in given:
            one, other = give(service, one, first), give(service, other, second)
        assert gc.collect() == 0
    finally:
        gc.enable()
