"""Saved games.

This package needs only the standard library; `understudy.store.sql` stores games in a database.
"""

from understudy.store.access_rights import RenewedLink, Right
from understudy.store.game_identity import SameOrigin
from understudy.store.keyvalue import KeyValueStore, MemoryTextStore, TextStore
from understudy.store.protocol import CustomBoards, DeviceLists, IdleGames, Store
from understudy.store.records import AnswerReceipt, CustomBoard, GameListing, ImportInfo, StoredGame

__all__ = [
    "AnswerReceipt",
    "CustomBoard",
    "CustomBoards",
    "DeviceLists",
    "GameListing",
    "IdleGames",
    "ImportInfo",
    "KeyValueStore",
    "MemoryTextStore",
    "RenewedLink",
    "Right",
    "SameOrigin",
    "Store",
    "StoredGame",
    "TextStore",
]
