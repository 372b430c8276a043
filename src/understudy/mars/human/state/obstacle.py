"""Reasons why something cannot be done now."""

from __future__ import annotations

from enum import StrEnum

from understudy.core import Arg, Illegal, Message, Ref


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
    TAX = "tax"


class Obstacle:
    """One reason: its kind, what is missing, how much is needed and how much is there."""

    __slots__ = ("have", "lack", "need", "of")

    def __init__(self, lack: Lack, of: str = "", need: int = 0, have: int = 0) -> None:
        self.lack = lack
        self.of = of
        self.need = need
        self.have = have

    def message(self) -> Message:
        return Message(self._id(), self._args())

    def refusal(self) -> Illegal:
        return Illegal(self._id(), **self._args())

    def _id(self) -> str:
        return f"mars-lack-{self.lack.value}"

    def _args(self) -> dict[str, Arg]:
        of, _, which = self.of.replace(" ", "_").partition(".")
        args: dict[str, Arg] = {"of": of, "which": which, "need": self.need, "have": self.have}
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
