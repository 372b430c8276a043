"""What an answer is to the one who carries it: a status, content, and facts for its headers."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from typing import Final, Generic, TypeVar

S = TypeVar("S")

Encode = Callable[[object], str]
"""Makes JSON of shapes."""
Disconnected = Callable[[], bool]
"""Whether the client has left, so that nobody waits for the answer."""

JSON: Final = "application/json"
PLAIN: Final = "text/plain"
EVENTS: Final = "text/event-stream"


def never_disconnects() -> bool:
    """A client that waits whatever happens."""
    return False


@dataclass(frozen=True, slots=True)
class TextContent(Generic[S]):
    """Content that is text already: plain words, or JSON of the shape `S`; perhaps a file."""

    text: str
    file_name: str | None = None


@dataclass(frozen=True, slots=True)
class ContentWithETag(Generic[S]):
    """Content that may be kept and asked about by its tag; None if the client has it already."""

    tag: str
    content: S | None


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: its content is a shape for JSON, or `text` that is sent as it is.

    `retry_after` is in how many seconds what was refused may be asked for again.
    """

    status: int
    content: object = None
    text: str | None = None
    media_type: str = JSON
    tag: str | None = None
    file_name: str | None = None
    retry_after: int | None = None

    def written(self) -> str:
        """The whole content as text, without any help from outside the standard library."""
        return to_json(self.content) if self.text is None else self.text


def to_json(content: object) -> str:
    """Shapes as JSON."""
    return json.dumps(content, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(shape: object) -> dict[str, object]:
    if is_dataclass(shape):
        return {field.name: getattr(shape, field.name) for field in fields(shape)}
    raise TypeError(f"{type(shape).__name__} is no shape")
