"""Definitions shared by the manual edits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.components.manual_edits import set_fact
from understudy.core import Table
from understudy.mars.state import Game

EDITED: Final = "mars-put-right"

Edit = Callable[[Game, Table, dict[str, Any]], None]
"""Sets facts to the values of the answer."""


def sets_value(fact: str, owner: Callable[[Game], object], attribute: str) -> Edit:
    """Return an edit that sets one attribute to the value of the answer."""

    def edit(game: Game, table: Table, answer: dict[str, Any]) -> None:
        set_fact(table, EDITED, fact, owner(game), attribute, answer["value"])

    return edit
