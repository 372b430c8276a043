"""Interface of a side to the planet: MarsBot or its opponent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import TYPE_CHECKING

from understudy.core import Change, Table
from understudy.core.mypyc_hints import mypyc_attr

# Type-only import: the position holds a side, which is a cycle.
if TYPE_CHECKING:
    from understudy.mars.state import Game


class BonusStep(Enum):
    """The bonus printed beside some steps of the global parameters. [A p.9] [C p.2]"""

    HEAT_PRODUCTION = "heat_production"
    OCEAN = "ocean"
    TEMPERATURE = "temperature"
    CARD = "card"
    RATING = "rating"


@mypyc_attr(allow_interpreted_subclasses=True)
class TerraformingSide(ABC):
    """A side as the planet rules see it.

    `side` is its name, `cite` the page of its rules about tiles.
    """

    def __init__(self, side: str, cite: str) -> None:
        self.side = side
        self.cite = cite

    @abstractmethod
    def gain_rating(self, game: Game, table: Table, amount: int) -> tuple[Change, ...]:
        """Change the terraform rating. Return the changes."""

    @abstractmethod
    def record_raise(self, game: Game, table: Table, parameter: str, before: int, now: int) -> None:
        """Gain the rating for a raised parameter and record the step."""

    @abstractmethod
    def resolve_bonus_step(self, game: Game, table: Table, bonus: BonusStep) -> None:
        """Gain the bonus of a step that was reached."""
