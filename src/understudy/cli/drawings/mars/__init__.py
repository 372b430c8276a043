"""The table of Terraforming Mars as text."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from understudy.cli.drawings.mars import expansions, table
from understudy.cli.screens import Screen


def screen(printed: Mapping[str, Any]) -> Screen:
    """How the game is shown."""
    return Screen(
        table.status,
        partial(table.board, printed),
        table.legend,
        partial(table.bot_view, printed),
        table.result,
        parts=(
            (("temperature", "oxygen", "venus", "tile."), table.gauges),
            (("tile.",), partial(table.mars, printed)),
            (("bot.track.",), table.tracks),
            (("bot.on_card.", "cube."), table.corporation),
            (("bot.track.", "milestone.", "award."), table.standing),
            (("bot.floaters",), expansions.floaters),
            (("bot.storage.", "colony."), partial(expansions.colonies, printed)),
            (("turmoil.",), expansions.turmoil),
        ),
    )
