"""The space tiles."""

from __future__ import annotations

from typing import Final

from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.read_tables import rows_of

SPACE_TILES: Final = {
    row.number("no."): row.parse_cell("benefit", parse_benefit)
    for row in rows_of("space_tiles.txt", ("no.", "benefit"), ("no.",))
}
"""The benefit of each space tile by number."""
