"""Requests that replay a game: limited, canceled when the client leaves, cached by revision."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.service.requests import parsed, send
from understudy.core import Session, find_system, load, play_to_end, save
from understudy.service import ENDPOINTS, Reply, Request, Service
from understudy.service.cache.replay_cache import ReplayCache
from understudy.service.endpoints import answer_history
from understudy.service.limit_kinds import LimitKind
from understudy.service.requester import SHARED_LIST
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game
from understudy.store import KeyValueStore, MemoryTextStore

REPLAYING = {"/games/{id}/answers", "/games/{id}/questions/{at}", "/games/{id}/course"}


class Replayed:
    """A service with one game of many answers, and the number of replays."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.service = Service(KeyValueStore(MemoryTextStore()))
        system = find_system("mars")
        options = system.complete_options({"you": "played"})
        self.session = record_game(system, options, 3, find_agent(system, "random"))
        self.path = self.service.games.add(self.session, SHARED_LIST, lambda game: game.id)
        self.path = f"/games/{self.path}"
        self.replays = 0

        def count(*args: Any, **named: Any) -> None:
            self.replays += 1
            play_to_end(*args, **named)

        monkeypatch.setattr(answer_history, "play_to_end", count)

    def get(self, rest: str, disconnected: Callable[[], bool] = lambda: False) -> Any:
        request = Request(disconnected=disconnected)
        return self.service.answer("GET", self.path + rest, request)


def encoded(body: object) -> bytes:
    return json.dumps(body).encode()


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Replayed:
    return Replayed(monkeypatch)


def test_every_endpoint_that_replays_has_a_limit_and_its_own_threads() -> None:
    limited = {each.path for each in ENDPOINTS if each.limit is LimitKind.REPLAYS and each.slow}
    assert limited >= REPLAYING | {"/games/{id}/corrections"}
    assert [each.path for each in ENDPOINTS if each.slow and each.limit is None] == []


@pytest.mark.parametrize("rest", ["/answers", "/course", "/questions/7"])
def test_a_replay_is_cached_until_the_game_changes(replayed: Replayed, rest: str) -> None:
    first = replayed.get(rest)
    assert first.status == 200
    assert replayed.get(rest).text == first.text
    assert replayed.replays == 1
    token = send(replayed.service, "GET", replayed.path)["token"]
    send(replayed.service, "POST", f"{replayed.path}/undo", {"token": token})
    assert replayed.get(rest).status == 200
    assert replayed.replays == 2


@pytest.mark.parametrize("rest", ["/answers", "/course", "/questions/30"])
def test_a_replay_ends_when_the_client_disconnects(replayed: Replayed, rest: str) -> None:
    asked = 0

    def disconnected() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    assert replayed.get(rest, disconnected).status == 409
    assert asked == 3
    # The part of a reply is not cached.
    assert replayed.get(rest).status == 200


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/saves"),
        ("POST", "/saves/look"),
        ("POST", "/saves/packed"),
        ("PUT", "{game}/save"),
        ("POST", "{game}/review"),
        ("GET", "{game}/review/40"),
        ("POST", "/systems/mars/expert-game"),
    ],
)
def test_other_long_work_ends_when_the_client_disconnects(
    replayed: Replayed, method: str, path: str
) -> None:
    """Files, reviews and games of the expert end too, although they have no replay cache."""
    asked = 0

    def disconnected() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    service = replayed.service
    saved = save(replayed.session)
    data = saved.encode()
    if path.endswith("packed"):
        data = encoded({"save": saved})
    elif path.endswith("game"):
        data = encoded({"options": {"you": "played"}, "seed": 1})
    before = send(service, "GET", "/games")
    request = Request(body=data, disconnected=disconnected)
    url = path.format(game=replayed.path)
    assert (service.answer(method, url, request).status, asked) == (409, 3)
    assert send(service, "GET", "/games") == before
    # The next client gets a complete reply.
    expected = 409 if method == "PUT" else None
    again = service.answer(method, url, Request(body=data))
    assert again.status == (expected or again.status), again
    assert expected or again.status < 300, again


def test_the_start_of_a_game_is_not_replayed(replayed: Replayed) -> None:
    """It has no answers, so it costs as much as a new game, however long the game is."""
    start = load(replayed.service.answer("GET", f"{replayed.path}/start").to_text())
    session = replayed.session
    assert (start.options, start.seed, start.tape) == (session.options, session.seed, [])


def test_a_game_is_copied_up_to_an_answer(replayed: Replayed) -> None:
    reply = replayed.service.answer("GET", f"{replayed.path}/start", Request(query="answers=2"))
    assert load(reply.to_text()).tape == replayed.session.tape[:2]


