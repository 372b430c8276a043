"""What goes wrong outside the desk: refused in the same words."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from understudy.server.http.routes import response
from understudy.server.monitoring.request_metrics import call_of, note_refusal
from understudy.service.wire.errors import Stranger, refusal, turned_away

AnyRequest = Request[Any, Any, Any]


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A refusal of the page, or a bug."""
    reply = refusal(error, f"{request.method} {call_of(request.scope)}")
    note_refusal(request.scope, reply)
    return response(reply)


def bad_request(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """The request itself is wrong: no such path or method, too much of it."""
    if error.status_code >= 500:
        return failed(request, error)
    refused = failed(request, turned_away(error.status_code))
    refused.headers.update(error.headers or {})
    return refused


def strange(request: AnyRequest, error: Stranger) -> Response[bytes]:
    """Who asks has not shown the secret: said with how it can be shown."""
    refused = failed(request, error)
    refused.headers["WWW-Authenticate"] = "Bearer"
    return refused


HANDLERS: Final[ExceptionHandlersMap] = {
    HTTPException: bad_request,
    Stranger: strange,
    Exception: failed,
}
