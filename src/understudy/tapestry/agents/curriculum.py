"""The games that a learned agent practices, and how they ended."""

from __future__ import annotations

from typing import Final

from understudy.core import Chance
from understudy.core.agents.learning import Learning, Lesson, Result
from understudy.tapestry.agents.encoder import ENCODER
from understudy.tapestry.agents.look_ahead import LOOK_AHEAD
from understudy.tapestry.options import DIFFICULTIES, PLAYED
from understudy.tapestry.sides import HUMAN
from understudy.tapestry.state import Game


def any_level(chance: Chance) -> Lesson:
    """Draw a game against the Automa at any level."""
    level = DIFFICULTIES[chance.below(len(DIFFICULTIES))]
    return Lesson(f"solo {level}", {"you": PLAYED, "difficulty": level})


def result_of(game: Game) -> Result:
    """Return how a game ended."""
    return Result(game.winner == HUMAN, game.humans[0].vp, game.mat.vp)


LEARNING: Final = Learning(
    ENCODER,
    {"mixed": any_level},
    result_of,
    point_scale=100.0,
    points_per_log_share=1.0,
    look_ahead=LOOK_AHEAD,
)
