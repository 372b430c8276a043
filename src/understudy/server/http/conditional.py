"""Headers and responses for conditional requests (`If-None-Match`)."""

from __future__ import annotations

from typing import Any

from litestar import Response


def revalidate_headers(etag: str) -> dict[str, str]:
    """Return headers that let the client cache the response but revalidate it each time."""
    return {"ETag": etag, "Cache-Control": "no-cache"}


def not_modified(etag: str) -> Response[Any]:
    """Return 304 Not Modified."""
    return Response(b"", status_code=304, headers=revalidate_headers(etag))
