"""The games that can be played, by the name in an address."""

from __future__ import annotations

from understudy.desk.refusals import NotThere
from understudy.table import Illegal, System, find_system


def named_system(name: str) -> System:
    """The game of this name."""
    try:
        return find_system(name)
    except Illegal:
        raise NotThere("server-no-such-system", name=name) from None
