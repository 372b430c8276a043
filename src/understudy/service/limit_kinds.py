"""What is counted, where one of many who ask might ask for too much."""

from __future__ import annotations

from enum import StrEnum


class LimitKind(StrEnum):
    """Kinds of calls by what they cost; the transport knows how many are too many."""

    GAMES = "games"
    IMPORTS = "imports"
    FORECASTS = "forecasts"
    LINKS = "links"
    STREAMS = "streams"
    BYTES = "bytes"
