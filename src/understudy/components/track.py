"""Tracks: how far a tracker stands, how far it ever was."""

from __future__ import annotations


class Track:
    """A tracker on spaces 0 to `last`. Spaces up to `highest` have been reached before."""

    __slots__ = ("highest", "last", "position")

    def __init__(self, last: int, position: int = 0, highest: int = 0) -> None:
        self.last = last
        self.position = position
        self.highest = highest

    def copy(self) -> Track:
        """The same track."""
        return Track(self.last, self.position, self.highest)

    @property
    def at_end(self) -> bool:
        """Whether the tracker can go no further."""
        return self.position == self.last
