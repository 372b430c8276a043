"""A rule may refuse an answer late: after the turn that took it, in the next one."""

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
    """Turn after turn stones are laid on a pile; a turn that finds too many refuses."""

    def complete_options(self, options: object) -> dict[str, object]:
        return {}

    def new(self, options: object) -> Pile:
        return Pile()

    def play_turn(self, pile: Pile, table: Table) -> None:
        if pile.stones > 5:
            raise Illegal("table-out-of-range", answer=pile.stones, low=0, high=5)
        laid = table.ask(Number(id="stones"))
        table.tell("stones", "", stones=laid)
        pile.stones += laid


def everything(session: Session) -> tuple[Any, ...]:
    question = session.question and session.question.to_json()
    steps = [step.to_json() for step in session.steps]
    return session.position, question, steps, session.marks[:], session.tape[:], session.token


@pytest.mark.parametrize("before", [[], [1], [1, 2]])
def test_what_the_next_turn_refuses_leaves_no_trace(before: list[int]) -> None:
    session = Session(cast(System, Piling()), {}, 1)
    for stones in before:
        session.answer(stones)
    session.answer(1)
    session.undo()
    seen, redoable = everything(session), session.redoable[:]
    with pytest.raises(Illegal, match="table-out-of-range"):
        session.answer(9)
    assert everything(session) == seen
    assert session.redoable == redoable
    session.answer(1)
    assert session.position.stones == sum(before) + 1
