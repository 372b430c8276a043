"""What the spaces of the tracks cost and give a human player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.benefits import ANY, RESOURCES, Benefit
from understudy.tapestry.printed.read_tables import rows_of
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS

PAID_WITH: Final = (ANY, "tile", "tapestry", "tech")
"""What a bonus costs: resources, territory tiles, tapestry cards of the hand, tech cards."""
TIER_STARTS: Final = (1, 4, 7, 10)
"""The first space of each tier."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus that may be bought: `n` of `pay` for `gain`."""

    pay: str
    n: int
    gain: Benefit


@dataclass(frozen=True, slots=True)
class SpaceBenefit:
    """A space of a track: the cost of advancing to it, its benefit and its bonus."""

    cost: tuple[str, ...]
    benefit: Benefit
    bonus: Bonus | None


def _bonus(row: Row) -> Bonus | None:
    cost, colon, gain = row["bonus"].partition(": ")
    if not row["bonus"]:
        return None
    n, _, pay = cost.partition(" ")
    if not colon or pay not in PAID_WITH or not n.isdecimal():
        raise row.error("bonus")
    return Bonus(pay, int(n), row.parse_cell("bonus", lambda _: parse_benefit(gain)))


def _track_benefits() -> tuple[tuple[SpaceBenefit | None, ...], ...]:
    tracks: list[list[SpaceBenefit | None]] = [[None] for _ in TRACKS]
    columns = ("track", "space", "cost", "benefit", "bonus?")
    for row in rows_of("track_benefits.txt", columns, ("track", "space")):
        spaces = tracks[TRACK_ID[row.one_of("track", TRACKS)]]
        if row.number("space") != len(spaces):
            raise row.error("space")
        cost = row.words("cost", (*RESOURCES, ANY))
        benefit = row.parse_cell("benefit", parse_benefit)
        spaces.append(SpaceBenefit(cost, benefit, _bonus(row)))
    return tuple(tuple(spaces) for spaces in tracks)


TRACK_BENEFITS: Final = _track_benefits()
"""For each track its spaces; the start has no benefit."""


def space_benefit(track: int, space: int) -> SpaceBenefit:
    """Return what a space above the start costs and gives."""
    found = TRACK_BENEFITS[track][space]
    assert found is not None
    return found
