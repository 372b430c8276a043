"""Games as plain records: texts in whatever keeps texts by their names."""

from understudy.store.keyvalue.games import KeyValueStore
from understudy.store.keyvalue.text_store import (
    GAMES,
    LISTINGS,
    Changes,
    MemoryTextStore,
    TextStore,
)

__all__ = ["GAMES", "LISTINGS", "Changes", "KeyValueStore", "MemoryTextStore", "TextStore"]
