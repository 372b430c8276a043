"""Settings of training, and finished games as flat arrays for the learner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from understudy.core.agents.learning import Result
from understudy.train.rollout import PlayedGame


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of PPO.

    `opponent_share`: how much the opponent's points count in the potential. `win_reward`: added
    for a win, subtracted for a loss. `trace`: lambda of GAE.
    """

    clip: float = 0.2
    epochs: int = 3
    minibatch: int = 4096
    trace: float = 0.98
    opponent_share: float = 0.6
    win_reward: float = 1.0
    point_scale: float = 60.0
    gradient_norm: float = 0.5
    result_weight: float = 0.3


def pack_games(games: Sequence[PlayedGame], settings: Settings) -> dict[str, NDArray[Any]]:
    """Return the decisions of whole games as flat arrays."""
    decisions = [decision for game in games for decision in game.decisions]

    def potential(points: float, opponent_points: float) -> float:
        return (points - settings.opponent_share * opponent_points) / settings.point_scale

    def final(result: Result) -> float:
        win = settings.win_reward if result.won else -settings.win_reward
        return potential(result.points, result.opponent_points) + win

    return {
        "state": np.stack([one.state for one in decisions]),
        "items": np.concatenate([one.items for one in decisions]),
        "item_count": np.array([len(one.items) for one in decisions], np.int32),
        "answers": np.concatenate([one.answers for one in decisions]),
        "answer_items": np.concatenate([one.answer_items for one in decisions]),
        "answer_count": np.array([len(one.answers) for one in decisions], np.int32),
        "chosen": np.array([one.chosen for one in decisions], np.int32),
        "log_probability": np.array([one.log_probability for one in decisions], np.float32),
        "potential": np.array([potential(*one.points) for one in decisions], np.float32),
        "length": np.array([len(game.decisions) for game in games], np.int32),
        "final": np.array([final(game.result) for game in games], np.float32),
        "won": np.array([game.result.won for game in games], np.float32),
        "difference": np.array(
            [game.result.points - game.result.opponent_points for game in games], np.float32
        ),
    }
