"""A progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from understudy.cli.translations import Translations

Report = Callable[[int, int], None]
"""Called with the amount done and the total."""


class _Rate(ProgressColumn):
    """The amount done per second."""

    def __init__(self, words: Translations, rate: str) -> None:
        super().__init__()
        self.words = words
        self.rate = rate

    def render(self, task: Task) -> Text:
        if not task.speed:
            return Text("")
        return Text(self.words(self.rate, rate=round(task.speed)))


@contextmanager
def progress_bar(words: Translations, what: str, rate: str | None = None) -> Iterator[Report]:
    """Show a progress bar on stderr from the first report on, if stderr is a terminal.

    `what` and `rate` are message ids: what is done, and the amount per second.
    """
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *([] if rate is None else [_Rate(words, rate)]),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    task = bar.add_task(words(what), total=None)

    def report(done: int, total: int) -> None:
        bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield report
    finally:
        bar.stop()
