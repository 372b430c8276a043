"""The faces of the science die and of the two conquer dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.benefits import Benefit
from understudy.tapestry.printed.read_tables import rows_of

SCIENCE_DIE, RED_DIE, BLACK_DIE = "science", "red", "black"


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a die; `gives` is None for the science die."""

    name: str
    gives: Benefit | None


def _dice() -> dict[str, tuple[Face, ...]]:
    dice: dict[str, list[Face]] = {SCIENCE_DIE: [], RED_DIE: [], BLACK_DIE: []}
    for row in rows_of("dice.txt", ("die", "face", "sides", "gives?"), ("die", "face")):
        gives = row.parse_cell("gives", parse_benefit) if row["gives"] else None
        faces = dice[row.one_of("die", dice)]
        faces.extend([Face(row["face"], gives)] * row.number("sides"))
    return {die: tuple(faces) for die, faces in dice.items()}


DICE_FACES: Final = _dice()
"""The sides of each die; a face that is printed on several sides is listed as often."""
