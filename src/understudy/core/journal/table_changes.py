"""What to change on the real table to get from one position to another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from understudy.core.journal.messages import Arg, Message, message_to_json
from understudy.core.journal.step import Change, Fact, changed

Action = Literal["remove", "set", "place"]
ORDER: Final[tuple[Action, ...]] = ("remove", "set", "place")
"""The order on the table: first make room, then move markers, then place."""


@dataclass(frozen=True, slots=True)
class TableChange:
    """One thing to change by hand. `fact` identifies it: a removal undoes a placement of it."""

    action: Action
    fact: str
    message: Message

    def to_json(self) -> dict[str, object]:
        """Return the change as JSON: its message, `action` and `fact`."""
        return {**message_to_json(self.message), "action": self.action, "fact": self.fact}


Describe = Callable[[Change], Iterable[TableChange]]
"""Returns what a changed fact means on the table; nothing if the player has nothing to move."""


def table_changes(
    before: Mapping[str, Fact], after: Mapping[str, Fact], describe: Describe
) -> list[TableChange]:
    """Return what to do on the table between two sets of facts, in order."""
    found = [one for change in changed(dict(before), dict(after)) for one in describe(change)]
    return sorted(found, key=lambda one: ORDER.index(one.action))


def set_marker(fact: str, what: Arg, before: Arg, after: Arg) -> TableChange:
    """Return a marker, number or card that gets another value."""
    message = Message("table-set", {"what": what, "before": before, "after": after})
    return TableChange("set", fact, message)


def remove(fact: str, what: Arg, place: Arg) -> TableChange:
    """Return a component to remove from a place."""
    return TableChange("remove", fact, Message("table-remove", {"what": what, "place": place}))


def place(fact: str, what: Arg, place: Arg) -> TableChange:
    """Return a component to place."""
    return TableChange("place", fact, Message("table-place", {"what": what, "place": place}))
