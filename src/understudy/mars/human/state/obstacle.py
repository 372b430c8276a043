"""Reasons why something cannot be done now."""

from __future__ import annotations

from enum import StrEnum

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
