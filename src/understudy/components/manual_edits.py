"""Manual edits: set facts directly, without triggering rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from understudy.core import Arg, Change, Fact, Table, changed

NOTHING: Final = "none"
"""The option that leaves a place empty."""


def record_edit(table: Table, kind: str, *changes: Change, **args: Arg) -> None:
    """Record the changes of an edit; unchanged facts are left out."""
    if table.listening:
        real = tuple(change for change in changes if change.before != change.after)
        table.tell(kind, "", *real, why=None, failure=None, ruling=None, **args)


@contextmanager
def recorded_edit(
    table: Table, kind: str, facts: Callable[[], dict[str, Fact]], **args: Arg
) -> Iterator[None]:
    """Record how the facts differ after the block from what they were before."""
    earlier = facts()
    yield
    record_edit(table, kind, *changed(earlier, facts()), **args)


def set_fact(table: Table, kind: str, fact: str, owner: object, field: str, value: Fact) -> None:
    """Set an attribute of `owner` and record the change of its fact."""
    before = getattr(owner, field)
    setattr(owner, field, value)
    record_edit(table, kind, Change(fact, before, value))
