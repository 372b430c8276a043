"""Replies of the service as HTTP responses."""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Response
from litestar.types import Send

from understudy.server.http.conditional import revalidate_headers
from understudy.service import Reply

MIN_COMPRESSED: Final = 500
FAST_LEVEL, SMALL_LEVEL = 1, 5
FAST_BELOW: Final = 60_000
"""Bytes below which speed matters more: most replies are answers of a few kilobytes.

For them level 1 takes a third of the time of level 5 and gives a sixth more bytes.
"""
_GZIP_WINDOW: Final = 31


class EncodedReply(NamedTuple):
    """A reply as it is sent: status, headers and body."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    async def send(self, send: Send) -> None:
        """Send the reply as an ASGI response."""
        await send({"type": "http.response.start", "status": self.status, "headers": self.headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


def encode_reply(reply: Reply, *, gzip: bool = False) -> EncodedReply:
    """Return the reply as it is sent, compressed if the client accepts gzip and it is worth it."""
    body = _body(reply)
    headers = [(name.lower().encode(), value.encode()) for name, value in _headers(reply).items()]
    if body or reply.status not in (204, 304):
        headers.append((b"content-type", f"{reply.media_type}; charset=utf-8".encode()))
    if gzip and len(body) >= MIN_COMPRESSED:
        level = FAST_LEVEL if len(body) < FAST_BELOW else SMALL_LEVEL
        packer = zlib.compressobj(level, wbits=_GZIP_WINDOW)
        body = packer.compress(body) + packer.flush()
        headers += ((b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding"))
    headers.append((b"content-length", b"%d" % len(body)))
    return EncodedReply(reply.status, headers, body)


def to_response(reply: Reply) -> Response[bytes]:
    """Return the reply as a response of Litestar."""
    return Response(
        _body(reply),
        status_code=reply.status,
        media_type=reply.media_type,
        headers=_headers(reply),
    )


def encode_json(content: object) -> str:
    """Return payloads as JSON text; faster than the encoder of the service."""
    return msgspec.json.encode(content).decode()


def _body(reply: Reply) -> bytes:
    return msgspec.json.encode(reply.content) if reply.text is None else reply.text.encode()


def _headers(reply: Reply) -> dict[str, str]:
    headers: dict[str, Any] = revalidate_headers(reply.etag) if reply.etag else {}
    if reply.file_name:
        headers["Content-Disposition"] = f'attachment; filename="{reply.file_name}"'
    if reply.retry_after is not None:
        headers["Retry-After"] = str(reply.retry_after)
    return headers
