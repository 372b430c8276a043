"""Everything that is kept into a file and back, and what is said of it."""

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
"""Opens the games that are kept."""


def back_up(file: Path, open_games: Open, words: Translations) -> Iterator[str]:
    """Write everything into the file, and say what is in it."""
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
    """Make everything what the file says, and say what is there now."""
    with _file(file) as stream, closing(_store(stream, open_games)) as store:
        if not replace and sys.stdin.isatty() and store.list_games(limit=1):
            replace = typer.confirm(words("terminal-restore-asked"))
            if not replace:
                yield words("terminal-restore-not")
                return
        with progress_bar(words, "terminal-backup-rows") as report:
            counted = store.restore(stream, report, replace=replace)
    yield words("terminal-restored", games=counted["games"], sheets=counted["sheets"])


def _store(stream: IO[bytes], open_games: Open) -> SqlStore:
    """The store to fill; none is made for a file that is no backup."""
    read_head(stream)
    return open_games()


@contextmanager
def _file(file: Path) -> Iterator[IO[bytes]]:
    try:
        stream = file.open("rb")
    except OSError as error:
        raise Unreadable("terminal-cannot-read", file=str(file), reason=_why(error)) from None
    with stream:
        yield stream


@contextmanager
def _new_file(file: Path) -> Iterator[IO[bytes]]:
    """A file that is there as a whole in the end or not at all, and is its owner's alone."""
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
        raise Illegal("terminal-cannot-write", file=str(file), reason=_why(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _why(error: OSError) -> str:
    return error.strerror or str(error)
