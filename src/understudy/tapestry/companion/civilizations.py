"""Your civilizations that look at the bots [R21.1, R21.3]."""

from __future__ import annotations

from typing import Any, Final

from understudy.table import Change, Table
from understudy.tapestry.changes import owner, you_gain_vp
from understudy.tapestry.companion.tracks import ahead, opponents
from understudy.tapestry.printed.facts import LAST_SPACE
from understudy.tapestry.state import Game, Human

THE_CHOSEN: Final = "the_chosen"


def the_chosen(game: Game, table: Table, human: Human) -> int:
    """The Chosen: 1 VP per opponent for each track you completed or nobody leads you on [R21.1]."""
    tracks = sum(
        human.spaces[track] == LAST_SPACE or not ahead(game, human, track) for track in range(4)
    )
    you_gain_vp(table, human, tracks * len(opponents(game, human)), "tapestry-the-chosen", "R21.1")
    return tracks


def give_historian(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """A Historians token for one of the bots; they count apart [R21.3]."""
    bot = answer["bot"]
    before = human.historians.get(bot, 0)
    human.historians[bot] = before + 1
    if table.listening:
        change = Change(f"{human.name}.historians.{bot}", before, before + 1)
        table.tell("tapestry-you-give-historian", "R21.3", change, owner=owner(bot))
