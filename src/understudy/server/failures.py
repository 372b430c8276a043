"""Refusals and accidents as JSON: a message id, never a stack trace."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from understudy.server.shapes import ErrorBody, ErrorMessage
from understudy.table import Ambiguous, Illegal, Refused, Stale, Unreadable, message_to_json

logger: Final = logging.getLogger("understudy.server")

LONGEST_WORDS: Final = 200
"""How much of what somebody sent is said back to them."""

WHOLE_BODY: Final = "body"
"""Named when no field of it can be."""

_STATUS: Final[tuple[tuple[type[Refused], int], ...]] = (
    (Illegal, 400),
    (Ambiguous, 400),
    (Stale, 409),
    (Unreadable, 422),
)
_BY_STATUS: Final = {
    404: "server-no-such-path",
    405: "server-wrong-method",
    413: "server-too-large",
}
_FIELD: Final = re.compile(r"`\$\.?([^`]*)`")
_NAMED: Final = re.compile(r"field `([^`]*)`")

AnyRequest = Request[Any, Any, Any]


class NotThere(Refused):
    """What the address names does not exist."""


def error_body(id: str, args: dict[str, Any] | None = None) -> ErrorBody:
    """An error as it goes over the wire."""
    return ErrorBody(ErrorMessage(id, {name: _sayable(arg) for name, arg in (args or {}).items()}))


def _sayable(value: Any) -> Any:
    if isinstance(value, str):
        words = value if len(value) <= LONGEST_WORDS else value[:LONGEST_WORDS] + "…"
        # Half a surrogate pair, which JSON can carry, cannot be sent back.
        return words.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {name: _sayable(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_sayable(item) for item in value]
    return value


def _answer(status: int, body: ErrorBody, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(_: AnyRequest, error: Refused) -> Response[Any]:
    """A person asked for something that cannot be done."""
    kinds = (status for kind, status in _STATUS if isinstance(error, kind))
    status = 404 if isinstance(error, NotThere) else next(kinds, 503)
    message: dict[str, Any] = message_to_json(error.message)
    return _answer(status, error_body(message["id"], message["args"]))


def bad_request(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """The request itself is wrong: no such path, a malformed body, too much of it."""
    status = error.status_code
    if status >= 500:
        return bug(_, error)
    if id := _BY_STATUS.get(status):
        return _answer(status, error_body(id), dict(error.headers or {}))
    return _answer(400, error_body("server-bad-request", {"field": _field(error)}))


def _field(error: HTTPException) -> str:
    extra = error.extra
    described = extra[0] if isinstance(extra, list) and extra else {}
    text = str(described.get("message", "")) + error.detail
    if named := _NAMED.search(text):
        return named[1]
    if (key := described.get("key")) and key != "data":
        return str(key)
    found = _FIELD.search(text)
    return (found and found[1]) or WHOLE_BODY


def too_deep(_: AnyRequest, error: RecursionError) -> Response[Any]:
    """JSON nested beyond all reason; logged, since it could be our own doing."""
    logger.error("recursion too deep: %s", error)
    return _answer(400, error_body("server-bad-request", {"field": WHOLE_BODY}))


def bug(request: AnyRequest, error: Exception) -> Response[Any]:
    """Anything unforeseen: for us in full, for the client in one word."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(500, error_body("server-bug"))


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: refused,
    HTTPException: bad_request,
    RecursionError: too_deep,
    Exception: bug,
}
