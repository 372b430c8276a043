"""Reasons why you cannot do something now."""

from __future__ import annotations

from enum import StrEnum

from understudy.components import obstacle as components
from understudy.core import Arg, Message, Ref
from understudy.core.journal.messages import Args


class Lack(StrEnum):
    """The kind of obstacle; each has its sentence in the message catalogs."""

    FINISHED = "finished"
    TRACK_END = "track-end"
    FORBIDDEN = "forbidden"
    RESOURCES = "resources"
    RESOURCE = "resource"


class Obstacle(components.Obstacle[Lack]):
    """A reason of this game."""

    __slots__ = ()
    prefix = "tapestry"

    def args(self) -> dict[str, Arg]:
        args = super().args()
        match self.lack:
            case Lack.TRACK_END | Lack.RESOURCES:
                args["track"] = Ref("tapestry-track", self.of)
            case Lack.RESOURCE:
                wanted: Args = {"kind": self.of, "n": self.need}
                args["resource"] = Message("tapestry-benefit-resource", wanted)
            case Lack.FORBIDDEN:
                args["card"] = Ref("tapestry-card", self.of)
        return args
