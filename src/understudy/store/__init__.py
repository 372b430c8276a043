"""Saved games: the tape of each, one commit a move.

Nothing here needs more than the standard library; the database is in `understudy.store.sql`.
"""

from understudy.store.identity import Alike
from understudy.store.plain import MemoryRecords, PlainStore, Records
from understudy.store.protocol import Idle, Sheets, Store
from understudy.store.records import Before, Kept, Listed, Receipt, Sheet

__all__ = [
    "Alike",
    "Before",
    "Idle",
    "Kept",
    "Listed",
    "MemoryRecords",
    "PlainStore",
    "Receipt",
    "Records",
    "Sheet",
    "Sheets",
    "Store",
]
