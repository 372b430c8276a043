"""A bar for work that takes long."""

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
"""Called with how much is done, of how much."""


class _Rate(ProgressColumn):
    """How much is done in a second so far."""

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
    """A bar on the error output; it appears with the first report and only where somebody looks.

    `what` and `rate` are messages: what is done, and how much of it in a second.
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

    def report(done: int, wanted: int) -> None:
        bar.start()
        bar.update(task, completed=done, total=wanted)

    try:
        yield report
    finally:
        bar.stop()
