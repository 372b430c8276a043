"""Nothing is done twice for an answer, and a refusal costs no replay."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.service.requests import CountingStore, CountingSystem, ask
from understudy.core import Pass, Refused, Session, System, find_system
from understudy.service import Request, Service
from understudy.service.cache import game_cache
from understudy.service.cache.game_cache import MAX_CACHED_GAMES, MAX_CACHED_STEPS
from understudy.service.requester import SHARED_LIST


class Played:
    """A game on a desk, with everything that is asked of its store and of its rules."""

    def __init__(self) -> None:
        self.store = CountingStore()
        self.desk = Service(self.store)
        self.system = CountingSystem(find_system("mars"))
        session = Session(cast(System, self.system), {}, 5)
        self.path = self.desk.games.add(session, SHARED_LIST, lambda game: f"/games/{game.id}")
        self.forget_counts()

    def forget_counts(self) -> None:
        self.store.calls.clear()
        self.system.views = 0

    def read(self) -> dict[str, Any]:
        document: dict[str, Any] = ask(self.desk, "GET", self.path)
        return document

    def change(self, what: str, **body: object) -> dict[str, Any]:
        token = self.read()["token"]
        self.forget_counts()
        changed: dict[str, Any] = ask(
            self.desk, "POST", f"{self.path}/{what}", {"token": token, **body}
        )
        return changed


@pytest.fixture
def played() -> Played:
    return Played()


def test_a_game_changes_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_cache, "MAX_CHANGES", 3)
    played = Played()
    played.change("answers", answer="done")
    played.change("undo")
    before = played.change("answers", answer="done")
    for what, body in (("answers", {"answer": "done"}), ("undo", {})):
        refused = played.change(what, **body)
        assert refused["error"] == {"id": "server-changed-too-often", "args": {"most": 3}}
    assert played.read() == before
    # By way of a file it goes on.
    file = played.desk.answer("GET", f"{played.path}/save").text or ""
    again = played.desk.answer("POST", "/saves", Request(body=file.encode()))
    assert again.status == 201


def test_a_new_game_is_looked_at_once() -> None:
    played = Played()
    assert played.read()["answers"] == 0
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_an_answer_reads_once_looks_once_and_writes_once(played: Played) -> None:
    assert played.change("answers", answer="done", key="k1")["answers"] == 1
    assert played.store.calls == ["load", "receipt", "commit"]
    assert played.system.views == 1
    played.forget_counts()
    played.read()
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_what_is_kept_for_the_list_comes_from_the_view_that_is_shown(played: Played) -> None:
    shown = played.change("answers", answer="done")["view"]
    (line,) = ask(played.desk, "GET", "/games")
    assert line["summary"]["bot.tr"] == shown["bot"]["tr"]
    assert line["summary"]["generation"] == shown["generation"]


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("undo", {}),
        ("corrections", {"at": 0, "answer": "pass", "apply": True}),
        ("corrections", {"at": 0, "answer": "pass"}),
    ],
)
def test_other_changes_do_too(played: Played, what: str, body: dict[str, object]) -> None:
    played.change("answers", answer="done")
    played.change(what, **body)
    changes = body.get("apply", what == "undo")
    assert played.store.calls == (["load", "commit"] if changes else ["load"])
    assert played.system.views == 1


@pytest.mark.parametrize(
    ("what", "body", "id"),
    [
        ("answers", {"answer": "dance"}, "table-not-an-option"),
        ("undo", {"to": 7}, "table-nothing-to-undo"),
        ("redo", {}, "table-nothing-to-redo"),
        ("corrections", {"at": 0, "answer": "dance"}, "table-not-an-option"),
    ],
)
def test_a_refused_change_keeps_the_session(
    played: Played, what: str, body: dict[str, object], id: str
) -> None:
    before = played.change("answers", answer="done")
    assert played.change(what, **body)["error"]["id"] == id
    assert "replay" not in played.store.calls
    played.forget_counts()
    assert played.read() == before
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_what_a_rule_refuses_keeps_the_session(played: Played) -> None:
    played.change("answers", answer={"do": "tile", "tile": "city", "space": "4.3"})
    played.change("answers", answer={"do": "set_track", "track": "event", "position": 1})
    before = played.change("answers", answer={"do": "set_track", "track": "earth", "position": 3})
    refused = played.change("answers", answer={"do": "lower", "production": "mc", "steps": 3})
    assert refused["error"]["id"] == "mars-cannot-lower"
    played.forget_counts()
    assert played.read() == before
    assert (played.store.calls, played.system.views) == (["load"], 0)


def test_a_stale_change_keeps_the_session(played: Played) -> None:
    played.read()
    stale = ask(played.desk, "POST", f"{played.path}/undo", {"token": "9:mars-ask-turn@9"})
    assert stale["error"]["id"] == "table-stale-answer"
    played.forget_counts()
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
def test_what_the_store_did_not_keep_has_not_happened(
    played: Played, monkeypatch: pytest.MonkeyPatch, error: Exception, id: str
) -> None:
    before = played.change("answers", answer="done")
    with monkeypatch.context() as patched:
        patched.setattr(played.store, "commit", raising(error))
        assert played.change("answers", answer="done")["error"]["id"] == id
    played.forget_counts()
    assert played.read() == before
    assert played.store.calls == ["replay"]


def test_after_an_accident_of_the_rules_the_game_is_replayed(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played.change("answers", answer="done")
    with monkeypatch.context() as patched:
        patched.setattr(played.system, "play_turn", raising(KeyError("lost")), raising=False)
        assert played.change("answers", answer="done")["error"] == {"id": "server-bug", "args": {}}
    assert played.read() == before


def test_a_game_that_another_process_changed_is_read_anew(played: Played) -> None:
    other = Service(played.store)
    game = ask(other, "GET", played.path)
    ask(other, "POST", f"{played.path}/answers", {"token": game["token"], "answer": "done"})
    played.forget_counts()
    assert played.read()["answers"] == 1
    assert played.store.calls == ["replay"]


def test_nobody_queues_for_a_game_that_nobody_plays(played: Played) -> None:
    for path in (played.path, "/games/nothing"):
        ask(played.desk, "GET", path)
    assert not played.desk.games._game_locks


def _opened(desk: Service, store: CountingStore, ids: list[str]) -> list[str]:
    """Which of these games have to be replayed to be read."""
    replayed = []
    for id in ids:
        store.calls.clear()
        ask(desk, "GET", f"/games/{id}")
        if "replay" in store.calls:
            replayed.append(id)
    return replayed


def test_five_hundred_games_stay_open() -> None:
    store = CountingStore()
    desk = Service(store)
    session = Session(find_system("mars"), {}, 5)
    ids = [desk.games.add(session, SHARED_LIST, lambda game: game.id) for _ in range(500)]
    assert _opened(desk, store, ids) == []
    more = [
        desk.games.add(session, SHARED_LIST, lambda game: game.id) for _ in range(MAX_CACHED_GAMES)
    ]
    assert _opened(desk, store, more) == []
    assert _opened(desk, store, ids[:1]) == ids[:1]


def test_long_games_do_not_all_stay_open() -> None:
    """Few answers, and many steps that follow from them."""
    store = CountingStore()
    desk = Service(store)
    long = Session(find_system("mars"), {}, 5)
    while long.question is not None:
        long.answer(Pass().answer(long.question))
    assert len(long.steps) > 10 * len(long.tape)
    most = MAX_CACHED_STEPS // (len(long.steps) + len(long.tape))
    assert most < MAX_CACHED_GAMES
    ids = [desk.games.add(long, SHARED_LIST, lambda game: game.id) for _ in range(most + 1)]
    assert _opened(desk, store, ids[1:]) == []
    assert _opened(desk, store, ids[:1]) == ids[:1]
