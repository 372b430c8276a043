"""A request reads, renders and writes once, and a refused one does not replay the game."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.service.requests import CountingStore, CountingSystem, send
from understudy.core import Pass, Refused, Session, System, find_system
from understudy.service import Request, Service
from understudy.service.cache import game_cache
from understudy.service.cache.game_cache import MAX_CACHED_GAMES, MAX_CACHED_STEPS
from understudy.service.requester import SHARED_LIST


class Played:
    """A game in a service, with counts of the calls to its store and its rules."""

    def __init__(self) -> None:
        self.store = CountingStore()
        self.service = Service(self.store)
        self.system = CountingSystem(find_system("mars"))
        session = Session(cast(System, self.system), {}, 5)
        self.path = self.service.games.add(session, SHARED_LIST, lambda game: f"/games/{game.id}")
        self.reset_counts()

    def reset_counts(self) -> None:
        self.store.calls.clear()
        self.system.views = 0

    def read(self) -> dict[str, Any]:
        document: dict[str, Any] = send(self.service, "GET", self.path)
        return document

    def change(self, action: str, **body: object) -> dict[str, Any]:
        token = self.read()["token"]
        self.reset_counts()
        changed: dict[str, Any] = send(
            self.service, "POST", f"{self.path}/{action}", {"token": token, **body}
        )
        return changed


@pytest.fixture
def played() -> Played:
    return Played()


def test_the_number_of_changes_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_cache, "MAX_CHANGES", 3)
    played = Played()
    played.change("answers", answer="done")
    played.change("undo")
    before = played.change("answers", answer="done")
    for action, body in (("answers", {"answer": "done"}), ("undo", {})):
        refused = played.change(action, **body)
        assert refused["error"] == {"id": "server-changed-too-often", "args": {"most": 3}}
    assert played.read() == before
    # The game can continue as an import of its save file.
    file = played.service.answer("GET", f"{played.path}/save").text or ""
    again = played.service.answer("POST", "/saves", Request(body=file.encode()))
    assert again.status == 201


def test_a_new_game_is_rendered_once() -> None:
    played = Played()
    assert played.read()["answers"] == 0
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_an_answer_is_one_call_of_the_store(played: Played) -> None:
    assert played.change("answers", answer="done", key="k1")["answers"] == 1
    assert played.store.calls == ["commit"]
    assert played.system.views == 1
    played.reset_counts()
    played.read()
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_the_list_entry_is_derived_from_the_same_view(played: Played) -> None:
    shown = played.change("answers", answer="done")["view"]
    (line,) = send(played.service, "GET", "/games")
    assert line["summary"]["bot.tr"] == shown["bot"]["tr"]
    assert line["summary"]["generation"] == shown["generation"]


@pytest.mark.parametrize(
    ("action", "body"),
    [
        ("undo", {}),
        ("corrections", {"at": 0, "answer": "pass", "apply": True}),
        ("corrections", {"at": 0, "answer": "pass"}),
    ],
)
def test_other_changes_read_render_and_write_once(
    played: Played, action: str, body: dict[str, object]
) -> None:
    played.change("answers", answer="done")
    played.change(action, **body)
    expected = ["load", "commit"] if action == "undo" else ["load"]
    if body.get("apply"):
        # The game is not locked while the correction is computed.
        expected = ["load", "load", "commit"]
    assert played.store.calls == expected
    assert played.system.views == 1


@pytest.mark.parametrize(
    ("action", "body", "id"),
    [
        ("answers", {"answer": "dance"}, "table-not-an-option"),
        ("undo", {"to": 7}, "table-nothing-to-undo"),
        ("redo", {}, "table-nothing-to-redo"),
        ("corrections", {"at": 0, "answer": "dance"}, "table-not-an-option"),
    ],
)
def test_a_refused_change_does_not_replay(
    played: Played, action: str, body: dict[str, object], id: str
) -> None:
    before = played.change("answers", answer="done")
    assert played.change(action, **body)["error"]["id"] == id
    assert "replay" not in played.store.calls
    played.reset_counts()
    assert played.read() == before
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_a_change_refused_by_a_rule_does_not_replay(played: Played) -> None:
    played.change("answers", answer={"do": "tile", "tile": "city", "space": "4.3"})
    played.change("answers", answer={"do": "set_track", "track": "event", "position": 1})
    before = played.change("answers", answer={"do": "set_track", "track": "earth", "position": 3})
    refused = played.change("answers", answer={"do": "lower", "production": "mc", "steps": 3})
    assert refused["error"]["id"] == "mars-cannot-lower"
    played.reset_counts()
    assert played.read() == {**before, "table": []}
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_a_stale_change_does_not_replay(played: Played) -> None:
    played.read()
    stale = send(played.service, "POST", f"{played.path}/undo", {"token": "9:mars-ask-turn@9"})
    assert stale["error"]["id"] == "table-stale-answer"
    played.reset_counts()
    played.read()
    assert played.store.calls == ["load"]


def raising(error: Exception) -> Callable[..., Any]:
    def fail(*args: object, **named: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "id"),
    [
        (Refused("store-busy", path="games"), "store-busy"),
        (ZeroDivisionError(), "server-bug"),
    ],
)
def test_a_failed_commit_changes_nothing(
    played: Played, monkeypatch: pytest.MonkeyPatch, error: Exception, id: str
) -> None:
    before = played.change("answers", answer="done")
    with monkeypatch.context() as patched:
        patched.setattr(played.store, "commit", raising(error))
        assert played.change("answers", answer="done")["error"]["id"] == id
    played.reset_counts()
    assert played.read() == before
    assert played.store.calls == ["replay"]


def test_the_game_is_replayed_after_an_error_in_the_rules(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played.change("answers", answer="done")
    with monkeypatch.context() as patched:
        patched.setattr(played.system, "play_turn", raising(KeyError("lost")), raising=False)
        assert played.change("answers", answer="done")["error"] == {"id": "server-bug", "args": {}}
    assert played.read() == before


def test_a_game_changed_by_another_process_is_loaded_again(played: Played) -> None:
    other = Service(played.store)
    game = send(other, "GET", played.path)
    send(other, "POST", f"{played.path}/answers", {"token": game["token"], "answer": "done"})
    played.reset_counts()
    assert played.read()["answers"] == 1
    assert played.store.calls == ["replay"]


def test_locks_are_removed_after_use(played: Played) -> None:
    for path in (played.path, "/games/nothing"):
        send(played.service, "GET", path)
    assert not played.service.games._game_locks


def _whole(service: Service, ids: list[str]) -> list[str]:
    """Return which of these games are in memory with their journal, not as a checkpoint."""
    return [id for id in ids if id in service.games._cached]


def test_five_hundred_games_stay_cached() -> None:
    service = Service(CountingStore())
    session = Session(find_system("mars"), {}, 5)
    ids = [service.games.add(session, SHARED_LIST, lambda game: game.id) for _ in range(500)]
    assert _whole(service, ids) == ids
    more = [
        service.games.add(session, SHARED_LIST, lambda game: game.id)
        for _ in range(MAX_CACHED_GAMES)
    ]
    assert _whole(service, more) == more
    assert _whole(service, ids) == []


def test_long_games_are_limited_by_their_steps() -> None:
    service = Service(CountingStore())
    long = Session(find_system("mars"), {}, 5)
    while long.question is not None:
        long.answer(Pass().answer(long.question))
    assert len(long.steps) > 10 * len(long.tape)
    most = MAX_CACHED_STEPS // (len(long.steps) + len(long.tape))
    assert most < MAX_CACHED_GAMES
    ids = [service.games.add(long, SHARED_LIST, lambda game: game.id) for _ in range(most + 1)]
    assert _whole(service, ids) == ids[1:]
