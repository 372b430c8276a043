"""Random games that check every invariant at every step; `make soak` plays more of them."""

import os

import pytest

from tests.checked_game import play_checked
from tests.tapestry.invariants import check_step, check_turn
from tests.tapestry.playing import Passive, TapestryHuman, random_options
from understudy.core import Chance, PolicyTable, derive_stream, play_to_end
from understudy.tapestry.options import DIFFICULTIES
from understudy.tapestry.state import LAST_ERA, Game
from understudy.tapestry.system import GAME

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES = 10_000 if WHOLE else 60
CHUNKS = 40 if WHOLE else 4


def play(seed: int) -> Game:
    """Play a whole random game and return it."""
    chance = Chance(derive_stream(seed, "options"))
    options = random_options(chance)
    human = TapestryHuman(seed, edits=seed % 4 == 0, patience=2 + chance.below(4))
    game: Game = play_checked(GAME, options, seed, human, check_step, check_turn)
    return game


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_invariant(chunk: int) -> None:
    each = GAMES // CHUNKS
    for seed in range(chunk * each, (chunk + 1) * each):
        game = play(seed)
        assert game.winner in ("human", "human2", "automa", "both")


@pytest.mark.parametrize("level", DIFFICULTIES)
def test_against_a_passive_human_the_bots_take_all_their_turns(level: int) -> None:
    scores = []
    for seed in range(30):
        game = GAME.new({"difficulty": level})
        table = PolicyTable(Chance(derive_stream(seed, "game")), Passive())
        play_to_end(GAME, game, table)
        assert game.era == LAST_ERA
        scores.append(GAME.outcomes(game)["automa_vp"])
    assert min(scores) > 20
    assert max(scores) < 500
