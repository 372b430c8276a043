"""Output and checks of the command `simulate`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table

from understudy.cli.translations import Translations
from understudy.core import Illegal, Options, System, find_system, save
from understudy.core.options.option_text import split_option
from understudy.sim.agents import find_agent
from understudy.sim.cells import values_of
from understudy.sim.run import Result, Run, Stopped
from understudy.sim.single_game import game_seed, record_game
from understudy.sim.tally import Summary


def outcome_table(result: Result, words: Translations) -> Table:
    """Return a table of the distribution of every outcome."""
    table = Table(words("terminal-simulate-outcome"))
    for column in ("mean", "ci95", "sd", "min", "q05", "q25", "q50", "q75", "q95", "max"):
        table.add_column(words(f"terminal-statistic-{column}"), justify="right")
    for name, summary in result.outcomes.items():
        statistics = summary.to_json()
        row = {"mean": statistics.pop("mean"), "ci95": summary.ci95, **statistics}
        table.add_row(name, *(_format(column, value) for column, value in row.items()))
    return table


def _format(column: str, value: float) -> str:
    return f"{value:.2f}" if column in ("mean", "ci95", "sd") else f"{value:g}"


def read_varied(system: System, given: Sequence[str]) -> dict[str, list[object]]:
    """Return the values of ``--vary KEY=a,b``, in the given order."""
    varied: dict[str, list[object]] = {}
    for text in given:
        key, values = split_option(text)
        if not values:
            raise Illegal("terminal-option-form", option=text)
        varied[key] = values_of(system, key, values)
    return varied


WATCHED: Final = 200
"""Games of each cell whose course is recorded, for the plots over time."""


def check_option_pairs(
    out: Path | None, record: int | None, save: Path | None, *, plots: bool
) -> None:
    """Raise `Illegal` if an option is given without another one that it needs."""
    if plots and out is None:
        raise Illegal("terminal-needs-option", option="--plots", needed="--out")
    if (record is None) is not (save is None):
        given, needed = ("--save", "--record") if record is None else ("--record", "--save")
        raise Illegal("terminal-needs-option", option=given, needed=needed)


def save_game(
    system: System, options: Options, seed: int, number: int, agent: str, file: Path
) -> None:
    """Write one game of a run to a save file, with all its answers."""
    model = find_agent(system, agent)
    if file.exists():
        raise Illegal("terminal-file-exists", file=str(file))
    session = record_game(system, options, game_seed(seed, number), model)
    try:
        file.write_text(save(session), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Illegal("terminal-cannot-write", file=str(file), reason=reason) from None


def cell_table(system: System, run: Run, words: Translations) -> Table:
    """Return a table of the mean outcomes of every cell, and its difference from the first."""
    config, names = system.simulation(), run.tallies[0].names()
    main = config.compared or config.leading
    shown = [name for name in names if name in main] or names[:MAX_COLUMNS]
    table = Table(words("terminal-simulate-cell"))
    for name in shown:
        table.add_column(name, justify="right")
    table.add_column(words("terminal-simulate-difference", outcome=shown[0]), justify="right")
    for cell, tally, difference in zip(run.cells, run.tallies, run.differences, strict=True):
        values, differences = tally.summaries(), difference.summaries()
        means = [_interval(values[name]) if name in values else "" for name in shown]
        last = _interval(differences[shown[0]], sign=True) if shown[0] in differences else ""
        table.add_row(cell.name, *means, last)
    return table


MAX_COLUMNS: Final = 4
"""Outcomes shown of a game that names no main outcomes."""


def _interval(summary: Summary, *, sign: bool = False) -> str:
    mean = f"{summary.mean:+.2f}" if sign else f"{summary.mean:.2f}"
    return f"{mean} ± {summary.ci95:.2f}"


def games_without_score(run: Run) -> int:
    """Return the games that ended at the last round without a score; they count as lost."""
    score = find_system(run.game).simulation().score
    scored = sum(sum(tally.counts.get(score, {}).values()) for tally in run.tallies)
    return sum(tally.games for tally in run.tallies) - scored


def summary_lines(run: Run, words: Translations, folder: Path | None = None) -> list[str]:
    """Return lines about the speed and, if the run ended early, why and after how many games."""
    lines = []
    done, wanted = run.games, run.wanted
    if out_of_time := games_without_score(run):
        lines.append(words("terminal-simulate-out-of-time", count=out_of_time))
    if run.loaded:
        lines.append(words("terminal-simulate-recalled", games=run.loaded * len(run.cells)))
    if run.stopped is Stopped.INTERRUPTED:
        lines.append(words("terminal-simulate-interrupted", done=done, wanted=wanted))
    elif run.stopped is Stopped.WORKER_DIED:
        lines.append(words("terminal-simulate-died", done=done, wanted=wanted))
    elif run.stopped is Stopped.DISK:
        counts = {"kept": run.stored, "wanted": wanted}
        lines.append(words("terminal-simulate-disk", reason=run.reason, **counts))
    if run.stopped is not None and folder is not None:
        disk = run.stopped is Stopped.DISK
        go_on = "terminal-simulate-make-room" if disk else "terminal-simulate-go-on"
        lines.append(words(go_on, folder=str(folder)))
    rate = run.games_per_second
    lines.append(
        words(
            "terminal-simulate-rate",
            games=(run.games - run.loaded) * len(run.cells),
            seconds=f"{run.seconds:.2f}",
            rate=round(rate),
            workers=run.workers,
            each=round(rate / run.workers),
        )
    )
    return lines
