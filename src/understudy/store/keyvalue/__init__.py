"""Games as plain records: texts in whatever keeps texts by their names."""

from understudy.store.keyvalue.games import PlainStore
from understudy.store.keyvalue.text_store import GAMES, HEADS, Changes, MemoryRecords, Records

__all__ = ["GAMES", "HEADS", "Changes", "MemoryRecords", "PlainStore", "Records"]
