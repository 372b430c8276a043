"""The API document and the handlers come from the service's table of calls, and from nothing else."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from understudy.server import create_app
from understudy.server.http.openapi import API, description
from understudy.service import ENDPOINTS, EVENTS, Endpoint
from understudy.service.wire.payloads import Answer, GameDocument, NewGame
from understudy.store import KeyValueStore, MemoryTextStore

DOCUMENT = description(ENDPOINTS)
SHAPES: dict[str, Any] = DOCUMENT["components"]["schemas"]


def label(call: Endpoint) -> str:
    return f"{call.method} {call.path}"


def operation(call: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = DOCUMENT["paths"][API + call.path][call.method.lower()]
    return found


def handled(app: Litestar) -> set[tuple[str, str]]:
    """Method and path of every handler below the API's address."""
    return {
        (method, route.path_format.removeprefix(API))
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith(API)
        for method in route.methods
    }


def test_every_call_has_a_handler_and_no_handler_is_without_a_call() -> None:
    app = create_app(KeyValueStore(MemoryTextStore()))
    calls = {(call.method, call.path) for call in ENDPOINTS}
    assert handled(app) == calls | {("OPTIONS", path) for _, path in calls}


def test_every_call_is_described_and_nothing_else() -> None:
    described = {
        (method.upper(), path.removeprefix(API))
        for path, methods in DOCUMENT["paths"].items()
        for method in methods
    }
    assert described == {(call.method, call.path) for call in ENDPOINTS}
    assert len({operation(call)["operationId"] for call in ENDPOINTS}) == len(ENDPOINTS)


@pytest.mark.parametrize("call", ENDPOINTS, ids=label)
def test_a_call_is_described_as_it_is(call: Endpoint) -> None:
    described = operation(call)
    assert described["description"] == call.summary != ""
    statuses = {str(status) for status in (call.status, *call.error_statuses)}
    assert described["responses"].keys() == statuses
    places = {(each["name"], each["in"], each["required"]) for each in described["parameters"]}
    assert places == {
        (each.name, "path" if each.in_path else "query", each.in_path) for each in call.parameters
    }
    assert {name for name, place, _ in places if place == "path"} == {
        word.strip("{}") for word in call.path.split("/") if word.startswith("{")
    }
    assert ("requestBody" in described) == (call.body_type is not None)
    content = described["responses"][str(call.status)].get("content", {})
    assert list(content) == ([] if call.status == 204 else [call.media_type])


@pytest.mark.parametrize("call", ENDPOINTS, ids=label)
def test_refusals_fit_what_is_asked(call: Endpoint) -> None:
    """What is sent can be malformed or too large, what is named can be missing."""
    sends = call.body_type is not None
    assert (413 in call.error_statuses) == sends
    assert 400 in call.error_statuses or not sends or call.body_type is bytes
    assert (404 in call.error_statuses) == ("{" in call.path or call.name == "open_link")


def test_only_events_go_on() -> None:
    assert [call.path for call in ENDPOINTS if call.media_type == EVENTS] == ["/events"]


def test_limits_meanings_and_defaults_are_described() -> None:
    token, key = (SHAPES["Answer"]["properties"][name] for name in ("token", "key"))
    assert token["maxLength"] == 256
    assert "has seen" in token["description"]
    assert key["default"] is None
    assert key["anyOf"][0].items() >= {"minLength": 1, "maxLength": 128}.items()
    seed = SHAPES["NewGame"]["properties"]["seed"]["anyOf"][0]
    assert (seed["minimum"], seed["maximum"]) == (0, 2**48)
    assert SHAPES["Answer"]["description"] == Answer.__doc__


def test_what_is_sent_is_closed_and_what_is_answered_is_whole() -> None:
    sent = {call.body_type.__name__ for call in ENDPOINTS if call.body_type not in (None, bytes)}
    for name, shape in SHAPES.items():
        assert ("additionalProperties" in shape) == (name in sent)
        if name not in sent:
            assert shape["required"] == list(shape["properties"])
    assert SHAPES["NewGame"]["required"] == ["system"]
    assert SHAPES[GameDocument.__name__]["properties"]["options"]["type"] == "object"
    assert NewGame("mars").options == SHAPES["NewGame"]["properties"]["options"]["default"]


def test_the_secret_is_described() -> None:
    assert {} in DOCUMENT["security"]
    (named,) = (name for one in DOCUMENT["security"] for name in one)
    assert DOCUMENT["components"]["securitySchemes"][named]["scheme"] == "bearer"
    assert "Authorization: Bearer" in DOCUMENT["info"]["description"]
