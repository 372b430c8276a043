"""Kinds of rate limits."""

from __future__ import annotations

from enum import StrEnum


class LimitKind(StrEnum):
    """What a rate limit counts; the transport knows the quotas."""

    GAMES = "games"
    IMPORTS = "imports"
    FORECASTS = "forecasts"
    REPLAYS = "replays"
    ADVICE = "advice"
    LINKS = "links"
    STREAMS = "streams"
    BYTES = "bytes"
