"""Saved games: the tape of each, one commit a move.

Nothing here needs more than the standard library; the database is in `understudy.store.sql`.
"""

from understudy.store.access_rights import Link, Renewed, Right
from understudy.store.game_identity import Alike
from understudy.store.keyvalue import MemoryRecords, PlainStore, Records
from understudy.store.protocol import Idle, Lists, Sheets, Store
from understudy.store.records import Before, Kept, Listed, Receipt, Sheet

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
