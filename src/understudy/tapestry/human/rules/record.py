"""Recording what happens to your side: every change of its facts, in one step."""

from __future__ import annotations

from understudy.core import Arg, Change, Table
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.state_changes import owner_ref


class Record:
    """The facts of your side before a change; `tell` records what is different now.

    It is made before the change and compares only for a listening table.
    """

    __slots__ = ("before", "table", "you")

    def __init__(self, table: Table, you: PlayedHuman) -> None:
        self.table = table
        self.you = you
        self.before = you.facts() if table.listening else None

    def changes(self) -> tuple[Change, ...]:
        """Return the changes since the beginning."""
        if self.before is None:
            return ()
        before, now = self.before, self.you.facts()
        names = [*before, *(name for name in now if name not in before)]
        return tuple(
            Change(name, before.get(name) or None, now.get(name) or None)
            for name in names
            if (before.get(name) or None) != (now.get(name) or None)
        )

    def tell(self, kind: str, cite: str, *more: Change, **args: Arg) -> None:
        """Update the numbers of the side, and record the step."""
        self.you.update()
        if self.before is not None:
            args.setdefault("owner", owner_ref(self.you.name))
            self.table.tell(
                kind, cite, *self.changes(), *more, why=None, failure=None, ruling=None, **args
            )
