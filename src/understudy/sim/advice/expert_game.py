"""A whole game that the expert plays from given options and seed, to compare one's own result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from understudy.core import Options, Stepper, System
from understudy.core.agents.learning import Learning
from understudy.expert.agent import Expert
from understudy.sim.advice.evaluation import find_expert, learning_of
from understudy.sim.time_slices import Slices


@dataclass(frozen=True, slots=True)
class ExpertGame:
    """How the expert's game stands: the round, both scores, and whether it won."""

    round: int
    points: int
    opponent_points: int
    won: bool


def play_in_slices(
    system: System, options: Options, seed: int, report: Callable[[int], None]
) -> Slices[ExpertGame]:
    """Play the game that a session with these options and this seed has, one answer a slice.

    `report` gets the current round. Refused if there is no expert for these options.
    """
    game = Stepper(system, options, seed, exact=True)
    expert = find_expert(system, game.position)
    clock = system.simulation().clock
    # The position is another object after each answer that plays its turn again.
    while (question := game.question) is not None:
        game.answer(Expert(game.position, expert.encoder, expert.network).answer(question))
        report(game.outcomes()[clock])
        yield
    learning: Learning = learning_of(system)()
    won, points, opponent_points = learning.result(game.position)
    return ExpertGame(game.outcomes()[clock], points, opponent_points, won)
