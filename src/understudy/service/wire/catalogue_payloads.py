"""Payloads of the constant data: games, their guides and rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from understudy.service.wire.payloads import Json


@dataclass(slots=True)
class GuidedGame:
    """A game that the page explains, and the answers that its explanations expect."""

    name: str
    options: Json
    seed: int
    answers: list[Any]
    opening: Annotated[int, "The number of answers that are given before the first explanation."]


@dataclass(slots=True)
class GameSystem:
    """A game system with its options."""

    name: str
    rules: Annotated[int, "The version of the rules; it increases when behavior changes."]
    options: Json
    guides: Annotated[list[GuidedGame], "Games that the page explains step by step."]


@dataclass(slots=True)
class GameRule:
    """A rule of a game by our number."""

    number: str
    cites: Annotated[list[str], "Booklet and page."]
    sure: Annotated[str, "`stated`, `inferred` or `ours`."]
