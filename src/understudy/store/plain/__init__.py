"""Games as plain records: texts in whatever keeps texts by their names."""

from understudy.store.plain.games import PlainStore
from understudy.store.plain.texts import GAMES, HEADS, Changes, MemoryRecords, Records

__all__ = ["GAMES", "HEADS", "Changes", "MemoryRecords", "PlainStore", "Records"]
