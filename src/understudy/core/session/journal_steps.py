"""The steps of a session by number, for those who need only the last ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import overload

from understudy.core.journal.step import Step


class JournalSteps(Sequence[Step]):
    """The steps of a journal by number, those from `first` on; `read_all` is called for others."""

    def __init__(
        self, first: int, steps: Sequence[Step], read_all: Callable[[], Sequence[Step]]
    ) -> None:
        self._first = first
        self._steps = steps
        self._read_all = read_all

    def kept(self, read_all: Callable[[], Sequence[Step]]) -> JournalSteps:
        """Return the same steps, which a later undo does not change."""
        return JournalSteps(self._first, list(self._steps), read_all)

    def __len__(self) -> int:
        return self._first + len(self._steps)

    @overload
    def __getitem__(self, index: int) -> Step: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Step]: ...

    def __getitem__(self, index: int | slice) -> Step | Sequence[Step]:
        if isinstance(index, slice):
            start, stop, _ = index.indices(len(self))
            self._read_from(start)
            return self._steps[start - self._first : max(stop - self._first, 0) : index.step]
        at = index + len(self) if index < 0 else index
        self._read_from(at)
        return self._steps[at - self._first]

    def _read_from(self, number: int) -> None:
        if 0 <= number < self._first:
            self._first, self._steps = 0, self._read_all()
