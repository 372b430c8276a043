"""Record a screen game turn by turn: chance, your public steps, and your numbers when asked."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any
from unittest.mock import patch

from understudy.components.deck import Deck
from understudy.core import Chance, Policy, PolicyTable, Step, Table, derive_stream
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.actions import preludes, research
from understudy.mars.human.actions.milestones_awards import readers_of
from understudy.mars.human.meta_steps import opening
from understudy.mars.human.rules import draw_cards
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.human.state.card import PLANTS, WILD
from understudy.mars.milestones_awards.evaluation import Award, Milestone
from understudy.mars.seat import ScoreSheet
from understudy.mars.state import Game
from understudy.mars.system import GAME


@dataclass
class Turn:
    """What happened in a turn of the screen game, as far as MarsBot or the board is concerned.

    `reacts`: MarsBot's corporation reacts to your cards. `rating`: yours at the end of the turn.
    """

    draws: list[tuple[str, int]] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    numbers: list[dict[str, int]] = field(default_factory=list)
    plants: list[tuple[int, bool]] = field(default_factory=list)
    had_cube: list[bool] = field(default_factory=list)
    steps: Sequence[Step] = ()
    reacts: bool = False
    rating: int = 0


class Recorder:
    """The turn that is being recorded; `paused` while your own cards are dealt."""

    def __init__(self) -> None:
        self.turn = Turn()
        self.paused = False

    @contextmanager
    def pause(self) -> Iterator[None]:
        before, self.paused = self.paused, True
        try:
            yield
        finally:
            self.paused = before


class RecordedDeck(Deck):
    """A deck that notes each card that is drawn for MarsBot."""

    __slots__ = ("name", "recorder")

    def __init__(self, deck: Deck, name: str, recorder: Recorder) -> None:
        super().__init__(deck.bag, deck.stack, real=deck.real)
        self.name = name
        self.recorder = recorder

    def draw(self, table: Table) -> int:
        card = super().draw(table)
        if not self.recorder.paused:
            self.recorder.turn.draws.append((self.name, card))
        return card


class RecordedTable(PolicyTable):
    """A table that notes each random number that MarsBot's side uses."""

    recorder: Recorder

    def pick(self, n: int) -> int:
        number = super().pick(n)
        if not self.recorder.paused:
            self.recorder.turn.picks.append(number)
        return number


class RecordedSeat(ScreenSeat):
    """Your side of a screen game; it notes what a reporting player would be asked."""

    recorder: Recorder

    def keep_card(self, game: Game, table: Table, pile: Sequence[str]) -> str:
        kept = super().keep_card(game, table, pile)
        self.recorder.turn.kept.append(kept)
        return kept

    def milestone_scores(
        self, game: Game, table: Table, milestones: Sequence[Milestone]
    ) -> dict[str, int]:
        self._note_numbers(game)
        return super().milestone_scores(game, table, milestones)

    def award_values(self, game: Game, table: Table, awards: Sequence[Award]) -> dict[str, int]:
        self._note_numbers(game)
        return super().award_values(game, table, awards)

    def score_sheet(self, game: Game, table: Table, awards: Sequence[Award]) -> ScoreSheet:
        self._note_numbers(game)
        sheet = super().score_sheet(game, table, awards)
        self.recorder.turn.numbers[-1] |= {
            "card_points": sheet.card_points,
            "vermin_animals": sheet.vermin,
        }
        return sheet

    def lose_plants(self, game: Game, table: Table, amount: int) -> tuple[int, bool]:
        protected = "plants" in self.modifiers.protected_kinds
        self.recorder.turn.plants.append((self.stock[PLANTS], protected))
        return super().lose_plants(game, table, amount)

    def lose_best_cube(self, game: Game, table: Table, *, must_know: bool) -> bool:
        lost = super().lose_best_cube(game, table, must_know=must_know)
        self.recorder.turn.had_cube.append(lost)
        return lost

    def _note_numbers(self, game: Game) -> None:
        keys = {key for milestone in game.milestone_row for key in milestone.needs}
        keys |= {key for award in game.award_row for key in award.needs}
        keys |= {key for award in game.award_row for key in award.final}
        numbers = {key: readers_of((key,))[0](game, self) for key in keys}
        numbers["tags.wild"] = self.tags[WILD]
        self.recorder.turn.numbers.append(numbers)


class ScreenGame:
    """A screen game with random legal answers, recorded turn by turn."""

    def __init__(self, options: Mapping[str, object], seed: int, policy: Policy) -> None:
        self.recorder = Recorder()
        game = GAME.new({**options, "you": "played"})
        seat = RecordedSeat(LIBRARY)
        assert isinstance(game.you, ScreenSeat)
        seat.production = game.you.production
        seat.recorder = self.recorder
        game.you = self.you = seat
        game.project = RecordedDeck(game.project, "project", self.recorder)
        game.bot.bonus = RecordedDeck(game.bot.bonus, "bonus", self.recorder)
        game.bot.action = RecordedDeck(game.bot.action, "action", self.recorder)
        self.game = game
        self.table = RecordedTable(Chance(derive_stream(seed, "game")), policy, listening=True)
        self.table.recorder = self.recorder
        self.turns = 0

    def play_turn(self) -> Turn:
        """Play one turn. Return its record."""
        self.recorder.turn = turn = Turn()
        self.turns += 1
        since = len(self.table.steps)
        self.table.begin_turn(self.turns)
        with self.own_cards_apart():
            GAME.play_turn(self.game, self.table)
        turn.steps = self.table.steps[since:]
        turn.reacts = bool(self.game.triggers.your_card)
        turn.rating = self.you.tr
        return turn

    @contextmanager
    def own_cards_apart(self) -> Iterator[None]:
        """Do not record the cards that are dealt to you."""
        with ExitStack() as stack:
            for module, name in OWN_DEALING:
                dealt = self.unrecorded(getattr(module, name))
                stack.enter_context(patch.object(module, name, dealt))
            yield

    def unrecorded(self, deal: Callable[..., Any]) -> Callable[..., Any]:
        def dealt(*args: Any) -> Any:
            with self.recorder.pause():
                return deal(*args)

        return dealt


OWN_DEALING: tuple[tuple[ModuleType, str], ...] = (
    (draw_cards, "draw_project_card"),
    (preludes, "deal_random"),
    (research, "deal_random"),
    (opening, "deal_random"),
)
