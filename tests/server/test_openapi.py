"""The OpenAPI document and the routes match the list of endpoints."""

from collections import defaultdict
from typing import Any

import pytest
from litestar.testing import TestClient

from understudy.server import create_app
from understudy.server.http.openapi import API, description
from understudy.service import ENDPOINTS, EVENTS, Endpoint
from understudy.service.wire.payloads import Answer, GameDocument, NewGame
from understudy.store import KeyValueStore, MemoryTextStore

DOCUMENT = description(ENDPOINTS)
SCHEMAS: dict[str, Any] = DOCUMENT["components"]["schemas"]


def label(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


def operation(endpoint: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = DOCUMENT["paths"][API + endpoint.path][endpoint.method.lower()]
    return found


def test_every_endpoint_has_a_route() -> None:
    methods: defaultdict[str, set[str]] = defaultdict(lambda: {"OPTIONS"})
    for endpoint in ENDPOINTS:
        methods[endpoint.path].add(endpoint.method)
    with TestClient(create_app(KeyValueStore(MemoryTextStore())), "http://127.0.0.1") as client:
        for path, expected in methods.items():
            reply = client.options(API + path.replace("{", "").replace("}", ""))
            assert reply.status_code == 204, path
            assert set(reply.headers["Allow"].split(", ")) == expected
        refused = client.put(f"{API}/games")
    assert (refused.status_code, refused.headers["Allow"]) == (405, "GET, OPTIONS, POST")


def test_endpoints_and_operations_match() -> None:
    described = {
        (method.upper(), path.removeprefix(API))
        for path, methods in DOCUMENT["paths"].items()
        for method in methods
    }
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert len({operation(endpoint)["operationId"] for endpoint in ENDPOINTS}) == len(ENDPOINTS)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=label)
def test_an_operation_describes_its_endpoint(endpoint: Endpoint) -> None:
    described = operation(endpoint)
    assert described["description"] == endpoint.summary != ""
    statuses = {str(status) for status in (endpoint.status, *endpoint.error_statuses)}
    assert described["responses"].keys() == statuses
    parameters = {(each["name"], each["in"], each["required"]) for each in described["parameters"]}
    assert parameters == {
        (each.name, "path" if each.in_path else "query", each.in_path)
        for each in endpoint.parameters
    }
    assert {name for name, location, _ in parameters if location == "path"} == {
        word.strip("{}") for word in endpoint.path.split("/") if word.startswith("{")
    }
    assert ("requestBody" in described) == (endpoint.body_type is not None)
    content = described["responses"][str(endpoint.status)].get("content", {})
    assert list(content) == ([] if endpoint.status == 204 else [endpoint.media_type])


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=label)
def test_error_statuses_match_the_request(endpoint: Endpoint) -> None:
    """A body can be invalid or too large, and a path can name something missing."""
    has_body = endpoint.body_type is not None
    assert (413 in endpoint.error_statuses) == has_body
    assert 400 in endpoint.error_statuses or not has_body or endpoint.body_type is bytes
    assert (404 in endpoint.error_statuses) == (
        "{" in endpoint.path or endpoint.name == "open_link"
    )


def test_only_one_endpoint_streams_events() -> None:
    assert [endpoint.path for endpoint in ENDPOINTS if endpoint.media_type == EVENTS] == ["/events"]


def test_schemas_have_limits_descriptions_and_defaults() -> None:
    token, key = (SCHEMAS["Answer"]["properties"][name] for name in ("token", "key"))
    assert token["maxLength"] == 256
    assert "has seen" in token["description"]
    assert key["default"] is None
    assert key["anyOf"][0].items() >= {"minLength": 1, "maxLength": 128}.items()
    seed = SCHEMAS["NewGame"]["properties"]["seed"]["anyOf"][0]
    assert (seed["minimum"], seed["maximum"]) == (0, 2**48)
    assert SCHEMAS["Answer"]["description"] == Answer.__doc__


def test_requests_forbid_extra_fields_and_replies_are_complete() -> None:
    sent = {
        endpoint.body_type.__name__
        for endpoint in ENDPOINTS
        if endpoint.body_type not in (None, bytes)
    }
    for name, schema in SCHEMAS.items():
        assert ("additionalProperties" in schema) == (name in sent)
        if name not in sent:
            assert schema["required"] == list(schema["properties"])
    assert SCHEMAS["NewGame"]["required"] == ["system"]
    assert SCHEMAS[GameDocument.__name__]["properties"]["options"]["type"] == "object"
    assert NewGame("mars").options == SCHEMAS["NewGame"]["properties"]["options"]["default"]


def test_the_secret_is_described() -> None:
    assert {} in DOCUMENT["security"]
    (named,) = (name for one in DOCUMENT["security"] for name in one)
    assert DOCUMENT["components"]["securitySchemes"][named]["scheme"] == "bearer"
    assert "Authorization: Bearer" in DOCUMENT["info"]["description"]
