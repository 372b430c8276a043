"""Plots of a run as PNG and SVG: final scores by cell, and progress over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from understudy.core import find_system
from understudy.sim.atomic_files import refuse_write_errors, write_atomically
from understudy.sim.manifest import read_manifest
from understudy.sim.plot_figures import INK, FigureFactory, Translate
from understudy.sim.plots_over_time import OverTime
from understudy.sim.run_folder import import_analysis, read_rows
from understudy.sim.tally import Summary, summary

MAX_CURVES: Final = 12
"""Cells that a plot shows as curves or shapes; more could not be distinguished."""

ACCENT: Final = "#b2431f"
MUTED: Final = "#b9ad97"
DARK: Final = 0.72
"""Share of the range of values above which cells of the heat map need white text."""


@dataclass(frozen=True, slots=True)
class CellPlot:
    """One cell of a plot: its varied options, translated, and the scores of its games."""

    cell: str
    chosen: dict[str, str]
    scores: Counter[int]

    @property
    def label(self) -> str:
        """The values of the varied options."""
        return ", ".join(self.chosen.values())

    @property
    def summary(self) -> Summary:
        return summary(self.scores)


def plot_all(folder: Path, say: Translate) -> list[Path]:
    """Plot the run of a folder and return the written files."""
    manifest = read_manifest(folder)
    game = manifest.about["game"]
    simulation = find_system(game).simulation()
    import_analysis("matplotlib").rcParams["svg.hashsalt"] = "understudy"
    cells = [
        CellPlot(
            cell["cell"],
            dict(_translated(game, key, value, say) for key, value in cell["chosen"].items()),
            _scores(read_rows(folder, cell["cell"]), simulation.score),
        )
        for cell in manifest.cells
    ]
    figure_class = import_analysis("matplotlib.figure").Figure
    figures = FigureFactory(figure_class, game, manifest.about["agent"], say)
    scored = [cell for cell in cells if cell.scores]
    plots: dict[str, Any] = {}
    if scored:
        plots["scores"] = distributions(figures, simulation.score, scored)
    if len(scored) > 1:
        plots["forest"] = forest(figures, simulation.score, scored)
        plots["heat"] = heat(figures, simulation.score, scored)
    if simulation.clock:
        rows = {c.label: read_rows(folder, c.cell, "progress") for c in cells[:MAX_CURVES]}
        over_time = OverTime(figures, rows, simulation.clock, len(cells))
        plots["tracks"] = over_time.together(simulation.plotted_together)
        plots["progress"] = over_time.separately(simulation.plotted_apart)
    files: list[Path] = []
    for name, figure in plots.items():
        if figure is not None:
            files += _save(figure, folder / "plots" / name)
    return files


def _translated(game: str, key: str, value: object, say: Translate) -> tuple[str, str]:
    option = say.name(f"{game}-option", key)
    if isinstance(value, str):
        return option, say.name(f"{game}-{key}", value)
    if isinstance(value, list):
        return option, " + ".join(map(str, value)) or "–"
    return option, f"{option} {value}"


def _scores(rows: list[dict[str, Any]], score: str) -> Counter[int]:
    return Counter(row[score] for row in rows if row.get(score) is not None)


def _save(figure: Any, name: Path) -> list[Path]:
    kinds: dict[str, dict[str, Any]] = {".png": {"dpi": 120}, ".svg": {"metadata": {"Date": None}}}
    files = []
    for suffix, settings in kinds.items():
        file, stream = name.with_suffix(suffix), BytesIO()
        figure.savefig(stream, format=suffix[1:], **settings)
        with refuse_write_errors(file):
            write_atomically(file, stream.getvalue())
        files.append(file)
    return files


def distributions(figures: FigureFactory, score: str, cells: Sequence[CellPlot]) -> Any:
    """Plot the distribution of the scores in each cell, with the median."""
    shown = cells[:MAX_CURVES]
    figure = figures.new_figure(
        8, 1.9 + 0.5 * len(shown),
        figures.say("terminal-plot-scores", outcome=figures.outcome(score)),
        [figures.games_note(_games(shown)), *figures.truncation_note(len(shown), len(cells))],
    )  # fmt: skip
    axes = figure.subplots()
    found = axes.violinplot(
        [list(cell.scores.elements()) for cell in shown],
        orientation="horizontal", showmedians=True, showextrema=False, widths=0.8,
    )  # fmt: skip
    for body in found["bodies"]:
        body.set(facecolor=MUTED, edgecolor=INK, alpha=0.8, linewidth=0.6)
    found["cmedians"].set(color=ACCENT, linewidth=2)
    axes.set_yticks(range(1, len(shown) + 1), [cell.label for cell in shown])
    axes.set_ylabel(", ".join(shown[0].chosen))
    axes.invert_yaxis()
    axes.set_xlabel(figures.outcome(score))
    axes.grid(axis="x", alpha=0.3)
    return figure


def forest(figures: FigureFactory, score: str, cells: Sequence[CellPlot]) -> Any:
    """Plot the mean of every cell with its interval, the highest first."""
    ordered = sorted(cells, key=lambda cell: -cell.summary.mean)
    figure = figures.new_figure(
        8, 1.9 + 0.2 * len(ordered),
        figures.say("terminal-plot-forest", outcome=figures.outcome(score)),
        [figures.games_note(_games(cells)), figures.say("terminal-plot-forest-signs")],
    )  # fmt: skip
    axes = figure.subplots()
    for row, cell in enumerate(ordered):
        found = cell.summary
        axes.plot([found.q05, found.q95], [row, row], color=MUTED, linewidth=1.2, zorder=1)
        axes.errorbar(found.mean, row, xerr=found.ci95, fmt="o", markersize=4, color=ACCENT,
                      elinewidth=2.5, zorder=2)  # fmt: skip
    together = sum((cell.scores for cell in cells), Counter[int]())
    axes.axvline(summary(together).mean, color=INK, linewidth=1, linestyle=":", zorder=0)
    axes.set_yticks(range(len(ordered)), [cell.label for cell in ordered], fontsize="small")
    axes.set_ylabel(", ".join(ordered[0].chosen))
    axes.set_ylim(len(ordered) - 0.5, -0.5)
    axes.set_xlabel(figures.outcome(score))
    axes.grid(axis="x", alpha=0.3)
    return figure


def heat(figures: FigureFactory, score: str, cells: Sequence[CellPlot]) -> Any | None:
    """Plot the means as a heat map if exactly two options were varied."""
    if len(cells[0].chosen) != 2:
        return None
    down, across = (list(dict.fromkeys(col)) for col in zip(*map(_pair, cells), strict=True))
    if min(len(down), len(across)) < 2:
        return None
    means = {_pair(cell): cell.summary.mean for cell in cells}
    figure = figures.new_figure(
        2.6 + 1.2 * len(across), 1.9 + 0.5 * len(down),
        figures.say("terminal-plot-heat", outcome=figures.outcome(score)),
        [figures.games_note(_games(cells))],
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
    figure.colorbar(image, ax=axes, label=figures.outcome(score))
    return figure


def _games(cells: Sequence[CellPlot]) -> int:
    return max(cell.scores.total() for cell in cells)


def _pair(cell: CellPlot) -> tuple[str, str]:
    first, second = cell.chosen.values()
    return first, second
