"""What goes wrong outside the desk: refused in the same words."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from understudy.server.http.routes import response
from understudy.server.monitoring.request_metrics import record_refusal, route_of
from understudy.service.wire.errors import Unauthorized, error_for_status, error_reply

AnyRequest = Request[Any, Any, Any]


def error_response(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A refusal of the page, or a bug."""
    reply = error_reply(error, f"{request.method} {route_of(request.scope)}")
    record_refusal(request.scope, reply)
    return response(reply)


def bad_request_response(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """The request itself is wrong: no such path or method, too much of it."""
    if error.status_code >= 500:
        return error_response(request, error)
    refused = error_response(request, error_for_status(error.status_code))
    refused.headers.update(error.headers or {})
    return refused


def unauthorized_response(request: AnyRequest, error: Unauthorized) -> Response[bytes]:
    """Who asks has not shown the secret: said with how it can be shown."""
    refused = error_response(request, error)
    refused.headers["WWW-Authenticate"] = "Bearer"
    return refused


HANDLERS: Final[ExceptionHandlersMap] = {
    HTTPException: bad_request_response,
    Unauthorized: unauthorized_response,
    Exception: error_response,
}
