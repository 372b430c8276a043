"""The printed facts of the colony tiles and of MarsBot's shipping board (15.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.mars.printed.allowed_values import HELD, RESOURCES
from understudy.mars.printed.read_tables import rows_of

SLOTS: Final = 3
LAST_STEP: Final = 6
START_STEP: Final = 1
"""Markers start on the second step, index 1 (3.3, D-32). [C p.4]"""

EXCHANGE: Final = 5
"""Stored cubes that are exchanged for one space of a track. [C p.5]"""

EXCHANGE_TAG: Final = {
    "ceres": "building", "luna": "event", "io": "earth", "enceladus": "microbe",
    "ganymede": "plant", "callisto": "power", "miranda": "animal", "triton": "space",
    "pluto": "science",
}  # fmt: skip
"""The tag whose track each area advances, in board order. Titan and Europa have none."""

STORED: Final = {
    "ceres": "steel", "luna": "mc", "io": "heat", "enceladus": "microbe", "ganymede": "plants",
    "callisto": "energy", "miranda": "animal", "triton": "titanium",
}  # fmt: skip
"""What you may remove or steal from an area. Pluto's and Titan's cubes cannot be taken."""

IN_PLAY: Final = 5
"""Number of tiles in a two-player game."""


@dataclass(frozen=True, slots=True)
class Income:
    """An amount of resources, production steps, cubes, cards or oceans."""

    amount: int
    what: str
    production: bool = False


@dataclass(frozen=True, slots=True)
class ColonyFacts:
    """A colony tile: what it gives for building, for trading by step, and to each owner."""

    name: str
    build: Income
    track: tuple[Income | None, ...]
    bonus: Income


CARD: Final = "card"
EXCHANGE_CARD: Final = "exchange"
OCEAN: Final = "ocean"
_INCOMES: Final = (*RESOURCES, *HELD, CARD, EXCHANGE_CARD, OCEAN)
_STEPS: Final = tuple(str(step) for step in range(LAST_STEP + 1))


def _income(cell: str) -> Income | None:
    if not cell:
        return None
    amount, what, *rest = cell.split()
    if what not in _INCOMES or rest not in ([], ["production"]):
        raise ValueError(cell)
    return Income(int(amount), what, bool(rest))


def _required_income(cell: str) -> Income:
    income = _income(cell)
    if income is None:
        raise ValueError(cell)
    return income


def _facts(row: Row) -> ColonyFacts:
    return ColonyFacts(
        row["colony"],
        row.parse_cell("build", _required_income),
        tuple(row.parse_cell(step, _income) for step in _STEPS),
        row.parse_cell("bonus", _required_income),
    )


_COLUMNS: Final = ("colony", "build", *(f"{step}?" for step in _STEPS), "bonus")
COLONY_FACTS: Final = {
    row["colony"]: _facts(row) for row in rows_of("colonies.txt", _COLUMNS, ("colony",))
}
COLONIES: Final = tuple(COLONY_FACTS)
