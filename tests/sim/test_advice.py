"""Advice compares moves with the same chance, without hidden information or side effects."""

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
    """Return a game in your turn, late enough for short continuations."""
    session = Session(GAME, {"you": "played"}, 4)
    chance = Chance(1)
    while session.question and not (
        session.question.id == "mars-you-turn" and session.position.generation >= LATE
    ):
        session.answer(Greedy(session.position, chance).answer(session.question))
    return session


def advice_for(session: Session, games: int = 4) -> AdviceResult:
    return run_to_end(advise(turn_start(session), legal_moves(session)[-5:], games, 1))


def test_advice_lists_the_best_moves_and_passing_and_changes_nothing() -> None:
    session = late_turn()
    question: Any = session.question
    before = session.position.facts()
    found = advice_for(session)
    assert session.position.facts() == before
    assert found.passing.move == {"do": "pass"}
    assert 1 <= len(found.moves) <= 3
    for one in found.moves:
        assert one.move in question.moves()
        assert one.ahead == pytest.approx(one.human - one.bot)
        assert one.error >= 0
    aheads = [one.ahead for one in found.moves]
    assert aheads == sorted(aheads, reverse=True)
    assert not found.moves[0].clearly_worse, "the first does not differ from itself"
    bag = session.turn_start.position.project.bag
    bag.reverse()
    assert advice_for(session).moves == found.moves, "hidden cards make no difference"


def test_advice_can_be_canceled_and_is_refused_without_moves() -> None:
    session = late_turn()
    canceled = advise(turn_start(session), legal_moves(session), 4, 1, lambda: True)
    with pytest.raises(Stale):
        run_to_end(canceled)
    with pytest.raises(Illegal, match="table-no-counsel"):
        legal_moves(Session(GAME, {"you": "played"}, 4))
