"""The learning curve of training runs: games won over decisions, from their logs."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from understudy.sim.atomic_files import write_atomically
from understudy.sim.run_folder import import_analysis

WINDOW: Final = 6
"""Lines of the log that one point of a curve sums up."""

Curve = list[tuple[float, float]]


def read_curves(logs: Sequence[Path]) -> dict[str, Curve]:
    """Return for each label of lessons the millions of decisions and the percentage won.

    The logs are stages of one training: each goes on where the last one ended.
    """
    games: dict[str, list[tuple[float, int, float]]] = defaultdict(list)
    before = 0
    for log in logs:
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        for line in lines:
            millions = (before + line["decisions"]) / 1e6
            for label, found in line["results"].items():
                games[label].append((millions, found["games"], found["games"] * found["won"]))
        before += lines[-1]["decisions"] if lines else 0
    return {label: _smoothed(points) for label, points in sorted(games.items())}


def _smoothed(points: Sequence[tuple[float, int, float]]) -> Curve:
    curve = []
    for end in range(1, len(points) + 1):
        window = points[max(0, end - WINDOW) : end]
        played = sum(games for _, games, _ in window)
        curve.append((window[-1][0], 100 * sum(won for _, _, won in window) / played))
    return curve


def _name(label: str) -> str:
    """Return a label without the kind of its lesson."""
    return label.partition(" ")[2]


def plot_learning_curve(logs: Sequence[Path], file: Path) -> None:
    """Plot the games won over decisions, a panel for each kind of lesson, as PNG."""
    curves = read_curves(logs)
    kinds = list(dict.fromkeys(label.split()[0] for label in curves))
    figure: Any = import_analysis("matplotlib.figure").Figure(
        figsize=(4 * max(1, len(kinds)), 4), layout="constrained"
    )
    panels = figure.subplots(1, max(1, len(kinds)), sharey=True, squeeze=False)[0]
    names = list(dict.fromkeys(_name(label).partition(" +")[0] for label in curves))
    lines: dict[str, Any] = {}
    for panel, kind in zip(panels, kinds, strict=False):
        for label, curve in curves.items():
            if label.split()[0] == kind:
                name, extra, _ = _name(label).partition(" +")
                look = {"color": f"C{names.index(name)}", "linestyle": "--" if extra else "-"}
                lines[_name(label)] = panel.plot(*zip(*curve, strict=True), **look)[0]
        panel.set(title=kind, xlabel="million decisions", ylim=(0, 100))
        panel.grid(alpha=0.3)
    figure.legend(lines.values(), lines.keys(), loc="outside right center", fontsize="small")
    panels[0].set_ylabel("% of games won while learning")
    stream = BytesIO()
    figure.savefig(stream, format="png", dpi=100)
    write_atomically(file, stream.getvalue())
