"""Checkpoints of the games that have left the cache, so that they need no replay."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from understudy.core import Checkpoint, Session
from understudy.store import StoredGame

MAX_BYTES: Final = 128_000_000
"""About 6,000 games. Others are replayed when they are needed."""


class CheckpointCache:
    """Checkpoints by game, each with its revision; the least recently used are dropped.

    The caller holds a lock. Nothing here is stored or read from a file: the tape in the store is
    authoritative, and a checkpoint of an older revision is not used.
    """

    def __init__(self, limit: int = MAX_BYTES) -> None:
        self._limit = limit
        self._kept: OrderedDict[str, tuple[int, Checkpoint]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, id: str) -> bool:
        return id in self._kept

    def add(self, game: StoredGame) -> None:
        """Keep a checkpoint of this game instead of an older one."""
        self.remove(game.id)
        checkpoint = game.session.checkpoint()
        self._kept[game.id] = game.revision, checkpoint
        self._size += checkpoint.size
        while self._size > self._limit:
            self.remove(next(iter(self._kept)))

    def remove(self, id: str) -> tuple[int, Checkpoint] | None:
        """Remove and return the revision and the checkpoint of a game, if there is one."""
        found = self._kept.pop(id, None)
        if found is not None:
            self._size -= found[1].size
        return found


def resume(id: str, revision: int, checkpoint: Checkpoint) -> StoredGame:
    """Return the game of a checkpoint, as it was at this revision."""
    return StoredGame(id, Session.resume(checkpoint), revision)
