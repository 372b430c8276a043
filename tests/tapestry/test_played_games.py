"""Random screen games of Tapestry with every invariant checked; `make soak` plays more."""

import os
from typing import Any, Self

import pytest

from tests.checked_game import play_checked
from tests.tapestry.played_invariants import check_step, check_turn
from understudy.core import Chance, Question, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.tapestry.options import DIFFICULTIES
from understudy.tapestry.state import Game
from understudy.tapestry.system import GAME

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES = 10_000 if WHOLE else 60
CHUNKS = 40 if WHOLE else 4


class AnySide:
    """Gives random legal answers."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(derive_stream(seed, "human"))

    def copy(self) -> Self:
        copy = type(self)(0)
        copy.chance = self.chance.copy()
        return copy

    def answer(self, question: Question[Any]) -> object:
        return AnyAnswer(self.chance).answer(question)


def random_options(seed: int) -> dict[str, object]:
    """Return options over levels, people and components; every fourth game has two people."""
    if seed % 4 == 3:
        return {"you": "played", "players": "two_humans", "reshuffle_cards": 2 * (seed // 4 % 2)}
    return {
        "you": "played",
        "difficulty": DIFFICULTIES[seed % len(DIFFICULTIES)],
        "keep_discouraged": seed % 3 == 0,
        "adjustments": seed % 5 != 0,
        "capital": seed % 7,
    }


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_invariant(chunk: int) -> None:
    each = GAMES // CHUNKS
    for seed in range(chunk * each, (chunk + 1) * each):
        game: Game = play_checked(
            GAME, random_options(seed), seed, AnySide(seed), check_step, check_turn
        )
        assert game.winner in ("human", "human2", "automa", "both")
