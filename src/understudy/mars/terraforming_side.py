"""Who terraforms: MarsBot, or whoever sits opposite. The planet cannot tell them apart."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import TYPE_CHECKING

from understudy.core import Change, Table
from understudy.core.mypyc_hints import mypyc_attr

# The position holds such a side, so that its type has to be there before that of the position.
if TYPE_CHECKING:
    from understudy.mars.state import Game


class BonusStep(Enum):
    """What is printed beside some steps of the global parameters. [A p.9] [C p.2]"""

    HEAT_PRODUCTION = "heat_production"
    OCEAN = "ocean"
    TEMPERATURE = "temperature"
    CARD = "card"
    RATING = "rating"


@mypyc_attr(allow_interpreted_subclasses=True)
class TerraformingSide(ABC):
    """One side, as far as the planet is concerned.

    `side` is what it is called, `cite` the page of its rules about tiles.
    """

    def __init__(self, side: str, cite: str) -> None:
        self.side = side
        self.cite = cite

    @abstractmethod
    def gain_rating(self, game: Game, table: Table, amount: int) -> tuple[Change, ...]:
        """The terraform rating rises, or falls; the changes to tell."""

    @abstractmethod
    def record_raise(self, game: Game, table: Table, parameter: str, before: int, now: int) -> None:
        """A parameter rose by a step: the rating for it, and the telling."""

    @abstractmethod
    def resolve_bonus_step(self, game: Game, table: Table, bonus: BonusStep) -> None:
        """A step with a bonus was reached."""
