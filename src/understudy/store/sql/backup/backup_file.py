"""The file of a backup: packed lines of JSON that belong to no database in particular.

The first line says what it is and about how many rows follow. Each table begins with its columns;
every row is a line. The last line is the digest of all lines before it, so that a file that was cut
off or changed is known as such.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import IO, Any, Final

from understudy.core import Refused, Unreadable
from understudy.store.records import now

FORMAT: Final = 1
"""Rises when older programs can no longer read what newer ones write."""

LONGEST_LINE: Final = 64_000_000
"""More than anything that is kept; what has no end is no backup of ours."""

Row = list[Any]


@dataclass(frozen=True, slots=True)
class Head:
    """What a backup says of itself: `schema` is the last migration of what it was made from."""

    schema: str
    made: str
    rows: int


class BackupWriter:
    """A backup while it is written."""

    def __init__(self, stream: IO[bytes], schema: str, rows: int) -> None:
        self._packed = gzip.GzipFile("", "wb", 6, stream, mtime=0)
        self._digest = hashlib.blake2b()
        about = {"understudy-backup": FORMAT, "schema": schema, "version": version("understudy")}
        self._line({**about, "made": now(), "rows": rows})

    def begin(self, table: str, columns: Iterable[str]) -> None:
        """The rows of this table follow."""
        self._line({"table": table, "columns": list(columns)})

    def row(self, values: Row) -> None:
        """A row of the table that was begun last."""
        self._line(values)

    def end(self) -> None:
        """Nothing more follows."""
        self._line({"end": self._digest.hexdigest()})
        self._packed.close()

    def _line(self, content: object) -> None:
        line = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._digest.update(line)
        self._packed.write(line)


def damaged_error() -> Unreadable:
    """What is in the file is not what was written."""
    return Unreadable("store-backup-damaged")


def read_head(stream: IO[bytes]) -> Head:
    """What the file says of itself; refused if it is none of ours, or too new."""
    return _head(next(_lines(stream)))


def check(stream: IO[bytes]) -> None:
    """Refuse the file if it is not whole."""
    for _ in tables(stream):
        pass


def tables(stream: IO[bytes]) -> Iterator[tuple[str, list[str], Row]]:
    """Every row with its table and the names of its columns; at the end it is known to be whole.

    `Unreadable` if it is not, at whatever place that is noticed.
    """
    lines, digest = _lines(stream), hashlib.blake2b()
    line = next(lines)
    _head(line)
    table, columns = "", list[str]()
    for following in lines:
        digest.update(line)
        line = following
        match _parsed(line):
            case [*row] if table and len(row) == len(columns):
                yield table, columns, row
            case {"table": str(name), "columns": [*named]}:
                table, columns = name, [str(column) for column in named]
            case {"end": str(told)} if told == digest.hexdigest():
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


def _parsed(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise damaged_error() from None


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    stream.seek(0)
    with gzip.GzipFile(fileobj=stream) as packed:
        first = True
        while True:
            try:
                line = packed.readline(LONGEST_LINE)
            except gzip.BadGzipFile:
                raise (Unreadable("store-no-backup") if first else damaged_error()) from None
            except (EOFError, zlib.error):
                raise damaged_error() from None
            if not line:
                break
            first = False
            yield line
    if first:
        raise Unreadable("store-no-backup")
