"""A game as it was recorded, to replay it without holding its lock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from understudy.core import Chance, System, TapeEntry, TapeTable, derive_stream


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """What a game began with, and the answers given up to this revision."""

    revision: int
    system: System
    options: Mapping[str, object]
    seed: int
    tape: list[TapeEntry]

    def chance(self) -> Chance:
        """Return the random numbers of the game, from their start."""
        return Chance(derive_stream(self.seed, "game"))

    def table(self, tape: list[TapeEntry] | None = None) -> TapeTable:
        """Return a table that replays the tape, or a part of it, without a journal.

        The answers were checked when they were given. Checking them again would take longer than
        the replay, because the rules list every legal move for it.
        """
        answers = self.tape if tape is None else tape
        table = TapeTable(self.chance(), answers, 0, checked=len(answers))
        table.listening = False
        return table
