"""Suggestions for mistyped names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from understudy.cli.translations import normalize

MAX_SUGGESTIONS: Final = 5
MIN_LENGTH: Final = 4
"""Shorter words are similar to nearly everything."""
MIN_SIMILARITY: Final = 0.75


def closest_names(typed: str, known: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the ids whose names start with this or nearly so, the closest first.

    A name can be typed from any of its words on, without spaces.
    """
    wanted = _join_words(typed)
    if not wanted or wanted.isdecimal():
        return []
    starts: dict[str, dict[str, None]] = {}
    for id, names in known.items():
        for name in names:
            for start in _starts(name):
                for length in (len(wanted), len(wanted) + 1, len(wanted) - 1):
                    starts.setdefault(start[:length], {})[id] = None
    exact = [start for start in starts if start.startswith(wanted)]
    close = (
        get_close_matches(wanted, starts, MAX_SUGGESTIONS, MIN_SIMILARITY)
        if len(wanted) >= MIN_LENGTH
        else []
    )
    found = dict.fromkeys(id for start in (*exact, *close) for id in starts[start])
    return list(found)[:MAX_SUGGESTIONS]


def _join_words(text: str) -> str:
    return re.sub(r"[\W_]+", "", normalize(text))


def _starts(name: str) -> Iterator[str]:
    words = [word for word in re.split(r"[\W_]+", normalize(name)) if word]
    for first in range(len(words)):
        yield "".join(words[first:])
