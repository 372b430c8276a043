"""Who takes part: the names that tokens, facts and messages carry."""

from typing import Final

HUMAN: Final = "human"
HUMAN2: Final = "human2"
AUTOMA: Final = "automa"
SHADOW: Final = "shadow"

BOTS: Final = "bots"
"""Both bots together: they take one turn [R6.1]."""
