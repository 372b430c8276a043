"""What the two sides are called."""

from __future__ import annotations

from typing import Final

HUMAN: Final = "human"
BOT: Final = "bot"
NOBODY: Final = "none"
"""Neither of them holds it."""
