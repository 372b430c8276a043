"""Notices to other processes after a change is committed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Notice:
    """A game's new revision and question token; without a revision the game was deleted.

    With a device it says instead whether the game is on that device's list.
    """

    id: str
    revision: int | None = None
    asks: str = ""
    device: str = ""
    there: bool = False

    def to_text(self) -> str:
        """Return the notice as JSON of at most a few hundred characters."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read_notice(text: str) -> Notice | None:
    """Parse a notice; return None if an incompatible version wrote it."""
    try:
        return Notice(**json.loads(text))
    except (TypeError, ValueError):
        return None


OnNotice = Callable[[Notice], None]
OnMissed = Callable[[], None]
"""Called when notices may have been lost."""
Unsubscribe = Callable[[], None]


class ChangeNotices(Protocol):
    """Notices of all changes to games, made by this process or another one."""

    def subscribe(self, on_notice: OnNotice, on_missed: OnMissed) -> Unsubscribe:
        """Call `on_notice` for every change from now on, in a separate thread.

        Return a function that ends the subscription.
        """
        ...
