"""Compared answers get the same chance, without hidden information or side effects."""

from typing import Any

import pytest

from understudy.core import Chance, Session, Stale
from understudy.mars import GAME
from understudy.mars.agents.greedy_agent import Greedy
from understudy.sim.advice.comparison import Comparison, begin_comparison, compare
from understudy.sim.forecast import turn_start
from understudy.sim.time_slices import run_to_end

LATE = 11


@pytest.fixture(scope="module")
def session() -> Session:
    """A game in your turn, late enough for short continuations."""
    session = Session(GAME, {"you": "played"}, 4)
    chance = Chance(1)
    while session.question and not (
        session.question.id == "mars-you-turn" and session.position.generation >= LATE
    ):
        session.answer(Greedy(session.position, chance).answer(session.question))
    return session


def compared(session: Session, games: int, begun: Comparison | None = None) -> Comparison:
    question: Any = session.question
    start = begun or begin_comparison(list(question.moves())[-5:])
    return run_to_end(compare(turn_start(session), start, games, 1, agent="greedy"))


def test_a_comparison_ranks_answers_and_changes_nothing(session: Session) -> None:
    question: Any = session.question
    before = session.position.facts()
    found = compared(session, 4)
    assert session.position.facts() == before
    assert found.games == 4
    ranking = found.ranking()
    assert len(ranking) == 5
    for one in ranking:
        assert one.answer in question.moves()
        assert one.error >= 0
        assert 0 <= one.expected.win <= 1
    differences = [one.expected.difference for one in ranking]
    assert differences == sorted(differences, reverse=True)
    assert not ranking[0].clearly_worse, "the first does not differ from itself"
    assert str(found).startswith("4 games for each answer")
    session.turn_start.position.project.bag.reverse()
    assert compared(session, 4) == found, "hidden cards make no difference"


def test_a_comparison_can_be_continued(session: Session) -> None:
    assert compared(session, 2, compared(session, 2)) == compared(session, 4)


def test_a_comparison_can_be_canceled(session: Session) -> None:
    begun = begin_comparison([{"do": "pass"}])
    with pytest.raises(Stale):
        run_to_end(compare(turn_start(session), begun, 4, 1, lambda: True))
