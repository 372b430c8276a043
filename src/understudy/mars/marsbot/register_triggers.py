"""Collecting the triggers of MarsBot's side."""

from __future__ import annotations

from typing import Final

from understudy.mars.marsbot.colonies import reach_fleet_or_cube
from understudy.mars.marsbot.corporation import reach_cube
from understudy.mars.marsbot.special_space import use_special_space
from understudy.mars.state import NO_TRIGGERS, Game, Triggers

CUBES: Final = Triggers(space_reached=(reach_cube,))
COLONIES: Final = Triggers(space_reached=(reach_fleet_or_cube,))
SPECIAL_SPACE: Final = Triggers(special_space=(use_special_space,))


def bot_triggers(game: Game) -> Triggers:
    """Return the triggers of MarsBot's corporation, the colony tiles and the map."""
    triggers = NO_TRIGGERS
    if game.corporation is not None:
        triggers = game.corporation.triggers
        if game.corporation.cubes:
            triggers = triggers.merged_with(CUBES)
    if "colonies" in game.setup.expansions:
        triggers = triggers.merged_with(COLONIES)
    if game.map.special is not None:
        triggers = triggers.merged_with(SPECIAL_SPACE)
    return triggers
