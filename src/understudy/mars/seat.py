"""The seat opposite MarsBot: all that the planet and MarsBot's rules may ask of who sits there.

That is a person at a table who reports, or a side that the program plays. MarsBot cannot tell.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from understudy.core import Change, Fact, Table
from understudy.core.mypyc_hints import mypyc_attr
from understudy.mars.printed.card_titles import project_card
from understudy.mars.sides import HUMAN
from understudy.mars.terraforming_side import TerraformingSide

# The position holds a seat, so that its type has to be there before that of the position.
if TYPE_CHECKING:
    from understudy.mars.milestones_awards.evaluation import Award, Milestone
    from understudy.mars.state import Game


VERMIN: Final = project_card("X75 Vermin")


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The opponent's final value in the awards asked for, by name, and the points on its cards.

    `vermin` is the number of animals on that card.
    """

    awards: dict[str, int]
    card_points: int
    vermin: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(TerraformingSide):
    """MarsBot's opponent. Numbers are named by key: ``tags.science``, ``production.mc`` …"""

    def __init__(self, tr: int = 20) -> None:
        super().__init__(HUMAN, "A p.4")
        self.tr: int = tr
        self.passed = False
        self.off_map_cities: int = 0

    @abstractmethod
    def copy(self) -> Seat:
        """The same opponent."""

    @abstractmethod
    def facts(self) -> dict[str, Fact]:
        """What is known of the opponent, by the names of the journal."""

    def gain_rating(self, game: Game, table: Table, amount: int) -> tuple[Change, ...]:
        """The terraform rating changes; it never falls below 0."""
        before = self.tr
        self.tr = max(0, before + amount)
        return (Change("human.tr", before, self.tr),) if table.listening else ()

    # The phases of a generation

    def set_up(self, game: Game, table: Table) -> None:
        """Corporation and first cards; somebody at a table deals them there."""

    def play_preludes(self, game: Game, table: Table) -> None:
        """Before the first turn; somebody at a table plays them there."""

    def has_corporation(self, number: str) -> bool:
        """Whether this corporation is the opponent's, by MarsBot's number; options say it else."""
        return False

    def research(self, game: Game, table: Table) -> None:
        """Cards of a new generation; somebody at a table draws them there."""

    @abstractmethod
    def keep_card(self, game: Game, table: Table, pile: Sequence[str]) -> str:
        """Research: which card of a pile the opponent drafts."""

    @abstractmethod
    def take_turn(self, game: Game, table: Table) -> None:
        """A turn of the action phase, or passing."""

    @abstractmethod
    def produce(self, game: Game, table: Table) -> None:
        """The production phase."""

    @abstractmethod
    def final_greeneries(self, game: Game, table: Table) -> None:
        """The end: plants become last greeneries."""

    @abstractmethod
    def score_sheet(self, game: Game, table: Table, awards: Sequence[Award]) -> ScoreSheet:
        """What only the opponent knows at the end."""

    # What MarsBot compares itself with

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
    def report_card_points(self, game: Game, table: Table, points: int) -> None:
        """What the opponent's cards are worth so far, said in the middle of a game."""

    # What MarsBot does to it

    @abstractmethod
    def lose_plants(self, game: Game, table: Table, amount: int) -> tuple[int, bool]:
        """Lose plants, at most what is there: how many went, and whether a card prevented it."""

    @abstractmethod
    def lose_best_cube(self, game: Game, table: Table, *, must_know: bool) -> bool:
        """Remove the animal or microbe cube worth the most points; false if there is none.

        Somebody at a table is asked whether there was one only if a rule `must_know`.
        """

    @abstractmethod
    def receive(self, resource: str, amount: int) -> tuple[Change, ...]:
        """Take resources that came from MarsBot or through it; the changes to tell."""

    @abstractmethod
    def colony_bonus(self, game: Game, table: Table, colony: str, times: int) -> None:
        """MarsBot trades where the opponent has colonies: each of them brings its bonus."""

    # The solar phase

    @abstractmethod
    def resolve_global_event(self, game: Game, table: Table, event: str) -> None:
        """A global event happens to the opponent."""

    @abstractmethod
    def resolve_new_government(self, game: Game, table: Table) -> None:
        """A new government rules: its bonus and its policy."""

    def reward(self, game: Game, table: Table, amount: int, cite: str) -> None:
        """The rating rises by something that is no card."""
        rating = self.gain_rating(game, table, amount)
        if table.listening:
            table.tell("mars-you-change-tr", cite, *rating, tr=amount)
