"""The global events of Turmoil."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.mars.printed.allowed_values import PARTIES, name_id
from understudy.mars.printed.read_tables import names_of, notes_of, rows_of


@dataclass(frozen=True, slots=True)
class GlobalEvent:
    """A global event: the parties of its neutral delegates when distant and when current."""

    id: str
    distant: str
    current: str
    with_sets: frozenset[str]
    names: dict[str, str]


def _global_events() -> dict[str, GlobalEvent]:
    columns = ("English", "distant", "current", "note?")
    events: dict[str, GlobalEvent] = {}
    for row in rows_of("global_events.txt", columns, ("English",)):
        id = name_id(row["English"])
        distant, current = row.one_of("distant", PARTIES), row.one_of("current", PARTIES)
        sets = frozenset(notes_of(row, "with:")["with"])
        events[id] = GlobalEvent(id, distant, current, sets, names_of(row))
    return events


EVENTS: Final = _global_events()
