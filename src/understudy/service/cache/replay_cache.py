"""Cached replies of requests that replay a game, as JSON text."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

from understudy.service.wire.responses import Encode, TextContent

MAX_CHARACTERS: Final = 16_000_000

ReplayKey = tuple[str, int, str]
"""The id and the revision of a game, and what was asked."""


class ReplayCache:
    """Replies by game, revision and request; the least recently used are dropped."""

    def __init__(self, limit: int = MAX_CHARACTERS) -> None:
        self._limit = limit
        self._lock = Lock()
        self._texts: OrderedDict[ReplayKey, str] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return len(self._texts)

    def get_or_compute(
        self, encode: Encode, key: ReplayKey, compute: Callable[[], object]
    ) -> TextContent[Any]:
        """Return the cached reply of this key, or compute, encode and cache it."""
        with self._lock:
            text = self._texts.get(key)
            if text is not None:
                self._texts.move_to_end(key)
        if text is None:
            text = encode(compute())
            self._add(key, text)
        return TextContent(text)

    def _add(self, key: ReplayKey, text: str) -> None:
        with self._lock:
            if (before := self._texts.pop(key, None)) is not None:
                self._length -= _size(key, before)
            self._texts[key] = text
            self._length += _size(key, text)
            while self._length > self._limit:
                self._length -= _size(*self._texts.popitem(last=False))


def _size(key: ReplayKey, text: str) -> int:
    """Return the characters of an entry; what was asked may be longer than the reply."""
    return len(key[2]) + len(text)
