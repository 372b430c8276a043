"""The OpenAPI 3.1 document, generated from the list of endpoints."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Response, get

from understudy.distribution import installed_version
from understudy.server.http.schemas import Schema, Schemas
from understudy.service import ENDPOINTS, EVENTS, JSON, Endpoint, Parameter
from understudy.service.wire.payloads import ErrorBody

API: Final = "/api/v1"
MEDIA_TYPE: Final = "application/vnd.oai.openapi+json"
REASONS: Final = {
    400: "The request is invalid, or the rules do not allow it",
    403: "The right to the game is too low",
    404: "Not found",
    409: "The game has changed since",
    413: "The request is too large",
    422: "A stored game, a save file or a board cannot be read",
    429: "Too many requests; repeat after the seconds in `Retry-After`",
}
ABOUT: Final = (
    "All requests about games. A server that other machines can reach has a secret, which is part "
    "of the address that it prints. Without the secret all requests except those for `/languages` "
    "are refused with status 401. Send it with each request as `Authorization: Bearer SECRET`, or "
    'once as `POST /api/door` with `{"secret": SECRET}`, which sets a cookie. In club mode each '
    "device has its own list of games and cannot see other games. A cookie identifies the device; "
    "the response to its first changing request sets it. A link adds a game to another device's "
    "list."
)
SAVE_FILE: Final = "A save file, as returned by `/games/{id}/save`"


@get(["/api", "/api/openapi.json"])
async def read_description() -> Response[bytes]:
    """Return the OpenAPI document."""
    return Response(_encoded_document(), media_type=MEDIA_TYPE)


@cache
def _encoded_document() -> bytes:
    return msgspec.json.encode(description(ENDPOINTS))


def description(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI document for these endpoints."""
    schemas = Schemas("#/components/schemas")
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operations = paths.setdefault(API + endpoint.path, {})
        operations[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Understudy", "version": installed_version(), "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        # Either one: a server that only its own machine can reach has no secret.
        "security": [{}, {"secret": []}],
        "components": {
            "schemas": schemas.by_name,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.name.replace("_", " ").capitalize(),
        "description": endpoint.summary,
        "parameters": [_parameter(parameter, schemas) for parameter in endpoint.parameters],
        "responses": {
            str(endpoint.status): _response(endpoint, schemas),
            **{str(status): _error_response(status, schemas) for status in endpoint.error_statuses},
        },
    }
    if endpoint.body_type is bytes:
        described["requestBody"] = {"description": SAVE_FILE, **_body({"type": "object"})}
    elif endpoint.body_type:
        described["requestBody"] = _body(schemas.of(endpoint.body_type, is_request=True))
    return described


def _body(schema: Schema) -> dict[str, Any]:
    return {"required": True, "content": {JSON: {"schema": schema}}}


def _response(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    described = {"description": HTTPStatus(endpoint.status).description}
    if endpoint.result_type is type(None):
        return described
    schema = {} if endpoint.media_type == EVENTS else schemas.of(endpoint.result_type)
    return {**described, "content": {endpoint.media_type: {"schema": schema}}}


def _error_response(status: int, schemas: Schemas) -> dict[str, Any]:
    content = {JSON: {"schema": schemas.of(ErrorBody)}}
    return {"description": REASONS[status], "content": content}


def _parameter(parameter: Parameter, schemas: Schemas) -> dict[str, Any]:
    schema = schemas.of(parameter.type)
    described: dict[str, Any] = {"name": parameter.name, "in": "path", "required": True}
    if not parameter.in_path:
        described |= {"in": "query", "required": False}
        schema["default"] = parameter.default
    if "description" in schema:
        described["description"] = schema["description"]
    return {**described, "schema": schema}
