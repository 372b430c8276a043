"""Tokens on the map as text: ``human``, ``automa x``, ``human2 building``."""

from __future__ import annotations

from typing import Final

Tokens = tuple[str, ...]

TOPPLED: Final = " x"
"""Suffix of a toppled token."""


def owner_of(token: str) -> str:
    """Return the owner of a token: the first word of ``human building x``."""
    return token.split(" ", 1)[0]


def kind_of(token: str) -> str:
    """Return the kind of a token: the second word, or outpost."""
    words = token.removesuffix(TOPPLED).split()
    return words[1] if len(words) > 1 else "outpost"


def gives_control(token: str) -> bool:
    """Return whether a token is upright and of a kind that controls a territory."""
    return not token.endswith(TOPPLED) and kind_of(token) != "cube"
