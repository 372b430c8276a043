"""Rules may refuse an answer late: in the turn after it."""

from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from understudy.core import Illegal, Number, Session, System, SystemDefaults, Table


@dataclass
class Pile:
    stones: int = 0
    over: bool = False

    def copy(self) -> "Pile":
        return replace(self)


class Piling(SystemDefaults):
    """Each turn adds stones to a pile; a turn that begins with too many refuses."""

    def complete_options(self, options: object) -> dict[str, object]:
        return {}

    def new(self, options: object) -> Pile:
        return Pile()

    def play_turn(self, pile: Pile, table: Table) -> None:
        if pile.stones > 5:
            raise Illegal("table-out-of-range", answer=pile.stones, low=0, high=5)
        added = table.ask(Number(id="stones"))
        table.tell("stones", "", stones=added)
        pile.stones += added


def everything(session: Session) -> tuple[Any, ...]:
    question = session.question and session.question.to_json()
    steps = [step.to_json() for step in session.steps]
    return session.position, question, steps, session.marks[:], session.tape[:], session.token


@pytest.mark.parametrize("before", [[], [1], [1, 2]])
def test_an_answer_refused_by_the_next_turn_leaves_no_trace(before: list[int]) -> None:
    session = Session(cast(System, Piling()), {}, 1)
    for stones in before:
        session.answer(stones)
    session.answer(1)
    session.undo()
    state, redoable = everything(session), session.redoable[:]
    with pytest.raises(Illegal, match="table-out-of-range"):
        session.answer(9)
    assert everything(session) == state
    assert session.redoable == redoable
    session.answer(1)
    assert session.position.stones == sum(before) + 1
