"""The three public achievements [R16.2]."""

from __future__ import annotations

from typing import Final

from understudy.table import Change, Ref, Table
from understudy.tapestry.changes import gain_vp, owner
from understudy.tapestry.map.land import ISLAND_BIT
from understudy.tapestry.printed.facts import ACHIEVEMENTS
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Game

TOPPLE_TWO: Final = "topple_two"
TO_TOPPLE: Final = 2


def earn(game: Game, table: Table, name: str, who: str) -> None:
    """Take the next slot, once for each participant; points at once, none for the Shadow Empire."""
    taken = game.achievements[name]
    points = ACHIEVEMENTS[name]
    if who in taken or len(taken) == len(points):
        return
    vp = points[len(taken)]
    taken.append(who)
    slot = len(taken)
    if who not in (AUTOMA, SHADOW):
        human = game.human(who)
        human.vp += vp
    if table.listening:
        changes = [Change(f"achievement.{name}.{slot}", None, who)]
        if who not in (AUTOMA, SHADOW):
            changes.append(Change(f"{who}.vp", human.vp - vp, human.vp))
        achievement = Ref("tapestry-achievement", name)
        earned = 0 if who == SHADOW else vp
        cite = "R9.3, R16.2" if name == "complete_track" else "R16.2"
        table.tell(
            "tapestry-achievement-earned", cite, *changes, achievement=achievement,
            owner=owner(who), slot=slot, vp=earned, ruling="Q13" if name == TOPPLE_TWO else None,
        )  # fmt: skip
    if who == AUTOMA:
        table.depth += 1
        gain_vp(game, table, vp, "achievements", "R16.2")
        table.depth -= 1


def maybe_topple_two(game: Game, table: Table, who: str) -> None:
    """Two outposts of opponents lie toppled where `who` has control: counted on the map (Q13)."""
    if game.land.toppled_by(who) >= TO_TOPPLE:
        earn(game, table, TOPPLE_TWO, who)


def can_gain_middle_island(game: Game) -> bool:
    """Whether the Automa can still earn the middle island [R13.5]."""
    taken = game.achievements["middle_island"]
    if AUTOMA in taken or len(taken) == len(ACHIEVEMENTS["middle_island"]):
        return False
    land = game.land
    return not (land.full | land.automa) & ISLAND_BIT
