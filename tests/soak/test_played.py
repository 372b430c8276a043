"""Random screen games with all invariants checked; `make soak` plays all of them."""

import os
from typing import Any, Self

import pytest

from tests.checked_game import play_checked
from tests.mars.invariants import check_step, check_turn
from tests.soak.test_mars import random_corporation
from understudy.core import Chance, Question, Seat, Session, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.mars.options import DIFFICULTIES, EXPANSIONS, MAPS, MODIFIERS
from understudy.mars.state import Game
from understudy.mars.system import GAME
from understudy.sim.agents import find_agent

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES = 20_000 if WHOLE else 60
CHUNKS = 40 if WHOLE else 4
EXPERT_GAMES = 10_000 if WHOLE else 2
EXPERT_CHUNKS = 200 if WHOLE else 2


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
    """Return random options; every fourth game has all expansions."""
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
def test_random_screen_games_keep_every_invariant(chunk: int) -> None:
    each = GAMES // CHUNKS
    for seed in range(chunk * each, (chunk + 1) * each):
        game: Game = play_checked(
            GAME, random_options(seed), seed, AnySide(seed), check_step, check_turn
        )
        assert game.winner in ("human", "bot")


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(EXPERT_CHUNKS))
def test_games_of_the_expert_keep_every_invariant(chunk: int) -> None:
    """A strong agent reaches positions that random agents never reach."""
    expert = find_agent(GAME, "expert")
    each = EXPERT_GAMES // EXPERT_CHUNKS
    for seed in range(chunk * each, (chunk + 1) * each):
        play_checked(
            GAME,
            random_options(seed),
            seed,
            lambda game: expert(Seat("mars", game, Chance(1))),
            check_step,
            check_turn,
        )


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40 if WHOLE else 3))
def test_a_game_with_undone_answers_replays(seed: int) -> None:
    """A replay without the undone answers gives the same position."""
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
