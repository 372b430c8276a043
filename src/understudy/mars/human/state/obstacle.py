"""Reasons why something cannot be done now."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from understudy.components import obstacle as components
from understudy.core import Arg, Message, Ref


class Lack(StrEnum):
    """The kind of obstacle; each has its sentence in the message catalogs."""

    MONEY = "money"
    RESOURCE = "resource"
    PRODUCTION = "production"
    ON_CARDS = "on-cards"
    REQUIREMENT = "requirement"
    AT_MOST = "at-most"
    SPACE = "space"
    TARGET = "target"
    CARDS = "cards"
    USED = "used"
    CONDITION = "condition"
    TAKEN = "taken"
    LIMIT = "limit"
    NOT_MET = "not-met"
    DELEGATE = "delegate"
    FLEET = "fleet"
    COLONY = "colony"
    NOTHING = "nothing"
    COMPLETE = "complete"
    TAX = "tax"


REQUIREMENTS: Final = (Lack.REQUIREMENT, Lack.AT_MOST)


class Obstacle(components.Obstacle[Lack]):
    """A reason of this game."""

    __slots__ = ()
    prefix = "mars"

    def args(self) -> dict[str, Arg]:
        args = super().args()
        of, which = str(args["of"]), str(args["which"])
        match self.lack:
            case Lack.RESOURCE | Lack.ON_CARDS | Lack.REQUIREMENT:
                args["amount"] = Message("mars-amount", {"of": which or of, "count": self.need})
                if of == "party":
                    args["party"] = Ref("mars-party", which)
            case Lack.SPACE:
                args["tile"] = Ref("mars-tile", of)
            case Lack.CARDS if not of:
                args["of"] = "hand"
        return args


class FoundObstacles:
    """Obstacles that are searched when they are asked for, each at most once."""

    __slots__ = ("_found", "_rest")

    def __init__(self, search: Iterator[Obstacle]) -> None:
        self._found: list[Obstacle] = []
        self._rest = search

    def first(self) -> Obstacle | None:
        """Return the first obstacle, or None."""
        if self._found:
            return self._found[0]
        obstacle = next(self._rest, None)
        if obstacle is not None:
            self._found.append(obstacle)
        return obstacle

    def all(self) -> list[Obstacle]:
        """Return all obstacles."""
        self._found.extend(self._rest)
        return self._found


class KnownObstacles:
    """What is known about the moves of a turn, by card or standard project."""

    __slots__ = ("actions", "plays", "projects")

    def __init__(self) -> None:
        self.plays: dict[str, FoundObstacles] = {}
        self.actions: dict[str, Obstacle | None] = {}
        self.projects: dict[str, Obstacle | None] = {}
