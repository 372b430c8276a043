"""Answers that a client may keep, and ask about again with `If-None-Match`."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from litestar import Request, Response

# What a game document says depends on this program too, so it is good for one run of it only.
_RUN: Final = secrets.token_hex(4)


def revision_tag(revision: int) -> str:
    """The tag of a game document."""
    return f'W/"{_RUN}-{revision}"'


def content_tag(content: bytes) -> str:
    """The tag of content that changes only when its bytes do."""
    return f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def is_known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the client has the content of this tag already."""
    known = request.headers.get("if-none-match", "")
    bare = tag.removeprefix("W/")
    return any(
        item.strip() == "*" or item.strip().removeprefix("W/") == bare for item in known.split(",")
    )


def kept_headers(tag: str) -> dict[str, str]:
    """Keep it, but ask before using it."""
    return {"ETag": tag, "Cache-Control": "no-cache"}


def not_modified(tag: str) -> Response[Any]:
    """The client has it already."""
    return Response(b"", status_code=304, headers=kept_headers(tag))
