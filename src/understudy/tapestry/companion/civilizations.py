"""Your civilizations that count the bots [R21.1, R21.3]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from understudy.core import Change, Table
from understudy.tapestry.companion.tracks import opponent_positions, opponents_ahead
from understudy.tapestry.printed.read_tables import to_id
from understudy.tapestry.printed.tracks import LAST_SPACE
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import owner_ref, you_gain_vp


def score_the_chosen(game: Game, table: Table, human: Human) -> int:
    """Score 1 VP per opponent for each track that you completed or lead; return tracks [R21.1]."""
    tracks = sum(
        human.spaces[track] == LAST_SPACE or not opponents_ahead(game, human, track)
        for track in range(4)
    )
    you_gain_vp(
        table, human, tracks * len(opponent_positions(game, human)), "tapestry-the-chosen", "R21.1"
    )
    return tracks


@dataclass(frozen=True, slots=True)
class IncomeEffect:
    """Your civilization by its printed name, and its effect in your income turns."""

    name: str
    effect: Callable[[Game, Table, Human], int]


INCOME_EFFECTS: Final = {
    to_id(one.name): one for one in (IncomeEffect("The Chosen", score_the_chosen),)
}


def your_civilization_bonus(game: Game, table: Table, human: Human) -> None:
    """Resolve your civilization in an income turn, if it counts the bots [R21.1]."""
    if human.civilization in INCOME_EFFECTS:
        INCOME_EFFECTS[human.civilization].effect(game, table, human)


def give_historian(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Give a Historians token to one bot; each bot's tokens are counted separately [R21.3]."""
    bot = answer["bot"]
    before = human.historians.get(bot, 0)
    human.historians[bot] = before + 1
    if table.listening:
        change = Change(f"{human.name}.historians.{bot}", before, before + 1)
        table.tell("tapestry-you-give-historian", "R21.3", change, owner=owner_ref(bot))
