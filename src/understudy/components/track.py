"""Tracks: the current and the highest position of a tracker."""

from __future__ import annotations


class Track:
    """A tracker on spaces 0 to `last`; `highest` is the highest space it has reached."""

    __slots__ = ("highest", "last", "position")

    def __init__(self, last: int, position: int = 0, highest: int = 0) -> None:
        self.last = last
        self.position = position
        self.highest = highest

    def copy(self) -> Track:
        return Track(self.last, self.position, self.highest)

    @property
    def at_end(self) -> bool:
        """Whether the tracker is on the last space."""
        return self.position == self.last