def test_a_correction_ends_when_the_client_disconnects(replayed: Replayed) -> None:
    asked = 0

    def disconnected() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    before = send(replayed.service, "GET", replayed.path)
    last = len(replayed.session.tape) - 1
    given = replayed.session.tape[last].answer
    body = {"token": before["token"], "at": last, "answer": given, "apply": True}
    service, path = replayed.service, f"{replayed.path}/corrections"
    data = encoded(body)
    reply = service.answer("POST", path, Request(body=data, disconnected=disconnected))
    assert (reply.status, asked) == (409, 3)
    assert send(service, "GET", replayed.path) == before
    assert service.answer("POST", path, Request(body=data)).status == 200


def test_the_preview_of_a_correction_is_cached_until_the_game_changes(replayed: Replayed) -> None:
    service, path = replayed.service, f"{replayed.path}/corrections"
    last = len(replayed.session.tape) - 1
    given = replayed.session.tape[last].answer
    asked = 0

    def count() -> bool:
        nonlocal asked
        asked += 1
        return False

    def preview(at: int) -> Reply:
        body = {"token": send(service, "GET", replayed.path)["token"], "at": at, "answer": given}
        return service.answer("POST", path, Request(body=encoded(body), disconnected=count))

    first = preview(last)
    assert first.status == 200
    replays = asked
    assert preview(last).text == first.text
    assert asked == replays > 0
    token = send(service, "GET", replayed.path)["token"]
    send(service, "POST", f"{replayed.path}/undo", {"token": token})
    preview(last - 1)
    assert asked > replays


def test_an_answer_during_the_preview_of_a_correction_does_not_change_it() -> None:
    """The rules change the position of the game in place."""
    service = Service(KeyValueStore(MemoryTextStore()))
    game = send(service, "POST", "/games", {"system": "mars", "seed": 5})
    path = f"/games/{game['id']}"
    report = {"do": "tr", "change": 1}
    for answer in ("done", "done", report):
        sent = {"token": game["token"], "answer": answer}
        game = send(service, "POST", f"{path}/answers", sent)
    answered: list[Any] = []

    def answer_once() -> bool:
        if not answered:
            sent = {"token": game["token"], "answer": report}
            answered.append(send(service, "POST", f"{path}/answers", sent))
        return False

    body = encoded({"token": game["token"], "at": 2, "answer": {"do": "tr", "change": 2}})
    during = service.answer(
        "POST", f"{path}/corrections", Request(body=body, disconnected=answer_once)
    )
    assert [one["revision"] for one in answered] == [game["revision"] + 1]
    before = send(service, "POST", f"{path}/undo", {"token": answered[0]["token"]})
    same = {"token": before["token"], "at": 2, "answer": {"do": "tr", "change": 2}}
    assert (
        parsed(during)["table"] == send(service, "POST", f"{path}/corrections", same)["table"] != []
    )


def test_a_game_changes_while_a_correction_is_computed(replayed: Replayed) -> None:
    """The correction of an outdated game is refused, and the newer answer stays."""
    service, path = replayed.service, replayed.path
    token = send(service, "GET", path)["token"]
    given = replayed.session.tape[0].answer
    changed: list[Any] = []

    def undo_once() -> bool:
        if not changed:
            changed.append(send(service, "POST", f"{path}/undo", {"token": token}))
        return False

    body = encoded({"token": token, "at": 0, "answer": given, "apply": True})
    request = Request(body=body, disconnected=undo_once)
    assert service.answer("POST", f"{path}/corrections", request).status == 409
    assert send(service, "GET", path)["revision"] == changed[0]["revision"]


def test_each_past_question_equals_that_of_a_session(replayed: Replayed) -> None:
    session = replayed.session
    for at in range(0, len(session.tape), 7):
        earlier = Session.replay(session.system, session.options, session.seed, session.tape[:at])
        assert earlier.question is not None
        found = parsed(replayed.get(f"/questions/{at}"))
        expected = replayed.service.games.encode(
            [earlier.question.to_json(), session.system.view(earlier.position)]
        )
        assert replayed.service.games.encode([found["question"], found["view"]]) == expected


def test_the_cache_is_bounded_by_characters() -> None:
    cache = ReplayCache(limit=20)
    for number in range(6):
        cache.get_or_compute(str, ("game", number, "course"), lambda: "1234")
    assert len(cache) == 2
    cache.get_or_compute(str, ("game", 9, "course"), lambda: "x" * 21)
    assert len(cache) == 0


def test_a_long_request_counts_in_the_cache() -> None:
    cache = ReplayCache(limit=100)
    for number in range(6):
        cache.get_or_compute(str, ("game", number, "answer" * 8), lambda: "1234")
    assert len(cache) == 1
