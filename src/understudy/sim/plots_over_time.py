"""Plots of outcomes over time: means over all games of a cell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from understudy.sim.plot_figures import FigureFactory
from understudy.sim.run_folder import import_analysis

COLORS: Final = (
    "#b2431f", "#1f6fb2", "#3f8f3a", "#7a4fa3", "#b8860b", "#0f8b8d", "#c2477f", "#5b5b5b",
)  # fmt: skip
MARKERS: Final = "os^Dv<>P*X"
"""Curves differ by color and by marker."""

Rows = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class OverTime:
    """Plots of the first cells of a run: progress rows by label, of `all` cells."""

    figures: FigureFactory
    cells: Mapping[str, Rows]
    clock: str
    all: int

    def together(self, prefixes: tuple[str, ...]) -> Any | None:
        """Plot all outcomes that begin with one of `prefixes` together, for the first cell."""
        label, rows = next(iter(self.cells.items()))
        names = [name for name in _names(rows) if name.startswith(prefixes)]
        if not names:
            return None
        title = self.figures.say("terminal-plot-tracks", cell=label) if label else (
            self.figures.say("terminal-plot-tracks-alone")
        )  # fmt: skip
        figure = self.figures.new_figure(8, 5.4, title, self._footer(rows))
        axes = figure.subplots()
        for number, name in enumerate(names):
            self._curve(axes, number, rows, name, self.figures.outcome(name))
        self._time_axis(axes, 20)
        axes.set_ylabel(self.figures.say("terminal-plot-track"))
        axes.legend(fontsize="small")
        return figure

    def separately(self, names: Sequence[str]) -> Any | None:
        """Plot each of these outcomes separately, with a curve for each cell."""
        present = [
            name for name in names if any(name in _names(rows) for rows in self.cells.values())
        ]
        if not present:
            return None
        rows = next(iter(self.cells.values()))
        footer = [*self._footer(rows), *self.figures.truncation_note(len(self.cells), self.all)]
        title = self.figures.say("terminal-plot-progress")
        figure = self.figures.new_figure(3.6 * len(present), 4.8, title, footer)
        for axes, name in zip(
            figure.subplots(1, len(present), squeeze=False)[0], present, strict=True
        ):
            for number, (label, rows_of_cell) in enumerate(self.cells.items()):
                self._curve(axes, number, rows_of_cell, name, label)
            axes.set_title(self.figures.outcome(name), fontsize="medium")
            axes.set_ylabel(self.figures.outcome(name))
            self._time_axis(axes, 8)
        if len(self.cells) > 1:
            figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside right center",
                          fontsize="small")  # fmt: skip
        return figure

    def _footer(self, rows: Rows) -> list[str]:
        games = len({row["game"] for row in rows})
        return [self.figures.games_note(games), self.figures.say("terminal-plot-ended")]

    def _curve(self, axes: Any, number: int, rows: Rows, name: str, label: str) -> None:
        times, values = means(rows, self.clock, name)
        axes.plot(
            times, values, label=label, color=COLORS[number % len(COLORS)],
            marker=MARKERS[number % len(MARKERS)], markersize=4, linewidth=1.6,
        )  # fmt: skip

    def _time_axis(self, axes: Any, ticks: int) -> None:
        axes.set_xlabel(self.figures.say(f"{self.figures.game}-plot-{self.clock}"))
        locator = import_analysis("matplotlib.ticker").MaxNLocator(ticks, integer=True)
        axes.xaxis.set_major_locator(locator)
        axes.grid(alpha=0.3)


def _names(rows: Rows) -> Iterable[str]:
    return rows[0] if rows else ()


def means(rows: Rows, clock: str, name: str) -> tuple[list[int], list[float]]:
    """Return the times and the mean of an outcome at each time, over all games.

    A finished game keeps its last value; otherwise the last means would be those of the few longest
    games.
    """
    by_game: dict[int, dict[int, int]] = defaultdict(dict)
    for row in rows:
        if row.get(name) is not None:
            by_game[row["game"]][row[clock]] = row[name]
    known = [time for game in by_game.values() for time in game]
    times, found = [], []
    now: dict[int, int] = {}
    for time in range(min(known), max(known) + 1) if known else ():
        now |= {game: values[time] for game, values in by_game.items() if time in values}
        times.append(time)
        found.append(sum(now.values()) / len(now))
    return times, found
