"""Tokens on the map, each a few words: ``human``, ``automa x``, ``human2 building``."""

from __future__ import annotations

from typing import Final

Tokens = tuple[str, ...]

TOPPLED: Final = " x"
"""How a token ends that lies on its side."""


def owner_of(token: str) -> str:
    """Whose token it is: the first word of ``human building x``."""
    return token.split(" ", 1)[0]


def kind_of(token: str) -> str:
    """What kind of token it is: outpost unless another word says so."""
    words = token.removesuffix(TOPPLED).split()
    return words[1] if len(words) > 1 else "outpost"


def gives_control(token: str) -> bool:
    """Whether a token is upright and of a kind that controls a territory."""
    return not token.endswith(TOPPLED) and kind_of(token) != "cube"
