"""Which milestones and awards are printed where."""

from __future__ import annotations

from typing import Final

from understudy.mars.printed.facts import fold, table_rows

OF_EXPANSION: Final = "milestones_awards"


def honour_id(name: str) -> str:
    """What a milestone or an award is called in files and journals."""
    return fold(name).replace(" ", "_")


def _by_place(file: str) -> dict[str, tuple[str, ...]]:
    places: dict[str, list[str]] = {}
    for place, name in table_rows(file):
        places.setdefault(place, []).append(name)
    return {place: tuple(names) for place, names in places.items()}


MILESTONES: Final = _by_place("milestones.txt")
AWARDS: Final = _by_place("awards.txt")
"""The printed names in order, by map or expansion."""
