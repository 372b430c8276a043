"""Names of the sides, used in tokens, facts and messages."""

from typing import Final

HUMAN: Final = "human"
HUMAN2: Final = "human2"
AUTOMA: Final = "automa"
SHADOW: Final = "shadow"

BOTS: Final = "bots"
"""Seat of both bots, which share one turn [R6.1]."""
