"""The table of Terraforming Mars as text."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from understudy.cli.drawings.mars import table
from understudy.cli.screens import Screen


def screen(printed: Mapping[str, Any]) -> Screen:
    """How the game is shown."""
    return Screen(
        table.status,
        partial(table.board, printed),
        table.legend,
        partial(table.bot_view, printed),
        table.result,
        board_changes=("tile.",),
        bot_changes=("bot.track.", "bot.storage.", "colony.", "turmoil."),
    )
