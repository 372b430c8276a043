"""ETags of replies that clients may cache."""

from __future__ import annotations

import hashlib


def revision_etag(run_id: str, revision: int, right: str = "") -> str:
    """Return the ETag of a game document.

    The document also depends on the version of the program, hence the run id, and on the
    requester's right.
    """
    return f'W/"{run_id}-{revision}{right}"'


def content_etag(content: bytes) -> str:
    """Return an ETag that is a hash of the content."""
    return f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def matches_etag(if_none_match: str, etag: str) -> bool:
    """Return whether the header lists this ETag; `*` matches any."""
    known = (item.strip() for item in if_none_match.split(","))
    return any(item == "*" or item.removeprefix("W/") == etag.removeprefix("W/") for item in known)
