"""Reasons why something cannot be done now: what is missing, how much is needed and available."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Generic, TypeVar

from understudy.core import Arg, Illegal, Message
from understudy.core.mypyc_hints import mypyc_attr

L = TypeVar("L", bound=StrEnum)


@mypyc_attr(allow_interpreted_subclasses=True)
class Obstacle(Generic[L]):
    """One reason: its kind, what is missing, how much is needed and how much is there.

    A game has a closed list of kinds, and a message `PREFIX-lack-KIND` for each.
    """

    __slots__ = ("have", "lack", "need", "of")
    prefix: ClassVar[str]

    def __init__(self, lack: L, of: str = "", need: int = 0, have: int = 0) -> None:
        self.lack = lack
        self.of = of
        self.need = need
        self.have = have

    def message(self) -> Message:
        return Message(self._id(), self.args())

    def refusal(self) -> Illegal:
        return Illegal(self._id(), **self.args())

    def args(self) -> dict[str, Arg]:
        """Return the arguments of the message."""
        of, _, which = self.of.replace(" ", "_").partition(".")
        return {"of": of, "which": which, "need": self.need, "have": self.have}

    def _id(self) -> str:
        return f"{self.prefix}-lack-{self.lack.value}"


def refuse(obstacle: Obstacle[L] | None) -> None:
    """Raise the obstacle as a refusal, if there is one."""
    if obstacle is not None:
        raise obstacle.refusal()
