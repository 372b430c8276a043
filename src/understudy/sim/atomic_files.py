"""Atomic writes and checked reads of the files of a run."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final

from understudy.core import Arg, Illegal, Ref, Unreadable

PART: Final = ".part"
"""Suffix of a file that is being written."""

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def reason(error: OSError) -> Arg:
    """Return why a file could not be read or written, as a message argument."""
    if error.errno in _FULL:
        return Ref("terminal-reason", "full")
    if error.errno in _FORBIDDEN:
        return Ref("terminal-reason", "forbidden")
    return error.strerror or str(error)


@contextmanager
def refuse_write_errors(file: Path) -> Iterator[None]:
    """Turn an OSError into a refusal that names the file."""
    try:
        yield
    except OSError as error:
        raise Illegal("terminal-cannot-write", file=str(file), reason=reason(error)) from None


def write_atomically(file: Path, content: bytes) -> None:
    """Write a file atomically; raise OSError if that fails."""
    part = file.with_name(file.name + PART)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


def read_bytes(file: Path) -> bytes:
    """Return the bytes of a file, or raise `Unreadable`."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Unreadable("terminal-cannot-read", file=str(file), reason=reason(error)) from None


def read_checked(file: Path, wanted: str) -> bytes:
    """Return the bytes of a file whose digest must be `wanted`."""
    content = read_bytes(file)
    if digest(content) != wanted:
        raise Unreadable("terminal-run-damaged", file=str(file))
    return content


def digest(content: bytes) -> str:
    """Return the digest of these bytes."""
    return blake2b(content, digest_size=16).hexdigest()
