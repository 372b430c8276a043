"""Screen games as Gymnasium environments; needs the packages gymnasium and numpy.

Importing this package registers them: `gymnasium.make("understudy/Mars-v0")`.
"""

from __future__ import annotations

from typing import Final

import gymnasium

ENVIRONMENTS: Final = {"understudy/Mars-v0": "mars", "understudy/Tapestry-v0": "tapestry"}
"""The game of each environment."""

for _name, _game in ENVIRONMENTS.items():
    gymnasium.register(
        id=_name,
        entry_point="understudy.gym_env.game_env:GameEnv",
        vector_entry_point="understudy.gym_env.vector_env:GameVectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,  # It looks through every observation; a test runs `check_env`.
    )
