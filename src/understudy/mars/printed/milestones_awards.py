"""The milestones and awards printed on each map and in each expansion."""

from __future__ import annotations

from typing import Final

from understudy.mars.printed.read_tables import rows_of

MILESTONES_AWARDS: Final = "milestones_awards"


def _by_place(file: str) -> dict[str, tuple[str, ...]]:
    places: dict[str, list[str]] = {}
    for row in rows_of(file, ("place", "name"), ("place", "name")):
        places.setdefault(row["place"], []).append(row["name"])
    return {place: tuple(names) for place, names in places.items()}


MILESTONES: Final = _by_place("milestones.txt")
AWARDS: Final = _by_place("awards.txt")
"""The printed names in order, by map or expansion."""
