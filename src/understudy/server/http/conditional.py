"""Answers that a client may keep, and ask about again with `If-None-Match`."""

from __future__ import annotations

from typing import Any

from litestar import Response


def revalidate_headers(tag: str) -> dict[str, str]:
    """Keep it, but ask before using it."""
    return {"ETag": tag, "Cache-Control": "no-cache"}


def not_modified(tag: str) -> Response[Any]:
    """The client has it already."""
    return Response(b"", status_code=304, headers=revalidate_headers(tag))
