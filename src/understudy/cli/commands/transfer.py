"""Games in and out of where they are kept by a file, and what is said of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from understudy.cli.commands.boards import read_text
from understudy.cli.commands.export_file import (
    GONE_ON,
    OTHER_SHEET,
    REFUSED,
    ImportResult,
    collect_games,
    import_games,
    read,
    write,
)
from understudy.cli.play.game_loop import write_file
from understudy.cli.translations import Translations, strip_control_characters
from understudy.service import Service
from understudy.service.endpoints.save_files import AHEAD, OTHER, TAKEN, THERE
from understudy.store import Store


def export_file(file: Path, open_games: Callable[[], Store], words: Translations) -> Iterator[str]:
    """Write all games that are kept into the file, and say what is in it."""
    with closing(open_games()) as store:
        bundle, left = collect_games(store)
    write_file(file, write(bundle).encode())
    yield words("page-files-ready", games=len(bundle.games), sheets=len(bundle.sheets))
    if left:
        yield words("page-files-left", count=left)
    yield words("terminal-saved", file=str(file))


def import_file(
    file: Path, open_games: Callable[[], Store], words: Translations, *, go_on: bool
) -> tuple[list[str], bool]:
    """Take in the games of the file; what came of each, and whether none was refused."""
    bundle = read(read_text(file))
    with closing(open_games()) as store:
        brought = list(import_games(Service(store), bundle, go_on=go_on))
    return list(_lines(brought, words)), not any(one.how == REFUSED for one in brought)


def _lines(brought: Sequence[ImportResult], words: Translations) -> Iterator[str]:
    """What came of each, then the sum."""
    for one in brought:
        known = f"page-system-{one.of}"
        of = words(known if words.speaker.has(known) else "page-game")
        what = words(f"page-brought-{one.how}") + (f" {words.say(one.why)}" if one.why else "")
        title = strip_control_characters(f"{of}, {one.title}" if one.title else of)
        yield words("terminal-brought", title=title, what=what)
    count = Counter(one.how for one in brought)
    yield words(
        "page-brought-sum",
        taken=count[TAKEN] + count[GONE_ON],
        there=count[THERE],
        open=count[AHEAD] + count[OTHER] + count[OTHER_SHEET],
        refused=count[REFUSED],
    )
