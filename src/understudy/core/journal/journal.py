"""The journal of one game: records while the game is played, steps when the journal is read.

Most steps are never read one by one: a session replays turns, an agent plays thousands of games. So
rules record only a function and its values; reading calls the functions in order.
"""

from __future__ import annotations

from typing import Any, Final

from understudy.core.journal.messages import Arg
from understudy.core.journal.step import Change, ChoiceRecord, Step

FIELDS: Final = 4
"""Entries of `Journal.records` per step: the function, the turn, the depth, the values."""


class Journal:
    """The steps of one game. `records` are the steps that were not read yet, in a flat list.

    The journal of a game that was resumed from a checkpoint begins with step number `first`.

    One flat list keeps the garbage collector away: a pass-only game has 1,200 tracked objects
    instead of 3,500.
    """

    __slots__ = ("_last", "_steps", "_turn", "first", "records")

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self.records: list[Any] = []
        self._steps: list[Step] = []
        self._turn = 0
        self._last: list[int] = []

    def __len__(self) -> int:
        return self.first + len(self._steps) + len(self.records) // FIELDS

    @property
    def steps(self) -> list[Step]:
        """The steps from `first` on; the list grows when the game goes on and is read again."""
        if self.records:
            self._read_records()
        return self._steps

    def cut(self, length: int) -> None:
        """Forget all steps from number `length` on, which must begin a turn."""
        kept = length - self.first
        unread = kept - len(self._steps)
        if unread >= 0:
            del self.records[FIELDS * unread :]
        else:
            self.records.clear()
            del self._steps[kept:]
        self._turn = 0
        self._last = []

    def _read_records(self) -> None:
        """Make the steps of all records; a step's cause is the last one of its turn one level up.

        If a function fails, its record and those after it stay unread.
        """
        steps, first = self._steps, len(self._steps)
        every = iter(self.records)
        try:
            for describe, turn, depth, values in zip(every, every, every, every, strict=True):
                if turn != self._turn:
                    self._turn = turn
                    self._last = []
                last, number = self._last, self.first + len(steps)
                cause = last[depth - 1] if 0 < depth <= len(last) else None
                step: Step = describe(*values)
                step.number = number
                step.turn = turn
                step.depth = depth
                step.cause = cause
                steps.append(step)
                del last[depth:]
                while len(last) < depth:
                    last.append(number if cause is None else cause)
                last.append(number)
        finally:
            del self.records[: FIELDS * (len(steps) - first)]


def told_step(
    kind: str,
    cite: str,
    changes: tuple[Change, ...],
    args: dict[str, Arg],
    why: ChoiceRecord | None,
    failure: str | None,
    ruling: str | None,
) -> Step:
    """Return a step whose parts were made when it was told."""
    choice = None if why is None else why.explain()
    return Step(0, 0, kind, cite, 0, None, args, changes, choice, failure, ruling)
