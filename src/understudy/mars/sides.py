"""What the two sides are called."""

from __future__ import annotations

from typing import Final

HUMAN: Final = "human"
BOT: Final = "bot"
NO_SIDE: Final = "none"
"""Neither of them holds it."""
