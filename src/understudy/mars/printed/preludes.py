"""Your prelude cards; MarsBot has none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.mars.printed.allowed_values import CARD_SETS, HELD, TAGS
from understudy.mars.printed.points import Points, parse_points
from understudy.mars.printed.read_tables import names_of, notes_of, rows_of

_HOLDS: Final = ("", *HELD)
_COLUMNS: Final = (
    "no.", "set", "tags?", "holds?", "points?", "note?", "English",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Prelude:
    """A prelude card of yours. Some corporations of MarsBot react to its tags."""

    number: str
    set: str
    tags: tuple[str, ...]
    holds: str
    points: Points | None
    with_sets: frozenset[str]
    floater: bool
    names: dict[str, str]


def _prelude_of(row: Row) -> Prelude:
    notes = notes_of(row, "floater", "with:")
    return Prelude(
        number=row["no."],
        set=row.one_of("set", CARD_SETS),
        tags=row.words("tags", TAGS),
        holds=row.one_of("holds", _HOLDS),
        points=row.parse_cell("points", parse_points),
        with_sets=frozenset(notes["with"]),
        floater=bool(notes["floater"]),
        names=names_of(row),
    )


PRELUDES: Final = {row["no."]: _prelude_of(row) for row in rows_of("preludes.txt", _COLUMNS)}
"""By printed number."""
