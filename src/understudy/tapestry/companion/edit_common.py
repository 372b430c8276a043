"""What everything that puts facts right has in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.core import Choice, Table
from understudy.tapestry.state import Game, Human

PUT_RIGHT: Final = "tapestry-put-right"
NOTHING: Final = "none"

Repair = Callable[[Game, Table, Human, dict[str, Any]], None]
"""Sets facts as somebody says they are."""


def owner_of_it(names: tuple[str, ...], default: str = "") -> Choice:
    """Whose it is that is put right."""
    return Choice(
        id="tapestry-field-owner", kind="tapestry-owner", options=names,
        default=default or names[-1],
    )  # fmt: skip
