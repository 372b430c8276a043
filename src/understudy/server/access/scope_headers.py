"""Headers of an ASGI request. Building the mappings of Litestar takes longer than searching."""

from __future__ import annotations

from typing import Any


def find_header(scope: Any, name: bytes) -> str:
    """Return the first header of this name in lower case; empty if there is none."""
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return ""
