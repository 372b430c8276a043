"""Pictures of how games went: outcomes whenever the clock moved on, over all games of a cell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from understudy.core import Arg
from understudy.sim.run_folder import analysis

COLOURS: Final = (
    "#b2431f", "#1f6fb2", "#3f8f3a", "#7a4fa3", "#b8860b", "#0f8b8d", "#c2477f", "#5b5b5b",
)  # fmt: skip
SIGNS: Final = "os^Dv<>P*X"
"""Curves differ by colour and by sign."""

Rows = list[dict[str, Any]]


class Paper(Protocol):
    """What these pictures are drawn on."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    def say(self, id: str, /, **args: Arg) -> str:
        """The sentence of a message id."""
        ...

    def sheet(self, width: float, height: float, title: str, lines: Sequence[str]) -> Any:
        """An empty picture with a title and small print."""
        ...

    def outcome(self, name: str) -> str:
        """An outcome in words."""
        ...

    def played(self, games: int) -> str:
        """How many games, and who played them."""
        ...

    def only(self, shown: int, there: int) -> list[str]:
        """That not all cells are shown."""
        ...


@dataclass(frozen=True, slots=True)
class OverTime:
    """The first cells of a run by their labels, and how their watched games stood."""

    paper: Paper
    cells: Mapping[str, Rows]
    clock: str
    there: int

    def together(self, beginnings: tuple[str, ...]) -> Any | None:
        """All outcomes that begin so in one picture, of the first cell."""
        label, rows = next(iter(self.cells.items()))
        names = [name for name in _names(rows) if name.startswith(beginnings)]
        if not names:
            return None
        title = self.paper.say("terminal-plot-tracks", cell=label) if label else (
            self.paper.say("terminal-plot-tracks-alone")
        )  # fmt: skip
        figure = self.paper.sheet(8, 5.4, title, self._small_print(rows))
        axes = figure.subplots()
        for number, name in enumerate(names):
            self._curve(axes, number, rows, name, self.paper.outcome(name))
        self._time_axis(axes, 20)
        axes.set_ylabel(self.paper.say("terminal-plot-track"))
        axes.legend(fontsize="small")
        return figure

    def apart(self, names: Sequence[str]) -> Any | None:
        """Each of these outcomes beside the others, with a curve for each cell."""
        there = [
            name for name in names if any(name in _names(rows) for rows in self.cells.values())
        ]
        if not there:
            return None
        rows = next(iter(self.cells.values()))
        small_print = [*self._small_print(rows), *self.paper.only(len(self.cells), self.there)]
        title = self.paper.say("terminal-plot-progress")
        figure = self.paper.sheet(3.6 * len(there), 4.8, title, small_print)
        for axes, name in zip(figure.subplots(1, len(there), squeeze=False)[0], there, strict=True):
            for number, (label, stood) in enumerate(self.cells.items()):
                self._curve(axes, number, stood, name, label)
            axes.set_title(self.paper.outcome(name), fontsize="medium")
            axes.set_ylabel(self.paper.outcome(name))
            self._time_axis(axes, 8)
        if len(self.cells) > 1:
            figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside right center",
                          fontsize="small")  # fmt: skip
        return figure

    def _small_print(self, rows: Rows) -> list[str]:
        games = len({row["game"] for row in rows})
        return [self.paper.played(games), self.paper.say("terminal-plot-ended")]

    def _curve(self, axes: Any, number: int, rows: Rows, name: str, label: str) -> None:
        times, values = means(rows, self.clock, name)
        axes.plot(
            times, values, label=label, color=COLOURS[number % len(COLOURS)],
            marker=SIGNS[number % len(SIGNS)], markersize=4, linewidth=1.6,
        )  # fmt: skip

    def _time_axis(self, axes: Any, ticks: int) -> None:
        axes.set_xlabel(self.paper.say(f"{self.paper.game}-plot-{self.clock}"))
        locator = analysis("matplotlib.ticker").MaxNLocator(ticks, integer=True)
        axes.xaxis.set_major_locator(locator)
        axes.grid(alpha=0.3)


def _names(rows: Rows) -> Iterable[str]:
    return rows[0] if rows else ()


def means(rows: Rows, clock: str, name: str) -> tuple[list[int], list[float]]:
    """The mean of an outcome at each time, over all games: one that has ended stays as it was.

    Otherwise the last means would be those of the few longest games.
    """
    stood: dict[int, dict[int, int]] = defaultdict(dict)
    for row in rows:
        if row.get(name) is not None:
            stood[row["game"]][row[clock]] = row[name]
    known = [time for game in stood.values() for time in game]
    times, found = [], []
    now: dict[int, int] = {}
    for time in range(min(known), max(known) + 1) if known else ():
        now |= {game: values[time] for game, values in stood.items() if time in values}
        times.append(time)
        found.append(sum(now.values()) / len(now))
    return times, found
