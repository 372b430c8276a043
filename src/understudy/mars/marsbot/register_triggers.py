"""Everything in a game that takes notice of something: the corporations, colonies, the map."""

from __future__ import annotations

from typing import Final

from understudy.mars.marsbot.colonies import things_on_space
from understudy.mars.marsbot.corporation import reach_cube
from understudy.mars.marsbot.special_space import use_special_space
from understudy.mars.state import NOBODY_WATCHES, Game, Watching

CUBES: Final = Watching(lies_there=(reach_cube,))
COLONIES: Final = Watching(lies_there=(things_on_space,))
SPECIAL_SPACE: Final = Watching(special_space=(use_special_space,))


def watch(game: Game) -> None:
    """Rebuild the table of who watches; called when something enters the game."""
    watching = NOBODY_WATCHES
    if game.corporation is not None:
        watching = game.corporation.watching.merged_with(CUBES)
    if "colonies" in game.setup.expansions:
        watching = watching.merged_with(COLONIES)
    if game.map.special is not None:
        watching = watching.merged_with(SPECIAL_SPACE)
    game.watching = watching
