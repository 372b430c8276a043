"""Saved games: the tape of each, one commit a move.

Nothing here needs more than the standard library; the database is in `understudy.store.sql`.
"""

from understudy.store.access_rights import Link, RenewedLink, Right
from understudy.store.game_identity import SameOrigin
from understudy.store.keyvalue import KeyValueStore, MemoryTextStore, TextStore
from understudy.store.protocol import CustomBoards, Idle, Lists, Store
from understudy.store.records import AnswerReceipt, CustomBoard, GameListing, ImportInfo, StoredGame

__all__ = [
    "AnswerReceipt",
    "CustomBoard",
    "CustomBoards",
    "GameListing",
    "Idle",
    "ImportInfo",
    "KeyValueStore",
    "Link",
    "Lists",
    "MemoryTextStore",
    "RenewedLink",
    "Right",
    "SameOrigin",
    "Store",
    "StoredGame",
    "TextStore",
]
