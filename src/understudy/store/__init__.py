"""Saved games: the tape of each, one commit a move.

Nothing here needs more than the standard library; the database is in `understudy.store.sql`.
"""

from understudy.store.identity import Alike
from understudy.store.plain import MemoryRecords, PlainStore, Records
from understudy.store.protocol import Idle, Lists, Sheets, Store
from understudy.store.records import Before, Kept, Listed, Receipt, Sheet
from understudy.store.rights import Link, Renewed, Right

__all__ = [
    "Alike",
    "Before",
    "Idle",
    "Kept",
    "Link",
    "Listed",
    "Lists",
    "MemoryRecords",
    "PlainStore",
    "Receipt",
    "Records",
    "Renewed",
    "Right",
    "Sheet",
    "Sheets",
    "Store",
]
