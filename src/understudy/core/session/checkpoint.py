"""Checkpoints: a game without its past, from which a session resumes without a replay.

A checkpoint is a cache for a program that holds many games. It is an object in memory: its position
shares the constants of the game, so it is small, and it never comes from a file or a database.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from understudy.core.session.tape import TapeEntry
from understudy.core.system import System

POSITION_BYTES: Final = 10_000
"""What a position takes, about; 6 to 10 kB were measured."""


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The start of a turn and the answers given in it since. Do not change the position."""

    position: Any
    chance: int
    answers: tuple[TapeEntry, ...]


@dataclass(frozen=True, slots=True)
class TurnSnapshot:
    """Start of a turn: position, chance, and the number of answers and steps so far.

    `known` is the hidden information that the player had seen at the last question, `peeks` how
    often the tape before the turn says that the player peeked.
    """

    position: Any
    chance: int
    answers: int
    steps: int
    known: frozenset[str]
    peeks: int


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A game at the start of its current turn, with its whole tape and no journal.

    `turns` were played before. `reveals` are the indices of answers before which hidden information
    was revealed, `marks` the number of answers before each step. `token` identifies the question.
    """

    system: System
    options: dict[str, object]
    seed: int
    token: str
    tape: bytes
    redo: bytes
    start: TurnSnapshot
    turns: int
    marks: array[int]
    reveals: tuple[int, ...]

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        marks = self.marks.itemsize * len(self.marks)
        return POSITION_BYTES + len(self.tape) + len(self.redo) + marks


def pack_tape(tape: Iterable[TapeEntry]) -> bytes:
    """Return a tape as text, which takes a fifth of the memory."""
    return json.dumps([(entry.question, entry.answer) for entry in tape]).encode()


def unpack_tape(packed: bytes) -> list[TapeEntry]:
    """Return the tape that was packed."""
    return [TapeEntry(question, answer) for question, answer in json.loads(packed)]
