"""Refusals and accidents: which status each means, and how it is said. Never a stack trace."""

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
"""How much of what somebody sent is said back to them."""

TRUSTED_ARGS: Final = frozenset({"alternatives", "known"})
"""What a refusal says of what there is: that is said whole."""

RETRY_SECONDS: Final = 2
"""Seconds until another try, if nobody knows better."""

BODY_FIELD: Final = "body"
"""Named when no field of it can be."""


class BadRequest(Refused):
    """A request that does not have the form it should have."""

    def __init__(self, field: str) -> None:
        super().__init__("server-bad-request", field=field)


class Unauthorized(Refused):
    """Who asks has not shown the secret."""


class Forbidden(Refused):
    """Who asks may do something with this game, but not that."""


class NotFound(Refused):
    """What the address names does not exist."""


class WrongMethod(Refused):
    """What is at this address cannot be used like that."""


class TooLarge(Refused):
    """More was sent than anybody needs to send."""


class TooManyRequests(Refused):
    """There is too much to do already; `wait` is in how many seconds there may be room again.

    It is None if that does not depend on time.
    """

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
"""The status of any other refusal: the store is busy, or cannot be written."""


def error_for_status(status: int) -> Refused:
    """What is refused before any function is called, by its status."""
    match status:
        case 404:
            return NotFound("server-no-such-path")
        case 405:
            return WrongMethod("server-wrong-method")
        case 413:
            return TooLarge("server-too-large")
    return BadRequest(BODY_FIELD)


def error_reply(error: Exception, asked: str) -> Reply:
    """The reply to a request that came to this; `asked` is what the log calls it.

    JSON nested beyond all reason is logged too, since it could be our own doing. Anything
    unforeseen is for us in full, for the client in one word.
    """
    if isinstance(error, Refused):
        status = next(
            (status for kind, status in _STATUS if isinstance(error, kind)), DEFAULT_STATUS
        )
        wait = error.wait if isinstance(error, TooManyRequests) else None
        return Reply(status, ErrorBody(message_to_payload(error.message)), retry_after=wait)
    if isinstance(error, RecursionError):
        logger.error("%s: recursion too deep: %s", asked, error)
        return error_reply(BadRequest(BODY_FIELD), asked)
    logger.error("%s failed", asked, exc_info=error)
    return Reply(500, ErrorBody(ErrorMessage("server-bug", {})))


def message_to_payload(message: Message) -> ErrorMessage:
    """A message as it goes over the wire."""
    said: dict[str, Any] = message_to_json(message)
    args = {
        name: arg if name in TRUSTED_ARGS else _sayable(arg) for name, arg in said["args"].items()
    }
    return ErrorMessage(said["id"], args)


def _sayable(value: Any) -> Any:
    if isinstance(value, str):
        words = value if len(value) <= MAX_ARG_LENGTH else value[:MAX_ARG_LENGTH] + "…"
        # Half a surrogate pair, which JSON can carry, cannot be sent back.
        return words.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {name: _sayable(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_sayable(item) for item in value]
    return value
