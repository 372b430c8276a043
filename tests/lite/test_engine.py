"""The engine of a page without a server: its replies and the texts to be stored."""

import json
from typing import Any

import pytest

from understudy.expert.agent import Environment, load_expert, read_package_weights
from understudy.expert.plain_network import PlainArithmetic
from understudy.lite import Engine, warm
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore

NEW = json.dumps({"system": "mars", "options": {}, "seed": 5})


def request(engine: Engine, method: str, address: str, body: object = None) -> dict[str, Any]:
    sent = None if body is None else json.dumps(body)
    reply: dict[str, Any] = json.loads(engine.ask(method, address, sent))
    return reply


def new_game(engine: Engine) -> tuple[dict[str, Any], dict[str, Any]]:
    reply = request(engine, "POST", "games", json.loads(NEW))
    return reply, json.loads(reply["text"])


def answer(engine: Engine, doc: dict[str, Any], given: object) -> dict[str, Any]:
    body = {"token": doc["token"], "answer": given, "key": "k1"}
    return request(engine, "POST", f"games/{doc['id']}/answers", body)


def test_a_new_game_is_returned_as_texts() -> None:
    reply, doc = new_game(Engine())
    assert reply["status"] == 201
    assert {kind for kind, _, _ in reply["changes"]} == {"heads", "games"}
    assert {name for _, name, _ in reply["changes"]} == {doc["id"]}


def test_reading_changes_nothing() -> None:
    engine = Engine()
    _, doc = new_game(engine)
    reply = request(engine, "GET", f"games/{doc['id']}")
    assert (reply["changes"], reply["news"]) == ([], [])


def test_another_engine_continues_from_the_texts() -> None:
    first = Engine()
    reply, doc = new_game(first)
    second = Engine()
    for kind, name, text in reply["changes"]:
        second.receive(kind, name, text)
    reply = answer(second, doc, {"do": "pass"})
    assert reply["status"] == 200
    assert reply["news"][0][0] == doc["id"]
    # The first engine has an older text until it receives the newer one.
    for kind, name, text in reply["changes"]:
        first.receive(kind, name, text)
    again = request(first, "GET", f"games/{doc['id']}")
    assert json.loads(again["text"])["revision"] == 1


def test_forget_discards_changes() -> None:
    engine = Engine()
    reply, doc = new_game(engine)
    answer(engine, doc, {"do": "pass"})
    engine.forget()
    assert request(engine, "GET", f"games/{doc['id']}")["status"] == 404
    for kind, name, text in reply["changes"]:
        engine.receive(kind, name, text)
    read = request(engine, "GET", f"games/{doc['id']}")
    assert json.loads(read["text"])["revision"] == 0


def test_a_text_that_was_not_received_is_missing_not_deleted() -> None:
    first, second = Engine(), Engine()
    reply, doc = new_game(first)
    place = f"games/{doc['id']}"
    heads = [change for change in reply["changes"] if change[0] == "heads"]
    for change in heads:
        second.receive(*change)
    assert len(json.loads(request(second, "GET", "games")["text"])) == 1
    assert request(second, "GET", place) == {"missing": True}
    for change in reply["changes"]:
        second.receive(*change)
    assert request(second, "GET", place)["status"] == 200
    # After `invalidate` the text is needed again, also for a change.
    second.invalidate()
    second.receive(*heads[0])
    assert answer(second, doc, {"do": "pass"}) == {"missing": True}
    for change in reply["changes"]:
        second.receive(*change)
    assert answer(second, doc, {"do": "pass"})["status"] == 200


def test_other_requests_are_answered_between_the_slices_of_a_forecast() -> None:
    engine = Engine()
    _, doc = new_game(engine)
    path, few = f"games/{doc['id']}/forecast", {"continuations": 25}
    assert request(engine, "POST", path, few) == {"long": True}
    assert engine.continue_long() is None
    # Another forecast cancels this one; an answer in the game cancels the other.
    assert request(engine, "POST", path, few) == {"long": True}
    assert engine.continue_long() is None
    assert answer(engine, doc, {"do": "pass"})["status"] == 200
    assert json.loads(engine.continue_long() or "")["status"] == 409
    assert request(engine, "POST", path, few) == {"long": True}
    slices = 1
    while (reply := engine.continue_long()) is None:
        slices += 1
    assert json.loads(json.loads(reply)["text"])["continuations"] == 25
    assert slices > 2


class Content(bytes):
    """Bytes as the browser passes them in."""

    def to_bytes(self) -> bytes:
        return bytes(self)


def test_a_hint_needs_weights_from_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Environment, "read_weights", Environment.read_weights)
    monkeypatch.setattr(Environment, "arithmetic", None)
    load_expert.cache_clear()
    engine = Engine(PlainArithmetic())
    new = {"system": "tapestry", "options": {"you": "played"}, "seed": 5}
    game = json.loads(request(engine, "POST", "games", new)["text"])["id"]
    assert request(engine, "POST", f"games/{game}/hint", {}) == {"weights": "tapestry"}
    engine.receive_weights("tapestry", Content(read_package_weights("tapestry")))
    reply = request(engine, "POST", f"games/{game}/hint", {})
    assert reply["status"] == 200
    assert json.loads(reply["text"])["moves"]
    load_expert.cache_clear()


def test_a_deleted_game_deletes_its_texts() -> None:
    engine = Engine()
    _, doc = new_game(engine)
    reply = request(engine, "DELETE", f"games/{doc['id']}")
    assert reply["status"] == 204
    assert {text for _, _, text in reply["changes"]} == {None}
    assert reply["news"] == [[doc["id"], None]]


def test_replies_equal_those_of_the_service() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    for address in ("systems", "games?limit=0", "nowhere", "systems/mars/names"):
        path, _, query = address.partition("?")
        wanted = service.answer("GET", path, Request(query=query))
        reply = request(Engine(), "GET", address)
        assert (reply["status"], reply["text"]) == (wanted.status, wanted.to_text())


def test_a_lone_surrogate_is_refused_and_not_stored() -> None:
    reply = json.loads(Engine().ask("POST", "saves", '{"a": "\ud800"}'))
    assert reply["status"] == 422
    assert reply["changes"] == []


def test_a_closed_engine_has_no_objects_of_the_browser() -> None:
    """Then the memory can be saved; a new engine goes on with the same texts."""
    first = Engine(PlainArithmetic())
    reply, doc = new_game(first)
    assert not any(warm())
    first.close()
    assert Environment.arithmetic is None
    assert Environment.read_weights is read_package_weights
    second = Engine()
    for kind, name, text in reply["changes"]:
        second.receive(kind, name, text)
    assert json.loads(request(second, "GET", f"games/{doc['id']}")["text"])["revision"] == 0
