"""Reviews: finished ones, and those that a client continues request by request."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Final

from understudy.service.cache.game_locks import GameLocks

if TYPE_CHECKING:
    from understudy.sim.advice.review import Progress, Review, ReviewedGame
    from understudy.sim.time_slices import Slices

MAX_REVIEWS: Final = 32
"""Reviews kept, finished or not; each holds the positions of one game until it is finished."""
SLICES: Final = 24
"""Slices of work in one request: less than a second."""


@dataclass(slots=True)
class ReviewWork:
    """A review in progress: the rest of its work, how far it is, and its result at the end."""

    slices: Slices[Review] | None = None
    progress: Progress | None = None
    review: Review | None = None

    def begin(self, reviewed: ReviewedGame) -> None:
        """Begin to review this game."""
        from understudy.sim.advice.review import review_in_slices

        self.slices = review_in_slices(reviewed, self._report)

    def _report(self, progress: Progress) -> None:
        self.progress = progress

    def go_on(self) -> None:
        """Do some slices of the work."""
        if self.slices is None:
            return
        try:
            for _ in range(SLICES):
                next(self.slices)
        except StopIteration as end:
            self.review, self.slices = end.value, None


ReviewKey = tuple[str, int]
"""The id and the revision of a game."""


class ReviewCache:
    """Reviews by game and revision; the least recently used are dropped."""

    def __init__(self) -> None:
        self._locks = GameLocks()
        self._lock = Lock()
        self._works: OrderedDict[ReviewKey, ReviewWork] = OrderedDict()

    def __len__(self) -> int:
        return len(self._works)

    def continue_review(self, key: ReviewKey, reviewed: ReviewedGame) -> ReviewWork:
        """Return the review of this game after some more work on it."""
        with self._locks.lock(key[0]):
            work = self._find(key)
            if work.review is None and work.slices is None:
                work.begin(reviewed)
            work.go_on()
            return work

    def _find(self, key: ReviewKey) -> ReviewWork:
        with self._lock:
            work = self._works.setdefault(key, ReviewWork())
            self._works.move_to_end(key)
            while len(self._works) > MAX_REVIEWS:
                self._works.popitem(last=False)
        return work
