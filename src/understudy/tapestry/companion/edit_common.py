"""Definitions shared by the manual edits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.core import Choice, Table
from understudy.tapestry.state import Game, Human

EDITED: Final = "tapestry-put-right"

Edit = Callable[[Game, Table, Human, dict[str, Any]], None]
"""Sets facts to the values of the answer."""


def owner_field(names: tuple[str, ...], default: str = "") -> Choice:
    """Return the field that selects the side to edit."""
    return Choice(
        id="tapestry-field-owner", kind="tapestry-owner", options=names,
        default=default or names[-1],
    )  # fmt: skip
