"""Your cards whose printed facts are uncertain."""

from typing import Final

from understudy.mars.printed.read_tables import rows_of

DOUBTS: Final = {row["no."]: row["doubt"] for row in rows_of("doubts.txt", ("no.", "doubt"))}
"""What is uncertain, by printed number, for editors of the tables."""
