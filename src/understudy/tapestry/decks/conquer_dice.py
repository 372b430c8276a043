"""The two conquer dice, which only people roll [H10.7]."""

from __future__ import annotations

from typing import Final

from understudy.components.dice import Die
from understudy.core import Ref, Table
from understudy.tapestry.printed.dice import BLACK_DIE, DICE_FACES, RED_DIE, Face
from understudy.tapestry.state import Game

CONQUER_DICE: Final = {
    die: Die(
        f"tapestry-ask-{die}-die", f"tapestry-{die}-face", tuple(f.name for f in DICE_FACES[die])
    )
    for die in (RED_DIE, BLACK_DIE)
}


def roll_conquer_dice(game: Game, table: Table, cite: str) -> tuple[Face, Face]:
    """Roll both dice and return their faces, the red one first."""
    red, black = (_roll(game, table, die, cite) for die in (RED_DIE, BLACK_DIE))
    if table.listening:
        table.tell(
            "tapestry-you-roll-dice", cite, red=Ref("tapestry-red-face", red.name),
            black=Ref("tapestry-black-face", black.name),
        )  # fmt: skip
    return red, black


def _roll(game: Game, table: Table, die: str, cite: str) -> Face:
    name = CONQUER_DICE[die].roll(table, real="die" in game.setup.real, cite=cite)
    return next(face for face in DICE_FACES[die] if face.name == name)
