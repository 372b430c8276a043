"""Somebody who plays may be named, or brought along."""

from typing import Any, ClassVar

import pytest

import understudy
from understudy.core import Illegal, Question, Seat


class Turns:
    """Notes in which game it sits."""

    places: ClassVar[list[Seat]] = []

    def __init__(self, place: Seat) -> None:
        self.places.append(place)

    def answer(self, question: Question[Any]) -> object:
        return "pass" if question.id == "mars-ask-turn" else question.default


class Once:
    """Answers one game and no more."""

    def __init__(self) -> None:
        self.passes = 0

    def answer(self, question: Question[Any]) -> object:
        self.passes += question.id == "mars-ask-turn"
        assert self.passes <= 20, "more than the generations of one game"
        return "pass" if question.id == "mars-ask-turn" else question.default


def passing(question: Question[Any]) -> object:
    return "pass" if question.id == "mars-ask-turn" else question.default


@pytest.mark.parametrize("agent", [passing, Once(), Turns])
def test_whoever_is_brought_plays_as_the_one_of_that_name(agent: Any) -> None:
    named = understudy.simulate("mars", 3, agent="pass")
    brought = understudy.simulate("mars", 3, agent=agent)
    assert brought.outcomes == named.outcomes
    assert brought.agent == getattr(agent, "__name__", "Once")


def test_a_class_of_policies_is_given_its_place() -> None:
    Turns.places.clear()
    understudy.rows("mars", 2, agent=Turns)
    assert len({id(place.position) for place in Turns.places}) == 2


def test_rows_are_the_games_that_are_counted() -> None:
    rows = understudy.rows("mars", 4, seed=3)
    counted = understudy.simulate("mars", 4, seed=3).outcomes["bot_score"]
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    assert max(row["bot_score"] for row in rows) == counted.max
    assert max(row["generation"] for row in rows) < 20


def test_a_wrong_answer_of_a_policy_names_its_question() -> None:
    with pytest.raises(Illegal, match="“dance” is not one of the choices") as refused:
        understudy.simulate("mars", 1, agent=lambda question: "dance")
    assert "mars-ask-turn: done, pass" in refused.value.__notes__[0]
