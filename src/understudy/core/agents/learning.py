"""What a game supplies so that an agent can learn it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from understudy.core.agents.encoding import Encoder
from understudy.core.agents.look_ahead import LookAhead
from understudy.core.chance import Chance


class Result(NamedTuple):
    """How a finished game ended for the agent: won or lost, and the points of both sides."""

    won: bool
    points: int
    opponent_points: int


class Lesson(NamedTuple):
    """One game of a training run: its options, and a label under which results are reported."""

    label: str
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Learning:
    """The encoder, the games to practice, and how they ended.

    `lessons` maps names of curricula to functions that draw the next game. `point_scale` is the
    number of points that weigh as much as winning. `weights_for` returns the name of the weights
    that play a position best, if a game has several networks. Hints count an answer as better by
    `points_per_log_share` points if the agent gives it e times as often. With `look_ahead`
    the game has the agent `planner`.
    """

    encoder: Encoder
    lessons: dict[str, Callable[[Chance], Lesson]]
    result: Callable[[Any], Result]
    point_scale: float = 60.0
    weights_for: Callable[[Any], str] | None = None
    points_per_log_share: float = 0.3
    look_ahead: LookAhead | None = None
