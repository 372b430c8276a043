"""Guides: games with fixed options, seed and answers that the page explains step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guide:
    """A game that the page explains; `answers` are those that its explanations expect.

    The first `opening` answers are given before the first explanation. Options and seed identify
    the game as a guide, so the seed is a number that players do not type.
    """

    name: str
    options: Mapping[str, object]
    seed: int
    answers: tuple[object, ...]
    opening: int = 0
