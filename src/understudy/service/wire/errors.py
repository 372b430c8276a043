"""Errors of requests: the status of each, and the reply. A reply never has a stack trace."""

from __future__ import annotations

import logging
from typing import Any, Final

from understudy.core import (
    Ambiguous,
    Arg,
    Illegal,
    Message,
    Refused,
    Stale,
    Unreadable,
    message_to_json,
)
from understudy.service.wire.payloads import ErrorBody, ErrorMessage
from understudy.service.wire.responses import Reply

logger: Final = logging.getLogger("understudy.service")

MAX_ARG_LENGTH: Final = 200
"""Maximum characters of a client's own text that an error message repeats."""

TRUSTED_ARGS: Final = frozenset({"alternatives", "known"})
"""Arguments of error messages that list our own names; these are never shortened."""

RETRY_SECONDS: Final = 2
"""Default for `Retry-After`."""

BODY_FIELD: Final = "body"
"""The field named by `BadRequest` if the whole body is wrong."""


class BadRequest(Refused):
    """A field of the request is missing or invalid (400)."""

    def __init__(self, field: str) -> None:
        super().__init__("server-bad-request", field=field)


class Unauthorized(Refused):
    """The request has no valid secret (401)."""


class Forbidden(Refused):
    """The requester's right to the game is too low (403)."""


class NotFound(Refused):
    """The path names something that does not exist (404)."""


class WrongMethod(Refused):
    """The path does not support this method (405)."""


class TooLarge(Refused):
    """The request body is too large (413)."""


class TooManyRequests(Refused):
    """A limit is reached (429). A retry may succeed after `wait` seconds; None if it cannot."""

    def __init__(self, id: str, /, wait: int | None = RETRY_SECONDS, **args: Arg) -> None:
        super().__init__(id, **args)
        self.wait = wait


_STATUS: Final[tuple[tuple[type[Refused], int], ...]] = (
    (BadRequest, 400),
    (Illegal, 400),
    (Ambiguous, 400),
    (Unauthorized, 401),
    (Forbidden, 403),
    (NotFound, 404),
    (WrongMethod, 405),
    (Stale, 409),
    (TooLarge, 413),
    (Unreadable, 422),
    (TooManyRequests, 429),
)
DEFAULT_STATUS: Final = 503
"""The status of any other refusal: the store is busy or not writable."""


def error_for_status(status: int) -> Refused:
    """Return the error for a status that is found before an endpoint runs."""
    match status:
        case 404:
            return NotFound("server-no-such-path")
        case 405:
            return WrongMethod("server-wrong-method")
        case 413:
            return TooLarge("server-too-large")
    return BadRequest(BODY_FIELD)


def error_reply(error: Exception, request_name: str) -> Reply:
    """Return the reply for an error; `request_name` names the request in the log.

    A `RecursionError` counts as deeply nested JSON (400), and is logged in case it is our bug.
    Other unexpected errors are logged in full; the client only gets status 500.
    """
    if isinstance(error, Refused):
        status = next(
            (status for kind, status in _STATUS if isinstance(error, kind)), DEFAULT_STATUS
        )
        wait = error.wait if isinstance(error, TooManyRequests) else None
        return Reply(status, ErrorBody(message_to_payload(error.message)), retry_after=wait)
    if isinstance(error, RecursionError):
        logger.error("%s: recursion too deep: %s", request_name, error)
        return error_reply(BadRequest(BODY_FIELD), request_name)
    logger.error("%s failed", request_name, exc_info=error)
    return Reply(500, ErrorBody(ErrorMessage("server-bug", {})))


def message_to_payload(message: Message) -> ErrorMessage:
    """Return the message as a payload, with untrusted arguments shortened."""
    written: dict[str, Any] = message_to_json(message)
    args = {
        name: arg if name in TRUSTED_ARGS else _sanitize(arg)
        for name, arg in written["args"].items()
    }
    return ErrorMessage(written["id"], args)


def _sanitize(value: Any) -> Any:
    """Shorten texts, and replace lone surrogates, which JSON can contain but UTF-8 cannot."""
    if isinstance(value, str):
        text = value if len(value) <= MAX_ARG_LENGTH else value[:MAX_ARG_LENGTH] + "…"
        return text.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {name: _sanitize(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_sanitize(item) for item in value]
    return value
