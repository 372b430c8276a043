"""Pictures of a run, as PNG and SVG: final scores by cell, and how games went.

Each says in its title what it shows, of how many games, and who played them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Protocol

from understudy.core import Arg, find_system
from understudy.sim.atomic_files import write_atomically, written
from understudy.sim.manifest import read_manifest
from understudy.sim.plots_over_time import OverTime
from understudy.sim.run_folder import analysis, read_rows
from understudy.sim.tally import Summary, summary

MOST_CURVES: Final = 12
"""More cells than that nobody can tell apart as curves or shapes: only the first are drawn so."""

INK: Final = "#3b3a36"
ACCENT: Final = "#b2431f"
QUIET: Final = "#b9ad97"
DARK: Final = 0.72
"""Beyond this share of the way from the least to the most, colours need white letters."""


class Say(Protocol):
    """Whoever words pictures."""

    def __call__(self, id: str, /, **args: Arg) -> str:
        """The sentence of a message id."""
        ...

    def name(self, kind: str, id: str) -> str:
        """A named thing."""
        ...


@dataclass(frozen=True, slots=True)
class CellPlot:
    """One cell as it is drawn: what was chosen, in words, and the scores of its games."""

    cell: str
    chosen: dict[str, str]
    scores: Counter[int]

    @property
    def label(self) -> str:
        """What tells it from the others."""
        return ", ".join(self.chosen.values())

    @property
    def summary(self) -> Summary:
        """Its scores."""
        return summary(self.scores)


def plot_all(place: Path, say: Say) -> list[Path]:
    """Draw what a run's folder holds; the files written."""
    manifest = read_manifest(place)
    game = manifest.about["game"]
    told = find_system(game).simulation()
    analysis("matplotlib").rcParams["svg.hashsalt"] = "understudy"
    cells = [
        CellPlot(
            cell["cell"],
            dict(_worded(game, key, value, say) for key, value in cell["chosen"].items()),
            _scores(read_rows(place, cell["cell"]), told.score),
        )
        for cell in manifest.cells
    ]
    paper = Figure(analysis("matplotlib.figure").Figure, game, manifest.about["agent"], say)
    scored = [cell for cell in cells if cell.scores]
    drawn: dict[str, Any] = {}
    if scored:
        drawn["scores"] = paper.distributions(told.score, scored)
    if len(scored) > 1:
        drawn["forest"] = paper.forest(told.score, scored)
        drawn["heat"] = paper.heat(told.score, scored)
    if told.clock:
        rows = {c.label: read_rows(place, c.cell, "progress") for c in cells[:MOST_CURVES]}
        over_time = OverTime(paper, rows, told.clock, len(cells))
        drawn["tracks"] = over_time.together(told.plotted_together)
        drawn["progress"] = over_time.apart(told.plotted_apart)
    files: list[Path] = []
    for name, made in drawn.items():
        if made is not None:
            files += _save(made, place / "plots" / name)
    return files


def _worded(game: str, key: str, value: object, say: Say) -> tuple[str, str]:
    """An option that was chosen and its value, in words."""
    option = say.name(f"{game}-option", key)
    if isinstance(value, str):
        return option, say.name(f"{game}-{key}", value)
    if isinstance(value, list):
        return option, " + ".join(map(str, value)) or "–"
    return option, f"{option} {value}"


def _scores(rows: list[dict[str, Any]], score: str) -> Counter[int]:
    return Counter(row[score] for row in rows if row.get(score) is not None)


def _save(figure: Any, name: Path) -> list[Path]:
    drawn: dict[str, dict[str, Any]] = {".png": {"dpi": 120}, ".svg": {"metadata": {"Date": None}}}
    files = []
    for suffix, settings in drawn.items():
        file, stream = name.with_suffix(suffix), BytesIO()
        figure.savefig(stream, format=suffix[1:], **settings)
        with written(file):
            write_atomically(file, stream.getvalue())
        files.append(file)
    return files


