"""Moves are compared honestly: by the same chance, without what is hidden, and nothing changes."""

from typing import Any

import pytest

from understudy.core import Chance, Illegal, Session, Stale
from understudy.mars import GAME
from understudy.mars.agents.greedy_agent import Greedy
from understudy.sim.advice import AdviceResult, advise, legal_moves
from understudy.sim.forecast import turn_start
from understudy.sim.time_slices import run_to_end

LATE = 11


def late_turn() -> Session:
    """A turn of yours late in a game, when continuations are short."""
    session = Session(GAME, {"you": "played"}, 4)
    chance = Chance(1)
    while session.question and not (
        session.question.id == "mars-you-turn" and session.position.generation >= LATE
    ):
        session.answer(Greedy(session.position, chance).answer(session.question))
    return session


def counselled(session: Session, games: int = 4) -> AdviceResult:
    return run_to_end(advise(turn_start(session), legal_moves(session)[-5:], games, 1))


def test_the_best_moves_are_told_with_passing_and_nothing_changes() -> None:
    session = late_turn()
    question: Any = session.question
    before = session.position.facts()
    found = counselled(session)
    assert session.position.facts() == before
    assert found.passing.move == {"do": "pass"}
    assert 1 <= len(found.moves) <= 3
    for one in found.moves:
        assert one.move in question.moves()
        assert one.ahead == pytest.approx(one.human - one.bot)
        assert one.error >= 0
    aheads = [one.ahead for one in found.moves]
    assert aheads == sorted(aheads, reverse=True)
    assert not found.moves[0].apart, "the first does not differ from itself"
    bag = session.turn_start.position.project.bag
    bag.reverse()
    assert counselled(session).moves == found.moves, "the same seed, whatever lies face down"


def test_it_ends_when_nobody_wants_it_and_is_refused_where_there_are_no_moves() -> None:
    session = late_turn()
    unwanted = advise(turn_start(session), legal_moves(session), 4, 1, lambda: True)
    with pytest.raises(Stale):
        run_to_end(unwanted)
    with pytest.raises(Illegal, match="table-no-counsel"):
        legal_moves(Session(GAME, {"you": "played"}, 4))
