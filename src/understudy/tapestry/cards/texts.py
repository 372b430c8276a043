"""What tapestry cards and civilizations do, in words."""

from __future__ import annotations

from understudy.core import Message


def card_text(id: str) -> Message:
    """Return the text of a tapestry card."""
    return Message(f"tapestry-card-does-{id.replace('_', '-')}")


def civilization_text(id: str) -> Message:
    """Return the text of a civilization."""
    return Message(f"tapestry-civilization-does-{id.replace('_', '-')}")
