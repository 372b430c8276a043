"""MarsBot's numbered rules."""

from __future__ import annotations

from functools import cache

from understudy.core import CERTAINTY, Rule
from understudy.mars.printed.read_tables import rows_of


@cache
def rules() -> tuple[Rule, ...]:
    """Return all rules of MarsBot; those numbered D-n are our rulings."""
    return tuple(
        Rule(row["no."], tuple(row["cite"].split(", ")), row.one_of("sure", CERTAINTY))
        for row in rows_of("rules.txt", ("no.", "cite", "sure"))
    )
