"""The games that can be played, by the name in an address."""

from __future__ import annotations

from understudy.core import Illegal, System, find_system
from understudy.service.wire.errors import NotFound


def named_system(name: str) -> System:
    """The game of this name."""
    try:
        return find_system(name)
    except Illegal:
        raise NotFound("server-no-such-system", name=name) from None
