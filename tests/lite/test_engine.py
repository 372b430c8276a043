"""The engine of a page without a server: what it answers, and what it gives to be written down."""

import json
from typing import Any

from understudy.lite import Engine
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore

NEW = json.dumps({"system": "mars", "options": {}, "seed": 5})


def asked(engine: Engine, method: str, address: str, body: object = None) -> dict[str, Any]:
    sent = None if body is None else json.dumps(body)
    told: dict[str, Any] = json.loads(engine.ask(method, address, sent))
    return told


def begun(engine: Engine) -> tuple[dict[str, Any], dict[str, Any]]:
    told = asked(engine, "POST", "games", json.loads(NEW))
    return told, json.loads(told["text"])


def answered(engine: Engine, doc: dict[str, Any], answer: object) -> dict[str, Any]:
    body = {"token": doc["token"], "answer": answer, "key": "k1"}
    return asked(engine, "POST", f"games/{doc['id']}/answers", body)


def test_a_new_game_is_given_to_be_written_down() -> None:
    told, doc = begun(Engine())
    assert told["status"] == 201
    assert {kind for kind, _, _ in told["changes"]} == {"heads", "games"}
    assert {name for _, name, _ in told["changes"]} == {doc["id"]}


def test_reading_changes_nothing() -> None:
    engine = Engine()
    _, doc = begun(engine)
    told = asked(engine, "GET", f"games/{doc['id']}")
    assert (told["changes"], told["news"]) == ([], [])


def test_another_engine_goes_on_from_the_texts() -> None:
    first = Engine()
    told, doc = begun(first)
    second = Engine()
    for kind, name, text in told["changes"]:
        second.receive(kind, name, text)
    told = answered(second, doc, {"do": "pass"})
    assert told["status"] == 200
    assert told["news"][0][0] == doc["id"]
    # The first has not heard of it: it goes on from an older text until it is handed the newer.
    for kind, name, text in told["changes"]:
        first.receive(kind, name, text)
    again = asked(first, "GET", f"games/{doc['id']}")
    assert json.loads(again["text"])["revision"] == 1


def test_what_could_not_be_written_down_has_not_happened() -> None:
    engine = Engine()
    told, doc = begun(engine)
    answered(engine, doc, {"do": "pass"})
    engine.forget()
    assert asked(engine, "GET", f"games/{doc['id']}")["status"] == 404
    for kind, name, text in told["changes"]:
        engine.receive(kind, name, text)
    read = asked(engine, "GET", f"games/{doc['id']}")
    assert json.loads(read["text"])["revision"] == 0


def test_what_was_not_handed_over_is_missing_not_gone() -> None:
    first, second = Engine(), Engine()
    told, doc = begun(first)
    place = f"games/{doc['id']}"
    heads = [change for change in told["changes"] if change[0] == "heads"]
    for change in heads:
        second.receive(*change)
    assert len(json.loads(asked(second, "GET", "games")["text"])) == 1
    assert asked(second, "GET", place) == {"missing": True}
    for change in told["changes"]:
        second.receive(*change)
    assert asked(second, "GET", place)["status"] == 200
    # What another tab may have changed is asked for anew, also in the middle of a change.
    second.invalidate()
    second.receive(*heads[0])
    assert answered(second, doc, {"do": "pass"}) == {"missing": True}
    for change in told["changes"]:
        second.receive(*change)
    assert answered(second, doc, {"do": "pass"})["status"] == 200


def test_a_forecast_comes_in_slices_and_lets_others_through() -> None:
    engine = Engine()
    _, doc = begun(engine)
    path, few = f"games/{doc['id']}/forecast", {"continuations": 25}
    assert asked(engine, "POST", path, few) == {"long": True}
    assert engine.continue_long() is None
    # Another forecast ends this one; then the game moves on, and that ends the other.
    assert asked(engine, "POST", path, few) == {"long": True}
    assert engine.continue_long() is None
    assert answered(engine, doc, {"do": "pass"})["status"] == 200
    assert json.loads(engine.continue_long() or "")["status"] == 409
    assert asked(engine, "POST", path, few) == {"long": True}
    slices = 1
    while (told := engine.continue_long()) is None:
        slices += 1
    assert json.loads(json.loads(told)["text"])["continuations"] == 25
    assert slices > 2


def test_a_deleted_game_is_no_text_any_more() -> None:
    engine = Engine()
    _, doc = begun(engine)
    told = asked(engine, "DELETE", f"games/{doc['id']}")
    assert told["status"] == 204
    assert {text for _, _, text in told["changes"]} == {None}
    assert told["news"] == [[doc["id"], None]]


def test_it_answers_as_any_service() -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    for address in ("systems", "games?limit=0", "nowhere", "systems/mars/names"):
        path, _, query = address.partition("?")
        reply = desk.answer("GET", path, Request(query=query))
        told = asked(Engine(), "GET", address)
        assert (told["status"], told["text"]) == (reply.status, reply.to_text())


def test_half_a_surrogate_is_refused_and_not_written() -> None:
    told = json.loads(Engine().ask("POST", "saves", '{"a": "\ud800"}'))
    assert told["status"] == 422
    assert told["changes"] == []