@dataclass(frozen=True, slots=True)
class Figure:
    """What all pictures of a run have in common."""

    make: Any
    game: str
    agent: str
    say: Say

    def sheet(self, width: float, height: float, title: str, lines: Sequence[str]) -> Any:
        """An empty picture: the game and what is shown of it, and small print below."""
        figure = self.make(figsize=(width, height), layout="constrained")
        system = self.say(f"page-system-{self.game}")
        figure.suptitle(f"{system}: {title}", fontsize="large", color=INK)
        figure.supxlabel("\n".join(lines), fontsize="small", color=INK)
        return figure

    def outcome(self, name: str) -> str:
        """An outcome in words."""
        return self.say(f"{self.game}-outcome-{name.replace('_', '-')}")

    def played(self, games: int) -> str:
        """How many games, and who played them."""
        return self.say("terminal-plot-games", games=games, human=self.agent)

    def only(self, shown: int, there: int) -> list[str]:
        """That not all cells are shown."""
        if shown == there:
            return []
        return [self.say("terminal-plot-first", shown=shown, all=there)]

    def distributions(self, score: str, cells: Sequence[CellPlot]) -> Any:
        """The shape of the scores in each cell, with the median."""
        shown = cells[:MOST_CURVES]
        figure = self.sheet(
            8, 1.9 + 0.5 * len(shown),
            self.say("terminal-plot-scores", outcome=self.outcome(score)),
            [self.played(_games(shown)), *self.only(len(shown), len(cells))],
        )  # fmt: skip
        axes = figure.subplots()
        found = axes.violinplot(
            [list(cell.scores.elements()) for cell in shown],
            orientation="horizontal", showmedians=True, showextrema=False, widths=0.8,
        )  # fmt: skip
        for body in found["bodies"]:
            body.set(facecolor=QUIET, edgecolor=INK, alpha=0.8, linewidth=0.6)
        found["cmedians"].set(color=ACCENT, linewidth=2)
        axes.set_yticks(range(1, len(shown) + 1), [cell.label for cell in shown])
        axes.set_ylabel(", ".join(shown[0].chosen))
        axes.invert_yaxis()
        axes.set_xlabel(self.outcome(score))
        axes.grid(axis="x", alpha=0.3)
        return figure

    def forest(self, score: str, cells: Sequence[CellPlot]) -> Any:
        """The mean of every cell with its interval, the highest first."""
        ordered = sorted(cells, key=lambda cell: -cell.summary.mean)
        figure = self.sheet(
            8, 1.9 + 0.2 * len(ordered),
            self.say("terminal-plot-forest", outcome=self.outcome(score)),
            [self.played(_games(cells)), self.say("terminal-plot-forest-signs")],
        )  # fmt: skip
        axes = figure.subplots()
        for row, cell in enumerate(ordered):
            found = cell.summary
            axes.plot([found.q05, found.q95], [row, row], color=QUIET, linewidth=1.2, zorder=1)
            axes.errorbar(found.mean, row, xerr=found.ci95, fmt="o", markersize=4, color=ACCENT,
                          elinewidth=2.5, zorder=2)  # fmt: skip
        together = sum((cell.scores for cell in cells), Counter[int]())
        axes.axvline(summary(together).mean, color=INK, linewidth=1, linestyle=":", zorder=0)
        axes.set_yticks(range(len(ordered)), [cell.label for cell in ordered], fontsize="small")
        axes.set_ylabel(", ".join(ordered[0].chosen))
        axes.set_ylim(len(ordered) - 0.5, -0.5)
        axes.set_xlabel(self.outcome(score))
        axes.grid(axis="x", alpha=0.3)
        return figure

    def heat(self, score: str, cells: Sequence[CellPlot]) -> Any | None:
        """The means as a table in colours, where two things were varied."""
        if len(cells[0].chosen) != 2:
            return None
        down, across = (list(dict.fromkeys(col)) for col in zip(*map(_pair, cells), strict=True))
        if min(len(down), len(across)) < 2:
            return None
        means = {_pair(cell): cell.summary.mean for cell in cells}
        figure = self.sheet(
            2.6 + 1.2 * len(across), 1.9 + 0.5 * len(down),
            self.say("terminal-plot-heat", outcome=self.outcome(score)),
            [self.played(_games(cells))],
        )  # fmt: skip
        axes = figure.subplots()
        table = [[means.get((row, column), float("nan")) for column in across] for row in down]
        image = axes.imshow(table, cmap="YlOrBr", aspect="auto")
        low, high = min(means.values()), max(means.values())
        dark = low + (high - low) * DARK
        for row, values in enumerate(table):
            for column, value in enumerate(values):
                if value == value:
                    ink = "white" if value > dark else "black"
                    axes.text(column, row, f"{value:.0f}", ha="center", va="center", color=ink)
        first, second = cells[0].chosen
        axes.set_xlabel(second)
        axes.set_ylabel(first)
        axes.set_xticks(range(len(across)), across)
        axes.set_yticks(range(len(down)), down)
        axes.tick_params(length=0)
        figure.colorbar(image, ax=axes, label=self.outcome(score))
        return figure


def _games(cells: Sequence[CellPlot]) -> int:
    return max(cell.scores.total() for cell in cells)


def _pair(cell: CellPlot) -> tuple[str, str]:
    first, second = cell.chosen.values()
    return first, second
