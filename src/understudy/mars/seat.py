"""Interface to the human side. Implementations: reported by a player, or played by the program."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from understudy.core import Change, Fact, Step, Table, new_step
from understudy.core.mypyc_hints import mypyc_attr
from understudy.mars.printed.card_titles import project_card
from understudy.mars.sides import HUMAN
from understudy.mars.terraforming_side import TerraformingSide

# Type-only imports: the position holds a seat, which is a cycle.
if TYPE_CHECKING:
    from understudy.mars.milestones_awards.evaluation import Award, Milestone
    from understudy.mars.state import Game


VERMIN: Final = project_card("X75 Vermin")


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Your final values in the requested awards, by name, and the points on your cards.

    `vermin` is the number of animals on that card.
    """

    awards: dict[str, int]
    card_points: int
    vermin: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(TerraformingSide):
    """MarsBot's opponent. Numbers are named by keys: ``tags.science``, ``production.mc`` …

    `without_reward`: raises and tiles give nothing, during a step that says so.
    """

    def __init__(self, tr: int = 20) -> None:
        super().__init__(HUMAN, "A p.4")
        self.tr: int = tr
        self.passed = False
        self.off_map_cities: int = 0
        self.without_reward = False

    @abstractmethod
    def copy(self) -> Seat:
        """Return an independent copy."""

    @abstractmethod
    def facts(self) -> dict[str, Fact]:
        """Return the known facts of the opponent by their names in the journal."""

    def gain_rating(self, game: Game, table: Table, amount: int) -> tuple[Change, ...]:
        """Change the terraform rating, not below 0. Return the changes."""
        if self.without_reward:
            return ()
        before = self.tr
        self.tr = max(0, before + amount)
        return (Change("human.tr", before, self.tr),) if table.listening else ()

    # The phases of a generation

    def set_up(self, game: Game, table: Table) -> None:
        """Deal the corporation and the first cards. A reporting player does this at the table."""

    def play_preludes(self, game: Game, table: Table) -> None:
        """Play the preludes. A reporting player does this at the table."""

    def has_corporation(self, number: str) -> bool:
        """Return whether the opponent has the corporation with this MarsBot number.

        False for a reporting player: there an option names the corporation.
        """
        return False

    def research(self, game: Game, table: Table) -> None:
        """Deal the cards of a new generation. A reporting player does this at the table."""

    @abstractmethod
    def keep_card(self, game: Game, table: Table, pile: Sequence[str]) -> str:
        """Return the card of a pile that the opponent drafts."""

    @abstractmethod
    def take_turn(self, game: Game, table: Table) -> None:
        """Take a turn of the action phase, or pass."""

    @abstractmethod
    def produce(self, game: Game, table: Table) -> None:
        """Do the production phase."""

    @abstractmethod
    def final_greeneries(self, game: Game, table: Table) -> None:
        """Turn the remaining plants into greeneries at the end of the game."""

    @abstractmethod
    def score_sheet(self, game: Game, table: Table, awards: Sequence[Award]) -> ScoreSheet:
        """Return the final values that only the opponent knows."""

    def tell_raise(
        self, table: Table, step: tuple[str, int, int], rating: tuple[Change, ...], tr: int,
        cite: str,
    ) -> None:  # fmt: skip
        """Record a raised parameter, given as name, value before and value now."""
        table.record(_raise_step, step, rating, tr, cite)

    # Values that MarsBot compares with its own

    @abstractmethod
    def milestone_scores(
        self, game: Game, table: Table, milestones: Sequence[Milestone]
    ) -> dict[str, int]:
        """Return the opponent's current score for each of these milestones, by name."""

    @abstractmethod
    def award_values(self, game: Game, table: Table, awards: Sequence[Award]) -> dict[str, int]:
        """Return the opponent's current value for each of these awards, by name."""

    @abstractmethod
    def knows_award(self, award: Award) -> bool:
        """Return whether the value of this award is known without asking the player."""

    @abstractmethod
    def report_card_points(self, game: Game, table: Table, points: int) -> None:
        """Record the current points on the opponent's cards during the game."""

    # Effects of MarsBot on the opponent

    @abstractmethod
    def lose_plants(self, game: Game, table: Table, amount: int) -> tuple[int, bool]:
        """Lose up to `amount` plants. Return how many, and whether a card prevented it."""

    @abstractmethod
    def lose_best_cube(self, game: Game, table: Table, *, must_know: bool) -> bool:
        """Remove the animal or microbe worth the most points. Return False if there is none.

        A reporting player is asked whether there was one only with `must_know`.
        """

    @abstractmethod
    def receive(self, resource: str, amount: int) -> tuple[Change, ...]:
        """Gain resources from MarsBot. Return the changes."""

    @abstractmethod
    def colony_bonus(self, game: Game, table: Table, colony: str, times: int) -> None:
        """Gain the bonus of each own colony on a tile where MarsBot trades."""

    # The solar phase

    @abstractmethod
    def resolve_global_event(self, game: Game, table: Table, event: str) -> None:
        """Apply a global event to the opponent."""

    @abstractmethod
    def resolve_new_government(self, game: Game, table: Table) -> None:
        """Apply the bonus and the policy of a new government."""

    def reward(self, game: Game, table: Table, amount: int, cite: str) -> None:
        """Raise the rating for something other than a card, and record it."""
        rating = self.gain_rating(game, table, amount)
        if table.listening:
            table.tell("mars-you-change-tr", cite, *rating, tr=amount)


def _raise_step(step: tuple[str, int, int], rating: tuple[Change, ...], tr: int, cite: str) -> Step:
    parameter, before, to = step
    kind, change = f"mars-you-raise-{parameter}", Change(parameter, before, to)
    return new_step(kind, cite, change, *rating, to=to, tr=tr)
