"""What a game supplies so that a planner can look one move ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from understudy.core.questions.question import Question
from understudy.core.table import Table


def _no_traits(position: Any, question: Question[Any], answer: object) -> Sequence[float]:
    return ()


@dataclass(frozen=True, slots=True)
class LookAhead:
    """How a planner carries out a move, and what it sees.

    `do_move(position, table, move)` carries out a move of a turn. `changes` names the numbers of
    the encoder's state of which a move's change counts. They and the kinds of answers count once
    more times the number `weighed_by`, such as the time left. `traits` names what `traits_of`
    returns for a position, a question and an answer: numbers that the encoder does not have.

    `tuned` is added to the weights as often as gives the best results in games. It is for what the
    planner cannot learn from the expert, because a weaker player has to do it differently.
    """

    do_move: Callable[[Any, Table, Mapping[str, Any]], None]
    changes: tuple[str, ...]
    weighed_by: str
    traits: tuple[str, ...] = ()
    traits_of: Callable[[Any, Question[Any], object], Sequence[float]] = _no_traits
    tuned: Mapping[str, float] = field(default_factory=dict)
