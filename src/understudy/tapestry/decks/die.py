"""The science die: rolled by the app or by the player [R10.7]."""

from __future__ import annotations

from typing import Final

from understudy.components.dice import Die
from understudy.core import Ref, Table
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state import Game

SCIENCE_DIE: Final = Die("tapestry-ask-die", "tapestry-track", TRACKS)
"""Twelve faces, three for each track, so all tracks are equally likely [R10.7]."""


def roll_science_die(game: Game, table: Table, cite: str, decides: str) -> int:
    """Roll the die and return its track; `decides` tells a player the purpose [R10.7]."""
    if "die" in game.setup.real:
        face = SCIENCE_DIE.roll(table, real=True, cite=cite, args={"decides": decides})
    else:
        face = SCIENCE_DIE.roll(table)
    track = TRACK_ID[face]
    if table.listening:
        table.tell("tapestry-roll", cite, track=Ref("tapestry-track", face))
    return track
