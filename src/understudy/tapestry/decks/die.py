"""The science die: rolled by the app, or on the table and read [R10.7]."""

from __future__ import annotations

from typing import Final

from understudy.components.dice import Die
from understudy.core import Ref, Table
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state import Game

SCIENCE_DIE: Final = Die("tapestry-ask-die", "tapestry-track", TRACKS)
"""Twelve faces, three for each track: all equally likely [R10.7]."""


def roll_science_die(game: Game, table: Table, cite: str, decides: str) -> int:
    """The track that comes up [R10.7]; whoever throws the die is told what it decides."""
    if "die" in game.setup.real:
        face = SCIENCE_DIE.roll(table, real=True, cite=cite, args={"decides": decides})
    else:
        face = SCIENCE_DIE.roll(table)
    track = TRACK_ID[face]
    if table.listening:
        table.tell("tapestry-roll", cite, track=Ref("tapestry-track", face))
    return track
