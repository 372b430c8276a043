"""Many games at the command line: a bar while they run, a table at the end."""

from __future__ import annotations

from collections.abc import Iterator
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
from rich.table import Table
from rich.text import Text

from understudy.cli.words import Words
from understudy.sim import Result, Stopped
from understudy.sim.run import Progress as Report


class _Rate(ProgressColumn):
    """Games a second so far."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        if not task.speed:
            return Text("")
        return Text(self.words("terminal-simulate-speed", rate=round(task.speed)))


@contextmanager
def progress_bar(words: Words) -> Iterator[Report]:
    """A bar on the error output; it appears with the first report and only where somebody looks."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(words),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    task = bar.add_task(words("terminal-simulate-games"), total=None)

    def report(done: int, wanted: int) -> None:
        bar.start()
        bar.update(task, completed=done, total=wanted)

    try:
        yield report
    finally:
        bar.stop()


def outcome_table(result: Result, words: Words) -> Table:
    """Every outcome with its distribution."""
    table = Table(words("terminal-simulate-outcome"))
    for column in ("mean", "sd", "min", "q05", "q25", "q50", "q75", "q95", "max"):
        table.add_column(words(f"terminal-statistic-{column}"), justify="right")
    for name, summary in result.outcomes.items():
        figures = summary.to_json()
        table.add_row(name, *(_figure(column, value) for column, value in figures.items()))
    return table


def _figure(column: str, value: float) -> str:
    return f"{value:.2f}" if column in ("mean", "sd") else f"{value:g}"


def closing_lines(result: Result, words: Words) -> list[str]:
    """How fast it went; and if it ended early, why and with how many games."""
    lines = []
    if result.stopped is Stopped.INTERRUPTED:
        lines.append(
            words("terminal-simulate-interrupted", done=result.games, wanted=result.wanted)
        )
    elif result.stopped is Stopped.WORKER_DIED:
        lines.append(words("terminal-simulate-died", done=result.games, wanted=result.wanted))
    rate = result.games_per_second
    lines.append(
        words(
            "terminal-simulate-rate",
            games=result.games,
            seconds=f"{result.seconds:.2f}",
            rate=round(rate),
            workers=result.workers,
            each=round(rate / result.workers),
        )
    )
    return lines
