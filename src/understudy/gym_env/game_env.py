"""A screen game as a Gymnasium environment.

An action is the number of a legal answer. Numbers mean nothing across positions: what an action
does is described by its row of `answers` and `answer_items` in the observation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from understudy.core import Illegal, find_system
from understudy.core.agents.encoding import ANSWER_ITEMS, Encoded, Layout
from understudy.core.agents.stepper import Stepper
from understudy.core.questions.question import Question

Observation: TypeAlias = dict[str, NDArray[Any]]

MOST_ACTIONS: Final = {"mars": 128, "tapestry": 256}
"""Actions of each game. Answers beyond them are left out; with the hands of usual games none is."""
MOST_ITEMS: Final = 255
"""The largest number of equal items; more are counted as this many."""
LARGEST_NUMBER: Final = 1e4
METADATA: Final = {"render_modes": ["ansi"], "render_fps": 1}
ILLEGAL_REWARD: Final = -1.0
SEEDS: Final = 2**48
"""Seeds of games, as in simulations."""


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """One game after another against the automated opponent.

    `options` are options of the game, such as ``{"difficulty": "hard"}``; `reset` can replace them.
    The reward is the change of your points minus `opponent_share` times the opponent's, divided by
    `point_scale`; winning adds 1 at the end, losing subtracts 1. An illegal action leaves the
    position unchanged, costs 1 and sets ``info["illegal"]``.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        opponent_share: float = 0.6,
        render_mode: str | None = None,
    ) -> None:
        self.system = find_system(game)
        make = self.system.simulation().learning
        if make is None:
            raise Illegal("expert-cannot-learn", game=game)
        self.learning = make()
        self.options = dict(options or {})
        self.opponent_share = opponent_share
        self.render_mode = render_mode
        self.most_actions = MOST_ACTIONS.get(game, max(MOST_ACTIONS.values()))
        self.action_space = spaces.Discrete(self.most_actions)
        self.observation_space: spaces.Space[Any] = _observation_space(
            self.learning.encoder.layout, self.most_actions
        )
        self.target: Observation | None = None
        """Arrays to write observations into; if there are none, each observation is a new one."""
        self._stepper: Stepper | None = None
        self._answers: Sequence[object] = ()
        self._encoded: Encoded | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. The same seed and options give the same cards and random numbers."""
        super().reset(seed=seed)
        chosen = {**self.options, **(options or {}), "you": "played"}
        self.game_seed = int(self.np_random.integers(SEEDS))
        self._stepper = Stepper(self.system, chosen, self.game_seed, exact=True)
        self.learning.encoder.check(self._stepper.position)
        self._play_to_decision()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Give the answer with this number and play on to the next decision."""
        stepper, before = self._stepper, self._encoded
        if stepper is None or before is None:
            raise gymnasium.error.ResetNeeded("reset")
        number = int(action)
        if not 0 <= number < min(len(self._answers), self.most_actions):
            return self._observe(), ILLEGAL_REWARD, False, False, self._info(illegal=True)
        stepper.answer(self._answers[number])
        self._play_to_decision()
        if self._encoded is not None:
            reward = self._potential(*self._encoded.points) - self._potential(*before.points)
            return self._observe(), reward, False, False, self._info()
        result = self.learning.result(stepper.position)
        reward = self._potential(result.points, result.opponent_points)
        reward += (1.0 if result.won else -1.0) - self._potential(*before.points)
        info = self._info() | {"outcomes": stepper.outcomes(), "won": result.won}
        return self._observe(), reward, True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal answers to the current question."""
        masks = np.zeros(self.most_actions, np.bool_)
        masks[: len(self._answers)] = True
        return masks

    def render(self) -> str | None:
        """Return the question and its answers as text in the mode `ansi`; else None."""
        if self.render_mode != "ansi" or self._stepper is None:
            return None
        question = self._stepper.question
        if question is None:
            return f"over: {self._stepper.outcomes()}"
        lines = [f"{number:4} {answer}" for number, answer in enumerate(self._answers)]
        return "\n".join([question.id, *lines])

    @property
    def question(self) -> Question[Any] | None:
        """The question to decide; None at the end of a game."""
        return None if self._stepper is None else self._stepper.question

    def _play_to_decision(self) -> None:
        """Answer questions with one possible answer, then encode the next decision."""
        stepper, encoder = self._stepper, self.learning.encoder
        assert stepper is not None
        self._answers, self._encoded = (), None
        while (question := stepper.question) is not None:
            answers = encoder.candidates(question)
            if len(answers) > 1:
                self._answers = answers[: self.most_actions]
                self._encoded = encoder.encode(stepper.position, question, self._answers)
                return
            stepper.answer(answers[0])

    def _potential(self, points: int, opponent_points: int) -> float:
        return (points - self.opponent_share * opponent_points) / self.learning.point_scale

    def _observe(self) -> Observation:
        """Return the decision as arrays; all are 0 at the end of a game."""
        seen = self.empty_observation() if self.target is None else self.target
        encoded = self._encoded
        if encoded is None:
            for array in seen.values():
                array.fill(0)
            return seen
        count, items = len(self._answers), seen["items"]
        seen["state"][:] = encoded.state
        counts = np.bincount(encoded.items, minlength=len(items))
        np.minimum(counts, MOST_ITEMS, out=items, casting="unsafe")
        for name, rows in (("answers", encoded.answers), ("answer_items", encoded.answer_items)):
            seen[name][:count] = rows
            seen[name][count:] = 0
        return seen

    def empty_observation(self) -> Observation:
        """Return new arrays of an observation, not filled."""
        layout, rows = self.learning.encoder.layout, self.most_actions
        return {
            "state": np.empty(len(layout.state), np.float32),
            "items": np.empty(len(layout.items), np.uint8),
            "answers": np.empty((rows, len(layout.answer)), np.float32),
            "answer_items": np.empty((rows, ANSWER_ITEMS), np.int32),
        }

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        question = self.question
        info = {"question": "" if question is None else question.id, "seed": self.game_seed}
        return {**info, "legal": len(self._answers), "illegal": illegal}


def _observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """Return the shapes and limits of an observation."""

    def numbers(*shape: int) -> spaces.Box:
        return spaces.Box(-LARGEST_NUMBER, LARGEST_NUMBER, shape, np.float32)

    return spaces.Dict(
        {
            "state": numbers(len(layout.state)),
            "items": spaces.Box(0, MOST_ITEMS, (len(layout.items),), np.uint8),
            "answers": numbers(actions, len(layout.answer)),
            "answer_items": spaces.Box(
                0, len(layout.answer_items) - 1, (actions, ANSWER_ITEMS), np.int32
            ),
        }
    )
