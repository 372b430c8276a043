"""Pictures of a run, as PNG and SVG: score distributions, tracks over time, parameter progress."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from understudy.sim.games import CLOCK
from understudy.sim.output import analysis, read_manifest, read_rows

SCORES: Final = ("bot_score", "automa_vp")
PARAMETERS: Final = ("temperature", "oxygen", "oceans", "venus")
MOST_CELLS: Final = 12
"""More curves than that nobody can tell apart: only the first are drawn."""

Say = Callable[[str], str]


def draw_all(place: Path, say: Say) -> list[Path]:
    """Draw what a run's folder holds; the files written."""
    manifest = read_manifest(place)
    figure = analysis("matplotlib.figure").Figure
    analysis("matplotlib").rcParams["svg.hashsalt"] = "understudy"
    cells = {
        cell["cell"]: " ".join(map(str, cell["chosen"].values())) or manifest["game"]
        for cell in manifest["cells"][:MOST_CELLS]
    }
    clock = CLOCK.get(manifest["game"], "generation")
    drawn = {
        "scores": _scores(figure, place, cells, say),
        "tracks": _tracks(figure, place, cells, clock, say),
        "parameters": _parameters(figure, place, cells, clock, say),
    }
    files: list[Path] = []
    for name, made in drawn.items():
        if made is not None:
            files += _save(made, place / "plots" / name)
    return files


def _save(figure: Any, name: Path) -> list[Path]:
    name.parent.mkdir(parents=True, exist_ok=True)
    files = [name.with_suffix(".png"), name.with_suffix(".svg")]
    figure.savefig(files[0], dpi=120)
    figure.savefig(files[1], metadata={"Date": None})
    return files


def _scores(make: Any, place: Path, cells: Mapping[str, str], say: Say) -> Any | None:
    values: dict[str, list[int]] = {}
    for cell, label in cells.items():
        rows = read_rows(place, cell)
        scores = [row[name] for row in rows for name in SCORES if row.get(name) is not None]
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


def _means(rows: list[dict[str, Any]], clock: str, name: str) -> tuple[list[int], list[float]]:
    """The mean of an outcome at the end of each generation, over the games that came so far."""
    stood: dict[int, list[int]] = defaultdict(list)
    for row in rows:
        if row.get(name) is not None:
            stood[row[clock]].append(row[name])
    times = sorted(stood)
    return times, [sum(stood[time]) / len(stood[time]) for time in times]


def _tracks(make: Any, place: Path, cells: Mapping[str, str], clock: str, say: Say) -> Any | None:
    first = next(iter(cells))
    rows = read_rows(place, first, "progress")
    names = [name for name in (rows[0] if rows else ()) if name.startswith(("track_", "automa_"))]
    if not names:
        return None
    figure = make(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    for name in names:
        axes.plot(*_means(rows, clock, name), label=name.partition("_")[2])
    axes.set_title(cells[first])
    axes.set_xlabel(say(f"terminal-plot-{clock}"))
    axes.set_ylabel(say("terminal-plot-track"))
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")
    return figure


def _parameters(
    make: Any, place: Path, cells: Mapping[str, str], clock: str, say: Say
) -> Any | None:
    rows = {label: read_rows(place, cell, "progress") for cell, label in cells.items()}
    there = [name for name in PARAMETERS if any(r and name in r[0] for r in rows.values())]
    if not there:
        return None
    figure = make(figsize=(4 * len(there), 4), layout="constrained")
    for axes, name in zip(figure.subplots(1, len(there), squeeze=False)[0], there, strict=True):
        for label, stood in rows.items():
            axes.plot(*_means(stood, clock, name), label=label)
        axes.set_title(say(f"terminal-plot-{name}"))
        axes.set_xlabel(say(f"terminal-plot-{clock}"))
        axes.grid(alpha=0.3)
    if len(rows) > 1:
        figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside lower center",
                      ncols=4, fontsize="small")  # fmt: skip
    return figure
