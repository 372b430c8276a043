"""Many random games of your side played, with every invariant; `make soak` plays them all."""

import os
from typing import Any, Self

import pytest

from tests.checked_game import play_checked
from tests.mars.invariants import check_step, check_turn
from tests.soak.test_mars import random_corporation
from understudy.core import Chance, Question, Session, derive_stream
from understudy.mars.agents.random_agent import AnyAnswer
from understudy.mars.options import DIFFICULTIES, EXPANSIONS, MAPS, MODIFIERS
from understudy.mars.state import Game
from understudy.mars.system import GAME

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES = 20_000 if WHOLE else 60
CHUNKS = 40 if WHOLE else 4


class AnySide:
    """Any legal answer, checked like one of a person."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(derive_stream(seed, "human"))

    def copy(self) -> Self:
        same = type(self)(0)
        same.chance = self.chance.copy()
        return same

    def answer(self, question: Question[Any]) -> object:
        return AnyAnswer(self.chance).answer(question)


def random_options(seed: int) -> dict[str, object]:
    """Any map, level, corporation of MarsBot and expansions; all of them in every fourth game."""
    chance = Chance(derive_stream(seed, "options"))
    few = seed % 4
    expansions = [name for name in EXPANSIONS if not few or chance.below(2)]
    options: dict[str, object] = {
        "you": "played",
        "map": MAPS[chance.below(len(MAPS))],
        "expansions": expansions,
        "draft": bool(chance.below(2)),
        "corporation": random_corporation(chance, frozenset(expansions)),
    }
    if "turmoil" in expansions:
        options["turmoil_tr_13"] = bool(chance.below(2))
        options["turmoil_delegates"] = chance.below(3)
    if chance.below(2):
        options["difficulty"] = DIFFICULTIES[chance.below(len(DIFFICULTIES))]
    else:
        options["modifiers"] = [rule for rule in MODIFIERS if chance.below(2)]
    return options


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_your_side_keep_every_invariant(chunk: int) -> None:
    each = GAMES // CHUNKS
    for seed in range(chunk * each, (chunk + 1) * each):
        game: Game = play_checked(
            GAME, random_options(seed), seed, AnySide(seed), check_step, check_turn
        )
        assert game.winner in ("human", "bot")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40 if WHOLE else 3))
def test_any_prefix_undoes_and_replays(seed: int) -> None:
    """Answers on a tape, some of them taken back: the same game as without."""
    options = random_options(seed)
    session = Session(GAME, options, seed)
    side = AnySide(seed)
    chance = Chance(derive_stream(seed, "undo"))
    for _ in range(120):
        if session.question is None:
            break
        session.answer(side.answer(session.question))
        if chance.below(10) == 0 and session.tape:
            session.undo()
    again = Session.replay(GAME, options, seed, session.tape)
    assert again.position.facts() == session.position.facts()
