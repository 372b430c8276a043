"""The three public achievements [R16.2]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.core import Change, Ref, Table
from understudy.tapestry.map.map_state import ISLAND_BIT
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import gain_vp, owner_ref

TOPPLED_NEEDED: Final = 2
"""Toppled outposts of opponents needed on the territories that a side controls [R16.2]."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """A public achievement: name in the printed table, rules cited, and our ruling if any."""

    name: str
    cite: str
    ruling: str | None = None


COMPLETE_TRACK: Final = Achievement("complete_track", "R9.3, R16.2")
TOPPLE_TWO: Final = Achievement("topple_two", "R16.2", "Q13")
MIDDLE_ISLAND: Final = Achievement("middle_island", "R16.2")
PUBLIC_ACHIEVEMENTS: Final = {one.name: one for one in (COMPLETE_TRACK, TOPPLE_TWO, MIDDLE_ISLAND)}


def earn(game: Game, table: Table, achievement: Achievement, who: str) -> None:
    """Give the next free slot to a side, once per side; the Shadow Empire gets no points."""
    name = achievement.name
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
        earned = 0 if who == SHADOW else vp
        table.tell(
            "tapestry-achievement-earned", achievement.cite, *changes,
            achievement=Ref("tapestry-achievement", name), owner=owner_ref(who), slot=slot,
            vp=earned, ruling=achievement.ruling,
        )  # fmt: skip
    if who == AUTOMA:
        table.depth += 1
        gain_vp(game, table, vp, "achievements", "R16.2")
        table.depth -= 1


def check_topple_two(game: Game, table: Table, who: str) -> None:
    """Give the achievement if two toppled outposts are on territories of `who` (Q13)."""
    if game.land.toppled_by(who) >= TOPPLED_NEEDED:
        earn(game, table, TOPPLE_TWO, who)


def can_earn_middle_island(game: Game) -> bool:
    """Return whether the Automa can still earn the middle island [R13.5]."""
    taken = game.achievements[MIDDLE_ISLAND.name]
    if AUTOMA in taken or len(taken) == len(ACHIEVEMENTS[MIDDLE_ISLAND.name]):
        return False
    land = game.land
    return not (land.full | land.automa) & ISLAND_BIT
