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

LONGEST_WORDS: Final = 200
"""How much of what somebody sent is said back to them."""

OURS: Final = frozenset({"alternatives", "known"})
"""What a refusal says of what there is: that is said whole."""

SOON: Final = 2
"""Seconds until another try, if nobody knows better."""

WHOLE_BODY: Final = "body"
"""Named when no field of it can be."""


class Malformed(Refused):
    """A request that does not have the form it should have."""

    def __init__(self, field: str) -> None:
        super().__init__("server-bad-request", field=field)


class Stranger(Refused):
    """Who asks has not shown the secret."""


class NotAllowed(Refused):
    """Who asks may do something with this game, but not that."""


class NotThere(Refused):
    """What the address names does not exist."""


class WrongMethod(Refused):
    """What is at this address cannot be used like that."""


class TooLarge(Refused):
    """More was sent than anybody needs to send."""


class TooMany(Refused):
    """There is too much to do already; `wait` is in how many seconds there may be room again.

    It is None if that does not depend on time.
    """

    def __init__(self, id: str, /, wait: int | None = SOON, **args: Arg) -> None:
        super().__init__(id, **args)
        self.wait = wait


_STATUS: Final[tuple[tuple[type[Refused], int], ...]] = (
    (Malformed, 400),
    (Illegal, 400),
    (Ambiguous, 400),
    (Stranger, 401),
    (NotAllowed, 403),
    (NotThere, 404),
    (WrongMethod, 405),
    (Stale, 409),
    (TooLarge, 413),
    (Unreadable, 422),
    (TooMany, 429),
)
OTHERWISE: Final = 503
"""The status of any other refusal: the store is busy, or cannot be written."""


def turned_away(status: int) -> Refused:
    """What is refused before any function is called, by its status."""
    match status:
        case 404:
            return NotThere("server-no-such-path")
        case 405:
            return WrongMethod("server-wrong-method")
        case 413:
            return TooLarge("server-too-large")
    return Malformed(WHOLE_BODY)


def refusal(error: Exception, asked: str) -> Reply:
    """The reply to a request that came to this; `asked` is what the log calls it.

    JSON nested beyond all reason is logged too, since it could be our own doing. Anything
    unforeseen is for us in full, for the client in one word.
    """
    if isinstance(error, Refused):
        status = next((status for kind, status in _STATUS if isinstance(error, kind)), OTHERWISE)
        wait = error.wait if isinstance(error, TooMany) else None
        return Reply(status, ErrorBody(worded(error.message)), retry_after=wait)
    if isinstance(error, RecursionError):
        logger.error("%s: recursion too deep: %s", asked, error)
        return refusal(Malformed(WHOLE_BODY), asked)
    logger.error("%s failed", asked, exc_info=error)
    return Reply(500, ErrorBody(ErrorMessage("server-bug", {})))


def worded(message: Message) -> ErrorMessage:
    """A message as it goes over the wire."""
    said: dict[str, Any] = message_to_json(message)
    args = {name: arg if name in OURS else _sayable(arg) for name, arg in said["args"].items()}
    return ErrorMessage(said["id"], args)


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
