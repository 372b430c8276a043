"""Slow work pauses while requests of play are answered.

Python runs one thread at a time, and an answer waits for the interpreter about 20 times, each time
behind all threads that compute.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time
from typing import Final

MAX_PAUSE: Final = 0.05
WORK: Final = 0.005
"""Slow work pauses for at most `MAX_PAUSE` seconds after `WORK` seconds of processor time, so that
it also goes on while others play all the time.
"""


class PlayFirst:
    """Counts the requests of play in progress, and lets slow work pause until there are none."""

    def __init__(self, max_pause: float = MAX_PAUSE, work: float = WORK) -> None:
        self._max_pause = max_pause
        self._work = work
        self._playing = 0
        self._idle = threading.Event()
        self._idle.set()

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Count a request of play. Only the event loop calls this, so nothing is locked."""
        self._playing += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._playing -= 1
            if not self._playing:
                self._idle.set()

    def new_pause(self) -> Callable[[], None]:
        """Return a function that one slow task calls often, in its thread; it pauses if needed."""
        worked_until = 0.0

        def pause() -> None:
            nonlocal worked_until
            if self._playing and thread_time() >= worked_until:
                self._idle.wait(self._max_pause)
                worked_until = thread_time() + self._work

        return pause
