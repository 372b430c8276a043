"""Names that are near to what was typed, for somebody who mistyped one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from understudy.cli.translations import normalize

MOST: Final = 5
SHORTEST: Final = 4
"""With fewer letters nearly everything is near."""
ALIKE: Final = 0.75


def closest_names(typed: str, known: Mapping[str, Iterable[str]]) -> list[str]:
    """Those of the known things whose names begin with this or nearly so, the nearest first.

    A name can be typed from any of its words on, without the spaces between them.
    """
    wanted = _joined(typed)
    if not wanted or wanted.isdecimal():
        return []
    starts: dict[str, dict[str, None]] = {}
    for id, names in known.items():
        for name in names:
            for start in _starts(name):
                for length in (len(wanted), len(wanted) + 1, len(wanted) - 1):
                    starts.setdefault(start[:length], {})[id] = None
    begun = [start for start in starts if start.startswith(wanted)]
    close = get_close_matches(wanted, starts, MOST, ALIKE) if len(wanted) >= SHORTEST else []
    found = dict.fromkeys(id for start in (*begun, *close) for id in starts[start])
    return list(found)[:MOST]


def _joined(text: str) -> str:
    return re.sub(r"[\W_]+", "", normalize(text))


def _starts(name: str) -> Iterator[str]:
    words = [word for word in re.split(r"[\W_]+", normalize(name)) if word]
    for first in range(len(words)):
        yield "".join(words[first:])
