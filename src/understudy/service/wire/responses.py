"""Replies independent of the transport: status, content, ETag, file name."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from typing import Final, Generic, TypeVar

from understudy.core import Stale

S = TypeVar("S")

Encode = Callable[[object], str]
"""Converts payloads to JSON."""
Disconnected = Callable[[], bool]
"""Returns whether the client has disconnected."""

JSON: Final = "application/json"
PLAIN: Final = "text/plain"
EVENTS: Final = "text/event-stream"


def never_disconnects() -> bool:
    """Return False: the client never disconnects."""
    return False


def stop_if(disconnected: Disconnected) -> None:
    """Raise `Stale` if the client has disconnected; it receives no reply."""
    if disconnected():
        raise Stale("table-stale-answer")


@dataclass(frozen=True, slots=True)
class TextContent(Generic[S]):
    """Content that is already text: plain text, or JSON of the type `S`; optionally a file."""

    text: str
    file_name: str | None = None


@dataclass(frozen=True, slots=True)
class ContentWithETag(Generic[S]):
    """Content with its ETag; the content is None if the client has it already."""

    etag: str
    content: S | None


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to a request: a payload that becomes JSON, or `text` that is sent unchanged.

    `retry_after` is the number of seconds after which a refused request may be repeated.
    """

    status: int
    content: object = None
    text: str | None = None
    media_type: str = JSON
    etag: str | None = None
    file_name: str | None = None
    retry_after: int | None = None

    def to_text(self) -> str:
        """Return the content as text, using only the standard library."""
        return to_json(self.content) if self.text is None else self.text


def to_json(content: object) -> str:
    """Return payloads as JSON text."""
    return json.dumps(content, default=_to_dict, ensure_ascii=False, separators=(",", ":"))


def _to_dict(payload: object) -> dict[str, object]:
    if is_dataclass(payload):
        return {field.name: getattr(payload, field.name) for field in fields(payload)}
    raise TypeError(f"{type(payload).__name__} is not a payload type")
