"""The commands `backup` and `restore`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import typer

from understudy.cli.progress import progress_bar
from understudy.cli.translations import Translations
from understudy.core import Illegal, Unreadable
from understudy.store.sql import SqlStore
from understudy.store.sql.backup.backup_file import read_head
from understudy.store.sql.backup.write import DAMAGED

Open = Callable[[], SqlStore]
"""Opens the store."""


def back_up(file: Path, open_games: Open, words: Translations) -> Iterator[str]:
    """Write a backup to the file. Yield lines about its content."""
    with (
        closing(open_games()) as store,
        progress_bar(words, "terminal-backup-rows") as report,
        _new_file(file) as stream,
    ):
        counted = store.back_up(stream, report)
    yield words("page-files-ready", games=counted["games"], sheets=counted["sheets"])
    if counted[DAMAGED]:
        yield words("terminal-backup-left", count=counted[DAMAGED])
    yield words("terminal-saved", file=str(file))


def restore_from(
    file: Path, open_games: Open, words: Translations, *, replace: bool
) -> Iterator[str]:
    """Replace everything by the backup. Yield lines about the result."""
    with _existing_file(file) as stream, closing(_open_checked(stream, open_games)) as store:
        if not replace and sys.stdin.isatty() and store.list_games(limit=1):
            replace = typer.confirm(words("terminal-restore-asked"))
            if not replace:
                yield words("terminal-restore-not")
                return
        with progress_bar(words, "terminal-backup-rows") as report:
            counted = store.restore(stream, report, replace=replace)
    yield words("terminal-restored", games=counted["games"], sheets=counted["sheets"])


def _open_checked(stream: IO[bytes], open_games: Open) -> SqlStore:
    """Open the store, which may create it, only if the file is a backup."""
    read_head(stream)
    return open_games()


@contextmanager
def _existing_file(file: Path) -> Iterator[IO[bytes]]:
    try:
        stream = file.open("rb")
    except OSError as error:
        raise Unreadable("terminal-cannot-read", file=str(file), reason=_reason(error)) from None
    with stream:
        yield stream


@contextmanager
def _new_file(file: Path) -> Iterator[IO[bytes]]:
    """Yield a file that appears only when it is complete, and that only its owner can read."""
    part = file.with_name(f".{file.name}.part")
    try:
        if file.exists():
            raise Illegal("terminal-file-exists", file=str(file))
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(file)
    except OSError as error:
        raise Illegal("terminal-cannot-write", file=str(file), reason=_reason(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
