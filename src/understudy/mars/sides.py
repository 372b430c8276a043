"""Names of the two sides."""

from typing import Final

HUMAN: Final = "human"
BOT: Final = "bot"
NO_SIDE: Final = "none"
"""Neither side holds it."""
