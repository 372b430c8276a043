"""What is told of a change to those who did not make it, once it has been kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Notice:
    """A game stands at this revision, and asks this now; without a revision it is gone.

    Of a device it says whether the game is on its list now.
    """

    id: str
    revision: int | None = None
    asks: str = ""
    device: str = ""
    there: bool = False

    def written(self) -> str:
        """As text, of a few hundred letters at most."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read_notice(text: str) -> Notice | None:
    """What somebody has written; None of what only another version understands."""
    try:
        return Notice(**json.loads(text))
    except (TypeError, ValueError):
        return None


Hear = Callable[[Notice], None]
Missed = Callable[[], None]
"""Called when there may have been changes of which nobody was told."""
Stop = Callable[[], None]


class ChangeNotices(Protocol):
    """Changes of games that several processes keep, whichever of them made it."""

    def follow(self, hear: Hear, missed: Missed) -> Stop:
        """Hear of every change from now on, on a thread of its own, until told to stop."""
        ...
