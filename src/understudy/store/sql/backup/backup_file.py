"""The format of a backup: gzipped lines of JSON, independent of the kind of database.

The first line has the format version and the approximate number of rows. Each table starts with a
line of its columns; every row is one line. The last line is the hash of all lines before it, to
detect truncated or changed files.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import SEEK_END
from typing import IO, Any, Final

from understudy.core import Refused, Unreadable
from understudy.distribution import installed_version
from understudy.store.records import now

FORMAT: Final = 1
"""Raised when older versions cannot read the file any more."""

MAX_LINE: Final = 4_000_000
"""Twice the largest request, so longer than any row. Parsing such a line takes 100 MB at most."""

MAX_RATIO, MAX_EXTRA = 200, 64_000_000
"""A backup is at most `MAX_RATIO` times as large as its file, plus `MAX_EXTRA` bytes. Real ones are
about 12 times as large; without a limit a file of 60 kB could take a minute.
"""

Row = list[Any]


@dataclass(frozen=True, slots=True)
class Head:
    """The first line of a backup. `schema` is the latest migration of the database."""

    schema: str
    made: str
    rows: int


class BackupWriter:
    """Writer of a backup."""

    def __init__(self, stream: IO[bytes], schema: str, rows: int) -> None:
        self._packed = gzip.GzipFile("", "wb", 6, stream, mtime=0)
        self._digest = hashlib.blake2b()
        about = {"understudy-backup": FORMAT, "schema": schema, "version": installed_version()}
        self._line({**about, "made": now(), "rows": rows})

    def begin(self, table: str, columns: Iterable[str]) -> None:
        self._line({"table": table, "columns": list(columns)})

    def row(self, values: Row) -> None:
        self._line(values)

    def end(self) -> None:
        """Write the hash and close the file."""
        self._line({"end": self._digest.hexdigest()})
        self._packed.close()

    def _line(self, content: object) -> None:
        line = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._digest.update(line)
        self._packed.write(line)


def damaged_error() -> Unreadable:
    """Return the error for a damaged backup."""
    return Unreadable("store-backup-damaged")


def read_head(stream: IO[bytes]) -> Head:
    """Return the first line; raise if the file is not a backup or too new."""
    return _head(next(_lines(stream)))


def check(stream: IO[bytes]) -> None:
    """Raise `Unreadable` if the file is damaged."""
    for _ in tables(stream):
        pass


def tables(stream: IO[bytes]) -> Iterator[tuple[str, list[str], Row, int]]:
    """Yield every row with its table, column names and size in bytes.

    Raise `Unreadable` where damage is detected, at the latest after the last row.
    """
    lines, digest = _lines(stream), hashlib.blake2b()
    line = next(lines)
    rows_left = _head(line).rows
    table, columns = "", list[str]()
    for following in lines:
        digest.update(line)
        line = following
        match _parse(line):
            case [*row] if table and len(row) == len(columns) and rows_left > 0:
                rows_left -= 1
                yield table, columns, row, len(line)
            case {"table": str(name), "columns": [*names]}:
                table, columns = name, [str(column) for column in names]
            case {"end": str(expected)} if expected == digest.hexdigest():
                if next(lines, None) is not None:
                    raise damaged_error()
                return
            case _:
                raise damaged_error()
    raise damaged_error()


def _head(line: bytes) -> Head:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    match found:
        case {"understudy-backup": int(form)} if form > FORMAT:
            raise Refused("store-backup-newer")
        case {
            "understudy-backup": int(),
            "schema": str(schema),
            "made": str(made),
            "rows": int(rows),
        }:
            return Head(schema, made, rows)
    raise Unreadable("store-no-backup")


def _parse(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise damaged_error() from None


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    left = MAX_RATIO * stream.seek(0, SEEK_END) + MAX_EXTRA
    stream.seek(0)
    with gzip.GzipFile(fileobj=stream) as packed:
        first = True
        while True:
            try:
                line = packed.readline(MAX_LINE)
            except gzip.BadGzipFile:
                raise (Unreadable("store-no-backup") if first else damaged_error()) from None
            except (EOFError, zlib.error):
                raise damaged_error() from None
            if not line:
                break
            left -= len(line)
            if len(line) == MAX_LINE or left < 0:
                raise damaged_error()
            first = False
            yield line
    if first:
        raise Unreadable("store-no-backup")
