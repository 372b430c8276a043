"""The API described in OpenAPI 3.1, from the desk's table of calls."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, Final

import msgspec
from litestar import Response, get

from understudy.server.http.schemas import Schema, Schemas
from understudy.service import ENDPOINTS, EVENTS, JSON, Endpoint, Parameter
from understudy.service.wire.payloads import ErrorBody

API: Final = "/api/v1"
MEDIA_TYPE: Final = "application/vnd.oai.openapi+json"
REASONS: Final = {
    400: "The rules or the form of the request do not allow it",
    403: "That is for those who have more right to the game",
    404: "There is no such thing",
    409: "The game has moved on since",
    413: "The request is too large",
    422: "A saved game or a printed component cannot be read",
    429: "That is too much for now; `Retry-After` says when to come back",
}
ABOUT: Final = (
    "Everything that can be asked about games. A server that others can reach has a secret, which "
    "is printed in its address; without it everything here but the words of the languages is "
    "refused with status 401. Send it with each request as `Authorization: Bearer SECRET`, or once "
    'as `POST /api/door` with `{"secret": SECRET}`, for which a browser gets a cookie. In a club '
    "each device has a list of its own, and knows nothing of other games: it is known by a cookie "
    "that it gets with the first thing it does. A link puts a game on the list of another."
)
READ_LATER: Final = "A save file, as `/games/{id}/save` gives it"


@get(["/api", "/api/openapi.json"])
async def read_description() -> Response[bytes]:
    """The description of the API."""
    return Response(_written(), media_type=MEDIA_TYPE)


@cache
def _written() -> bytes:
    return msgspec.json.encode(description(ENDPOINTS))


def description(calls: Iterable[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    schemas = Schemas("#/components/schemas")
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(API + call.path, {})[call.method.lower()] = _operation(call, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Understudy",
            "version": version("understudy"),
            "description": ABOUT,
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        # Either will do: on its own machine a server has no secret.
        "security": [{}, {"secret": []}],
        "components": {
            "schemas": schemas.by_name,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: Endpoint, schemas: Schemas) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": call.name,
        "summary": call.name.replace("_", " ").capitalize(),
        "description": call.summary,
        "parameters": [_parameter(each, schemas) for each in call.parameters],
        "responses": {
            str(call.status): _answer(call, schemas),
            **{str(status): _refusal(status, schemas) for status in call.refuses},
        },
    }
    if call.takes is bytes:
        body = {"type": "object"}
        described["requestBody"] = {"description": READ_LATER, **_sent(body)}
    elif call.takes:
        described["requestBody"] = _sent(schemas.of(call.takes, sent=True))
    return described


def _sent(schema: Schema) -> dict[str, Any]:
    return {"required": True, "content": {JSON: {"schema": schema}}}


def _answer(call: Endpoint, schemas: Schemas) -> dict[str, Any]:
    described = {"description": HTTPStatus(call.status).description}
    if call.gives is type(None):
        return described
    schema = {} if call.media_type == EVENTS else schemas.of(call.gives)
    return {**described, "content": {call.media_type: {"schema": schema}}}


def _refusal(status: int, schemas: Schemas) -> dict[str, Any]:
    content = {JSON: {"schema": schemas.of(ErrorBody)}}
    return {"description": REASONS[status], "content": content}


def _parameter(parameter: Parameter, schemas: Schemas) -> dict[str, Any]:
    schema = schemas.of(parameter.kind)
    described: dict[str, Any] = {"name": parameter.name, "in": "path", "required": True}
    if not parameter.in_path:
        described |= {"in": "query", "required": False}
        schema["default"] = parameter.default
    if "description" in schema:
        described["description"] = schema["description"]
    return {**described, "schema": schema}
