"""The API described in OpenAPI 3.1."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType

from understudy.server.shapes import Answer, Correct, ErrorBody, NewGame, Redo, SheetText, Undo

AnyRequest = Request[Any, Any, Any]

_REASONS: Final = {
    400: "The rules or the form of the request do not allow it",
    404: "There is no such thing",
    409: "The game has moved on since",
    413: "The request is too large",
    422: "The saved game cannot be read",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request may be refused."""
    return {
        status: ResponseSpec(ErrorBody, description=_REASONS[status], generate_examples=False)
        for status in statuses
    }


def answered(shape: type[Any], media_type: MediaType = MediaType.JSON) -> dict[int, ResponseSpec]:
    """What an operation answers whose result is made beforehand."""
    described = ResponseSpec(shape, generate_examples=False, media_type=media_type)
    return {200: described}


def allowing(path: str, *methods: str) -> HTTPRouteHandler:
    """What may be done at a path; Litestar's own answer names one of the functions only."""

    def name_methods() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": ", ".join(methods)})

    options: Callable[..., HTTPRouteHandler] = route(
        path, http_method=HttpMethod.OPTIONS, sync_to_thread=False, include_in_schema=False
    )
    return options(name_methods)


@dataclass
class TakesSaveFile(Operation):
    """An operation whose body is the text of a save file, read by the game itself."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            description="A save file, as `/games/{id}/save` gives it",
            required=True,
            content={"application/json": OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))},
        )


class _Description(JsonRenderPlugin):
    """The description; what is sent to us is described by the library that checks it."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        shapes = openapi_schema["components"]["schemas"]
        _, exact = msgspec.json.schema_components(
            (NewGame, Answer, Undo, Redo, Correct, SheetText),
            ref_template="#/components/schemas/{name}",
        )
        shapes.update(exact)
        return super().render(request, openapi_schema)


def config() -> OpenAPIConfig:
    """Where the description is, and its head."""
    return OpenAPIConfig(
        title="Understudy",
        version=version("understudy"),
        path="/api",
        render_plugins=[_Description(path="/openapi.json")],
        use_handler_docstrings=True,
    )
