"""Putting right what was forgotten or mistaken: facts are set, nothing follows from them."""

from __future__ import annotations

from understudy.core import Arg, Change, Table


def record_edit(table: Table, kind: str, *changes: Change, **args: Arg) -> None:
    """Tell what a repair has set; what was right already is not told."""
    if table.listening:
        real = tuple(change for change in changes if change.before != change.after)
        table.tell(kind, "", *real, why=None, failure=None, ruling=None, **args)
