"""Pictures of a run, as PNG and SVG: the distribution of scores, and outcomes over time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from understudy.sim.files import write_whole, written
from understudy.sim.manifest import read_manifest
from understudy.sim.output import analysis, read_rows
from understudy.table import find_system

MOST_CELLS: Final = 12
"""More curves than that nobody can tell apart: only the first are drawn."""

Say = Callable[[str], str]


def draw_all(place: Path, say: Say) -> list[Path]:
    """Draw what a run's folder holds; the files written."""
    manifest = read_manifest(place)
    figure = analysis("matplotlib.figure").Figure
    analysis("matplotlib").rcParams["svg.hashsalt"] = "understudy"
    game = manifest.about["game"]
    cells = {
        cell["cell"]: " ".join(map(str, cell["chosen"].values())) or game
        for cell in manifest.cells[:MOST_CELLS]
    }
    told = find_system(game).simulation()
    drawn = {"scores": _scores(figure, place, cells, told.score, say)}
    if told.clock:
        over_time = _OverTime(figure, place, cells, told.clock, game, say)
        drawn["tracks"] = over_time.together(told.drawn_together)
        drawn["parameters"] = over_time.apart(told.drawn_apart)
    files: list[Path] = []
    for name, made in drawn.items():
        if made is not None:
            files += _save(made, place / "plots" / name)
    return files


def _save(figure: Any, name: Path) -> list[Path]:
    drawn: dict[str, dict[str, Any]] = {".png": {"dpi": 120}, ".svg": {"metadata": {"Date": None}}}
    files = []
    for suffix, settings in drawn.items():
        file, stream = name.with_suffix(suffix), BytesIO()
        figure.savefig(stream, format=suffix[1:], **settings)
        with written(file):
            write_whole(file, stream.getvalue())
        files.append(file)
    return files


def _scores(make: Any, place: Path, cells: Mapping[str, str], score: str, say: Say) -> Any | None:
    values: dict[str, list[int]] = {}
    for cell, label in cells.items():
        scores = [row[score] for row in read_rows(place, cell) if row.get(score) is not None]
        if scores:
            values[label] = scores
    if not values:
        return None
    figure = make(figsize=(8, 1.5 + 0.6 * len(values)), layout="constrained")
    axes = figure.subplots()
    axes.violinplot(
        list(values.values()), orientation="horizontal", showmedians=True, showextrema=False
    )
    axes.set_yticks(range(1, len(values) + 1), list(values))
    axes.invert_yaxis()
    axes.set_xlabel(say("terminal-plot-score"))
    axes.grid(axis="x", alpha=0.3)
    return figure


@dataclass(frozen=True, slots=True)
class _OverTime:
    """Draws how games stood whenever their clock moved on, over the games that came so far."""

    make: Any
    place: Path
    cells: Mapping[str, str]
    clock: str
    game: str
    say: Say

    def together(self, beginning: str) -> Any | None:
        """All outcomes that begin so in one picture, of the first cell."""
        first = next(iter(self.cells))
        rows = read_rows(self.place, first, "progress")
        found = rows[0] if rows and beginning else ()
        names = [name for name in found if name.startswith(beginning)]
        if not names:
            return None
        figure = self.make(figsize=(8, 5), layout="constrained")
        axes = figure.subplots()
        for name in names:
            axes.plot(*self._means(rows, name), label=name.removeprefix(beginning))
        axes.set_title(self.cells[first])
        axes.set_xlabel(self._word(self.clock))
        axes.set_ylabel(self.say("terminal-plot-track"))
        axes.grid(alpha=0.3)
        axes.legend(fontsize="small")
        return figure

    def apart(self, names: Sequence[str]) -> Any | None:
        """Each of these outcomes in a picture of its own, with a curve for each cell."""
        rows = {
            label: read_rows(self.place, cell, "progress") for cell, label in self.cells.items()
        }
        there = [name for name in names if any(r and name in r[0] for r in rows.values())]
        if not there:
            return None
        figure = self.make(figsize=(4 * len(there), 4), layout="constrained")
        for axes, name in zip(figure.subplots(1, len(there), squeeze=False)[0], there, strict=True):
            for label, stood in rows.items():
                axes.plot(*self._means(stood, name), label=label)
            axes.set_title(self._word(name))
            axes.set_xlabel(self._word(self.clock))
            axes.grid(alpha=0.3)
        if len(rows) > 1:
            figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside lower center",
                          ncols=4, fontsize="small")  # fmt: skip
        return figure

    def _word(self, outcome: str) -> str:
        return self.say(f"{self.game}-plot-{outcome.replace('_', '-')}")

    def _means(self, rows: list[dict[str, Any]], name: str) -> tuple[list[int], list[float]]:
        """The mean of an outcome at each time."""
        stood: dict[int, list[int]] = defaultdict(list)
        for row in rows:
            if row.get(name) is not None:
                stood[row[self.clock]].append(row[name])
        times = sorted(stood)
        return times, [sum(stood[time]) / len(stood[time]) for time in times]
