"""Logging of the server, as text or as JSON lines.

Logs contain no personal data. The text of an exception can quote an answer or a secret, so JSON
lines only have the exception's type and its traceback locations.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Final

TEXT: Final = "text"
JSON_LINES: Final = "json"
FORMATS: Final = (TEXT, JSON_LINES)

MAX_RECORDS: Final = 60
RECORDS_SECONDS: Final = 60

ROOT_LOGGER: Final = "understudy"
ABOUT: Final = "about"
"""The attribute of a log record with additional JSON fields."""

logger: Final = logging.getLogger("understudy.server")

_ADDRESS: Final = re.compile(r"\b\d{1,3}(\.\d{1,3}){3}\b|\b[0-9a-fA-F]*:[0-9a-fA-F:]*:[0-9a-fA-F]*")


def set_up_logging(log_format: str) -> None:
    """Log to standard error in this format, with a rate limit."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(RateLimitedFilter())
    if log_format == JSON_LINES:
        handler.setFormatter(JsonFormatter())
        logging.getLogger(ROOT_LOGGER).setLevel(logging.INFO)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


class RateLimitedFilter(logging.Filter):
    """Log filter with a rate limit, so that refused requests cannot fill the disk."""

    def __init__(
        self,
        limit: int = MAX_RECORDS,
        seconds: float = RECORDS_SECONDS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self._limit = limit
        self._seconds = seconds
        self._clock = clock
        self._since = clock()
        self._count = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log this record; the first of a new period gets the `dropped` count."""
        now = self._clock()
        if now - self._since > self._seconds:
            record.dropped = max(0, self._count - self._limit)
            self._since, self._count = now, 0
        self._count += 1
        return self._count <= self._limit


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "source": record.name,
            "message": _message(record),
            **getattr(record, ABOUT, {}),
        }
        if dropped := getattr(record, "dropped", 0):
            line["dropped"] = dropped
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line["error"] = kind.__qualname__
            line["trace"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(trace)
            ]
        return json.dumps(line, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """Return our messages in full; of other libraries only the first line of the template."""
    if record.name.partition(".")[0] == ROOT_LOGGER:
        return record.getMessage()
    return _ADDRESS.sub("…", str(record.msg).partition("\n")[0])
