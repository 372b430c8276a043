"""Files of a run: they appear whole or not at all, and are read only as they were written."""

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
"""How a file is called until it is whole."""

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def reason(error: OSError) -> Arg:
    """Why a file could not be read or written, as far as we have words for it."""
    if error.errno in _FULL:
        return Ref("terminal-reason", "full")
    if error.errno in _FORBIDDEN:
        return Ref("terminal-reason", "forbidden")
    return error.strerror or str(error)


@contextmanager
def written(file: Path) -> Iterator[None]:
    """A file that cannot be written is a refusal with its name."""
    try:
        yield
    except OSError as error:
        raise Illegal("terminal-cannot-write", file=str(file), reason=reason(error)) from None


def write_atomically(file: Path, content: bytes) -> None:
    """Write a file, so that nobody ever sees half of it; `OSError` if it cannot be."""
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
    """The bytes of a file."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Unreadable("terminal-cannot-read", file=str(file), reason=reason(error)) from None


def read_checked(file: Path, wanted: str) -> bytes:
    """The bytes of a file if they are the ones that were written."""
    content = read_bytes(file)
    if digest(content) != wanted:
        raise Unreadable("terminal-run-damaged", file=str(file))
    return content


def digest(content: bytes) -> str:
    """By what the same bytes are known again."""
    return blake2b(content, digest_size=16).hexdigest()
