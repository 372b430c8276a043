"""Tags of answers that a client may keep, and ask about again."""

from __future__ import annotations

import hashlib


def revision_tag(run: str, revision: int, shown_to: str = "") -> str:
    """The tag of a game document.

    What it says depends on this program too, so it is good for one `run` of it only; and on what
    those may do with the game to whom it is shown.
    """
    return f'W/"{run}-{revision}{shown_to}"'


def content_tag(content: bytes) -> str:
    """The tag of content that changes only when its bytes do."""
    return f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def matches_etag(known: str, tag: str) -> bool:
    """Whether the content of this tag is among those the client has; `*` is any."""
    bare = tag.removeprefix("W/")
    return any(
        item.strip() == "*" or item.strip().removeprefix("W/") == bare for item in known.split(",")
    )
