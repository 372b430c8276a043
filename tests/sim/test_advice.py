"""Advice compares moves with the same chance, without hidden information or side effects."""

from typing import Any

import pytest

from understudy.core import Chance, Session, Stale
from understudy.mars import GAME
from understudy.mars.agents.greedy_agent import Greedy
from understudy.sim.advice import AdviceResult, advise
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


def legal_moves(session: Session) -> list[object]:
    """Return the last moves of the menu, of which the last is to pass."""
    question: Any = session.question
    return list(question.moves())[-5:]


def advice_for(session: Session, games: int = 4) -> AdviceResult:
    return run_to_end(advise(turn_start(session), legal_moves(session), games, 1, agent="greedy"))


def test_advice_compares_moves_and_changes_nothing() -> None:
    session = late_turn()
    question: Any = session.question
    before = session.position.facts()
    found = advice_for(session)
    assert session.position.facts() == before
    assert len(found.moves) == 5
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


def test_advice_can_be_canceled() -> None:
    session = late_turn()
    canceled = advise(turn_start(session), legal_moves(session), 4, 1, lambda: True)
    with pytest.raises(Stale):
        run_to_end(canceled)
