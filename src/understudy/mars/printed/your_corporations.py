"""Your corporations as printed; MarsBot's cards of the same name differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.mars.printed.allowed_values import CARD_SETS, HELD, TAGS
from understudy.mars.printed.points import Points, parse_points
from understudy.mars.printed.read_tables import names_of, rows_of

_HOLDS: Final = ("", *HELD)
_COLUMNS: Final = ("no.", "set", "money", "tags?", "holds?", "points?", "English")


@dataclass(frozen=True, slots=True)
class YourCorporation:
    """The printed facts of a corporation of yours, without its effects."""

    number: str
    set: str
    money: int
    tags: tuple[str, ...]
    holds: str
    points: Points | None
    names: dict[str, str]


def _corporation_of(row: Row) -> YourCorporation:
    return YourCorporation(
        number=row["no."],
        set=row.one_of("set", CARD_SETS),
        money=row.number("money"),
        tags=row.words("tags", TAGS),
        holds=row.one_of("holds", _HOLDS),
        points=row.parse_cell("points", parse_points),
        names=names_of(row),
    )


YOUR_CORPORATIONS: Final = {
    row["no."]: _corporation_of(row) for row in rows_of("your_corporations.txt", _COLUMNS)
}
"""By printed number."""
