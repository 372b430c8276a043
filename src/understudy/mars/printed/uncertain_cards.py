"""Cards of yours of which we are not sure."""

from __future__ import annotations

from typing import Final

from understudy.mars.printed.read_tables import rows_of

DOUBTS: Final = {row["no."]: row["doubt"] for row in rows_of("doubts.txt", ("no.", "doubt"))}
"""By their printed number what is in doubt, for who mends the tables."""
