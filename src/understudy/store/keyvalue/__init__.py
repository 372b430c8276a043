"""Store of games as JSON texts, in anything that stores texts by name."""

from understudy.store.keyvalue.games import KeyValueStore
from understudy.store.keyvalue.text_store import (
    GAMES,
    LISTINGS,
    Changes,
    MemoryTextStore,
    TextStore,
)

__all__ = ["GAMES", "LISTINGS", "Changes", "KeyValueStore", "MemoryTextStore", "TextStore"]
