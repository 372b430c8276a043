"""The seam between MarsBot and you: all that MarsBot's rules may ask of its opponent.

Behind it stands what a person at the table reports, or a simulated player. MarsBot cannot tell.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from understudy.table import Change, Fact, Table
from understudy.table.compiled import mypyc_attr

if TYPE_CHECKING:
    from understudy.mars.honours.evaluation import Award, Milestone
    from understudy.mars.state import Game


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The opponent's final value in the awards asked for, by name, and the points on its cards."""

    awards: dict[str, int]
    card_points: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(ABC):
    """MarsBot's opponent. Numbers are named by key: ``tags.science``, ``production.mc`` …"""

    def __init__(self, tr: int = 20) -> None:
        self.tr = tr
        self.passed = False
        self.off_map_cities = 0

    @abstractmethod
    def copy(self) -> Seat:
        """The same opponent."""

    @abstractmethod
    def facts(self) -> dict[str, Fact]:
        """What is known of the opponent, by the names of the journal."""

    @abstractmethod
    def milestone_scores(
        self, game: Game, table: Table, milestones: Sequence[Milestone]
    ) -> dict[str, int]:
        """How much the opponent has now of what these milestones count, each by its name."""

    @abstractmethod
    def award_values(self, game: Game, table: Table, awards: Sequence[Award]) -> dict[str, int]:
        """The opponent's value for these awards as they are compared in play, each by its name."""

    @abstractmethod
    def knows_award(self, award: Award) -> bool:
        """Whether the value of this award can be had without asking anybody."""

    @abstractmethod
    def lose_plants(self, game: Game, table: Table, amount: int) -> tuple[int, bool]:
        """Lose plants, at most what is there: how many went, and whether a card prevented it."""

    @abstractmethod
    def lose_best_cube(self, game: Game, table: Table, *, must_know: bool = False) -> bool:
        """Remove the animal or microbe cube worth the most points; false if there is none.

        Somebody at a table is asked whether there was one only if a rule `must_know`.
        """

    @abstractmethod
    def receive(self, resource: str, amount: int) -> tuple[Change, ...]:
        """Take stolen resources; the changes to tell."""

    @abstractmethod
    def keep_card(self, game: Game, table: Table, pile: Sequence[str]) -> str:
        """Which card of a pile the opponent drafts."""

    @abstractmethod
    def final_greenery(self, game: Game, table: Table, spaces: tuple[str, ...]) -> str | None:
        """Where the opponent turns plants into a last greenery, if anywhere."""

    @abstractmethod
    def produce(self, game: Game, table: Table) -> None:
        """The opponent's production phase."""

    @abstractmethod
    def score_sheet(self, game: Game, table: Table, awards: Sequence[Award]) -> ScoreSheet:
        """What only the opponent knows at the end."""
