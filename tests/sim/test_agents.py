"""An agent is a name, a function, a policy or a class of policies."""

from typing import Any, ClassVar

import pytest

import understudy
from understudy.core import Illegal, Question, Seat


class SeatRecorder:
    """Records its seats."""

    seats: ClassVar[list[Seat]] = []

    def __init__(self, seat: Seat) -> None:
        self.seats.append(seat)

    def answer(self, question: Question[Any]) -> object:
        return "pass" if question.id == "mars-ask-turn" else question.default


class OneGame:
    """Can play only one game."""

    def __init__(self) -> None:
        self.passes = 0

    def answer(self, question: Question[Any]) -> object:
        self.passes += question.id == "mars-ask-turn"
        assert self.passes <= 20, "more than the generations of one game"
        return "pass" if question.id == "mars-ask-turn" else question.default


def passing(question: Question[Any]) -> object:
    return "pass" if question.id == "mars-ask-turn" else question.default


@pytest.mark.parametrize("agent", [passing, OneGame(), SeatRecorder])
def test_own_agents_play_like_the_named_one(agent: Any) -> None:
    named = understudy.simulate("mars", 3, agent="pass")
    own = understudy.simulate("mars", 3, agent=agent)
    assert own.outcomes == named.outcomes
    assert own.agent == getattr(agent, "__name__", "OneGame")


def test_a_class_of_policies_is_called_with_its_seat() -> None:
    SeatRecorder.seats.clear()
    understudy.rows("mars", 2, agent=SeatRecorder)
    assert len({id(seat.position) for seat in SeatRecorder.seats}) == 2


def test_rows_are_the_simulated_games() -> None:
    rows = understudy.rows("mars", 4, seed=3)
    counted = understudy.simulate("mars", 4, seed=3).outcomes["bot_score"]
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    assert max(row["bot_score"] for row in rows) == counted.max
    assert max(row["generation"] for row in rows) < 20


def test_a_wrong_answer_of_a_policy_names_its_question() -> None:
    with pytest.raises(Illegal, match="“dance” is not one of the choices") as refused:
        understudy.simulate("mars", 1, agent=lambda question: "dance")
    assert "mars-ask-turn: done, pass" in refused.value.__notes__[0]
