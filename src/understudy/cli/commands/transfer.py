"""The commands `export` and `import`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from understudy.cli.commands.boards import read_text
from understudy.cli.commands.export_file import (
    OTHER_BOARD,
    REFUSED,
    UPDATED,
    ImportResult,
    collect_games,
    import_games,
    read,
    write,
)
from understudy.cli.files import write_file
from understudy.cli.translations import Translations, strip_control_characters
from understudy.service import Service
from understudy.service.endpoints.save_files import AHEAD, OTHER, TAKEN, THERE
from understudy.store import Store


def export_file(file: Path, open_games: Callable[[], Store], words: Translations) -> Iterator[str]:
    """Write all games to the file. Yield lines about its content."""
    with closing(open_games()) as store:
        export, unreadable = collect_games(store)
    write_file(file, write(export).encode())
    yield words("page-files-ready", games=len(export.games), sheets=len(export.boards))
    if unreadable:
        yield words("page-files-left", count=unreadable)
    yield words("terminal-saved", file=str(file))


def import_file(
    file: Path, open_games: Callable[[], Store], words: Translations, *, go_on: bool, beside: bool
) -> tuple[list[str], bool]:
    """Import the games of the file. Return lines about them, and whether none was refused."""
    export = read(read_text(file))
    with closing(open_games()) as store:
        results = list(import_games(Service(store), export, go_on=go_on, beside=beside))
    return list(_lines(results, words)), not any(one.how == REFUSED for one in results)


def _lines(results: Sequence[ImportResult], words: Translations) -> Iterator[str]:
    """Yield a line for each result, then the totals."""
    for one in results:
        known = f"page-system-{one.of}"
        of = words(known if words.translator.has(known) else "page-game")
        what = words(f"page-brought-{one.how}") + (f" {words.say(one.why)}" if one.why else "")
        title = strip_control_characters(f"{of}, {one.title}" if one.title else of)
        yield words("terminal-brought", title=title, what=what)
    count = Counter(one.how for one in results)
    yield words(
        "page-brought-sum",
        taken=count[TAKEN] + count[UPDATED],
        there=count[THERE],
        open=count[AHEAD] + count[OTHER] + count[OTHER_BOARD],
        refused=count[REFUSED],
    )
    if count[AHEAD] + count[OTHER]:
        yield words("terminal-brought-decide")
