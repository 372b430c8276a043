"""What is written down while the server runs: for people as lines, for programs as JSON.

Nothing of it tells of a person. What is said with an error may quote anything, an answer or a
secret, so of errors the JSON has their kind and where they happened alone.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from understudy.server.access.connection_limits import RateLimitedFilter

TEXT: Final = "text"
JSON_LINES: Final = "json"
FORMS: Final = (TEXT, JSON_LINES)

OURS: Final = "understudy"
ABOUT: Final = "about"
"""The attribute of a record that holds more of it, as plain values."""

logger: Final = logging.getLogger("understudy.server")

_ADDRESS: Final = re.compile(r"\b\d{1,3}(\.\d{1,3}){3}\b|\b[0-9a-fA-F]*:[0-9a-fA-F:]*:[0-9a-fA-F]*")


def write_logs(form: str) -> None:
    """From now on write to the error output, in this form and not without end."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(RateLimitedFilter())
    if form == JSON_LINES:
        handler.setFormatter(JsonFormatter())
        logging.getLogger(OURS).setLevel(logging.INFO)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        written: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "source": record.name,
            "message": _message(record),
            **getattr(record, ABOUT, {}),
        }
        if dropped := getattr(record, "dropped", 0):
            written["dropped"] = dropped
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            written["error"] = kind.__qualname__
            written["trace"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(trace)
            ]
        return json.dumps(written, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """Ours say nothing personal. Of others what they say each time, on one line."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return _ADDRESS.sub("…", str(record.msg).partition("\n")[0])
