"""Look up a game system by its name in a path."""

from __future__ import annotations

from understudy.core import Illegal, System, find_system
from understudy.service.wire.errors import NotFound


def named_system(name: str) -> System:
    """Return the game system of this name, or raise `NotFound`."""
    try:
        return find_system(name)
    except Illegal:
        raise NotFound("server-no-such-system", name=name) from None
