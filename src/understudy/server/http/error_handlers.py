"""Error responses for errors outside the service, in the same format."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from understudy.server.http.replies import to_response
from understudy.server.monitoring.request_metrics import record_refusal, route_of
from understudy.service.wire.errors import Unauthorized, error_for_status, error_reply

AnyRequest = Request[Any, Any, Any]


def error_response(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Return the response for a refusal or an unexpected error."""
    reply = error_reply(error, f"{request.method} {route_of(request.scope)}")
    record_refusal(request.scope, reply)
    return to_response(reply)


def bad_request_response(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Return the response for an error of Litestar: wrong path or method, body too large."""
    if error.status_code >= 500:
        return error_response(request, error)
    response = error_response(request, error_for_status(error.status_code))
    response.headers.update(error.headers or {})
    return response


def unauthorized_response(request: AnyRequest, error: Unauthorized) -> Response[bytes]:
    """Return a 401 response with a `WWW-Authenticate` header."""
    response = error_response(request, error)
    response.headers["WWW-Authenticate"] = "Bearer"
    return response


HANDLERS: Final[ExceptionHandlersMap] = {
    HTTPException: bad_request_response,
    Unauthorized: unauthorized_response,
    Exception: error_response,
}
