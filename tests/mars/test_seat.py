"""MarsBot's rules work with any implementation of `Seat`."""

from collections.abc import Sequence

import pytest

from understudy.core import Chance, Change, Fact, PolicyTable, Table, derive_stream, play_to_end
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.milestones_awards.evaluation import Award, Milestone
from understudy.mars.new_game import fresh_game, take_corporation
from understudy.mars.options import EXPANSIONS, make_setup
from understudy.mars.seat import ScoreSheet, Seat
from understudy.mars.state import Game
from understudy.mars.system import GAME
from understudy.mars.terraforming_side import BonusStep


class Scripted(Seat):
    """A player with fixed numbers that never asks a question."""

    def __init__(self) -> None:
        super().__init__()
        self.plants = 7
        self.asked: list[str] = []

    def copy(self) -> Seat:
        same = Scripted()
        same.tr, same.passed, same.off_map_cities = self.tr, self.passed, self.off_map_cities
        same.plants, same.asked = self.plants, self.asked
        return same

    def facts(self) -> dict[str, Fact]:
        return {"human.tr": self.tr, "human.stock.plants": self.plants}

    def milestone_scores(
        self, game: Game, table: Table, milestones: Sequence[Milestone]
    ) -> dict[str, int]:
        self.asked.extend(milestone.name for milestone in milestones)
        return {milestone.name: 1 for milestone in milestones}

    def award_values(self, game: Game, table: Table, awards: Sequence[Award]) -> dict[str, int]:
        self.asked.extend(award.name for award in awards)
        return {award.name: 2 for award in awards}

    def knows_award(self, award: Award) -> bool:
        return True

    def lose_plants(self, game: Game, table: Table, amount: int) -> tuple[int, bool]:
        lost = min(amount, self.plants)
        self.plants -= lost
        self.asked.append("plants")
        return lost, False

    def lose_best_cube(self, game: Game, table: Table, *, must_know: bool) -> bool:
        self.asked.append("cube")
        return False

    def report_card_points(self, game: Game, table: Table, points: int) -> None:
        raise AssertionError("this seat reports nothing")

    def receive(self, resource: str, amount: int) -> tuple[Change, ...]:
        return ()

    def colony_bonus(self, game: Game, table: Table, colony: str, times: int) -> None:
        self.asked.append(f"bonus of {colony}")

    def resolve_global_event(self, game: Game, table: Table, event: str) -> None:
        self.asked.append(event)

    def resolve_new_government(self, game: Game, table: Table) -> None:
        self.asked.append("government")

    def keep_card(self, game: Game, table: Table, pile: Sequence[str]) -> str:
        return pile[-1]

    def take_turn(self, game: Game, table: Table) -> None:
        self.asked.append("turn")
        self.passed = True

    def record_raise(self, game: Game, table: Table, parameter: str, before: int, now: int) -> None:
        self.gain_rating(game, table, 1)

    def resolve_bonus_step(self, game: Game, table: Table, bonus: BonusStep) -> None:
        self.asked.append(bonus.value)

    def final_greeneries(self, game: Game, table: Table) -> None:
        self.asked.append("final greeneries")

    def produce(self, game: Game, table: Table) -> None:
        self.plants += 4

    def score_sheet(self, game: Game, table: Table, awards: Sequence[Award]) -> ScoreSheet:
        return ScoreSheet({award.name: 2 for award in awards}, card_points=12)


class NoQuestions:
    """A policy that fails on any question: the seat answers for itself."""

    def answer(self, question: object) -> object:
        raise AssertionError(question)


def play(you: Seat, seed: int, options: dict[str, object]) -> Game:
    """Play a whole game with this seat and without questions."""
    game = fresh_game(make_setup(options), you)
    if game.setup.corporation in CORPORATIONS:
        take_corporation(game, CORPORATIONS[game.setup.corporation])
    table = PolicyTable(Chance(derive_stream(seed, "game")), NoQuestions(), listening=True)
    play_to_end(GAME, game, table)
    return game


def test_marsbot_plays_against_another_seat() -> None:
    asked: set[str] = set()
    for seed in range(20):
        you = Scripted()
        play(you, seed, {"draft": bool(seed % 2)})
        asked.update(you.asked)
    assert {"turn", "plants", "cube", "builder", "banker"} <= asked


@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_all_questions_go_through_the_seat(corporation: str) -> None:
    you = Scripted()
    everything: dict[str, object] = {"expansions": list(EXPANSIONS), "corporation": corporation}
    game = play(you, 1, everything)
    assert game.corporation is CORPORATIONS[corporation]
    assert "turn" in you.asked
