"""The income mat and the five income turns of a human player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.benefits import BUILDINGS, AllOf, Benefit
from understudy.tapestry.printed.read_tables import names_of, rows_of

BUILDINGS_PER_ROW: Final = 5
MOST_RESOURCES: Final = 8
"""The resource track of the mat ends here; more is lost."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position of an income row: its points and its income, part by part."""

    names: dict[str, str]
    points: tuple[Benefit, ...]
    income: tuple[Benefit, ...]


def _parts(text: str) -> tuple[Benefit, ...]:
    benefit = parse_benefit(text)
    return benefit.parts if isinstance(benefit, AllOf) else (benefit,)


def _income_mat() -> dict[str, tuple[Position, ...]]:
    columns = ("row", "position", "English", "points?", "income?")
    mat: dict[str, list[Position]] = {kind: [] for kind in BUILDINGS}
    for row in rows_of("income_mat.txt", columns, ("row", "position")):
        positions = mat[row.one_of("row", BUILDINGS)]
        if row.number("position") != len(positions) + 1:
            raise row.error("position")
        points, income = (
            row.parse_cell(column, _parts) if row[column] else () for column in ("points", "income")
        )
        positions.append(Position(names_of(row), points, income))
    return {kind: tuple(positions) for kind, positions in mat.items()}


INCOME_MAT: Final = _income_mat()
"""The six positions of each row, from the left. The first one is open from the start."""

CIVILIZATION, TAPESTRY, UPGRADE_AND_VP, INCOME, FINAL = (
    "civilization", "tapestry", "upgrade_and_vp", "income", "final",
)  # fmt: skip
STEPS: Final = (CIVILIZATION, TAPESTRY, UPGRADE_AND_VP, INCOME, FINAL)
"""The steps of an income turn."""


@dataclass(frozen=True, slots=True)
class IncomeTurn:
    """An income turn: its steps, and what the first player in the era gains."""

    steps: tuple[str, ...]
    first: Benefit | None


INCOME_TURNS: Final = {
    row.number("turn"): IncomeTurn(
        row.words("steps", STEPS),
        row.parse_cell("first", parse_benefit) if row["first"] else None,
    )
    for row in rows_of("income_turns.txt", ("turn", "steps", "first?"), ("turn",))
}
