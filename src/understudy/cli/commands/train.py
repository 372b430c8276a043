"""Checks and output of the command `train`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from understudy.cli.translations import Translations
from understudy.core import Illegal, System
from understudy.core.agents.learning import Learning

if TYPE_CHECKING:
    from understudy.train.run import Plan

PACKAGES: Final = {"train": ("numpy", "torch"), "players": ("numpy",)}
"""The packages that training needs, by the extra that installs them."""
CURVE: Final = "curve.png"
PLANNER_FILE: Final = "planner.txt"


class TrainedAgent(StrEnum):
    """The agents that can be trained."""

    EXPERT = "expert"
    PLANNER = "planner"


def find_learning(system: System, lessons: str) -> tuple[Learning, tuple[str, ...]]:
    """Return what an agent needs to learn this game, and the chosen lessons."""
    make = system.simulation().learning
    if make is None:
        raise Illegal("expert-cannot-learn", game=system.name)
    learning = make()
    chosen = tuple(name.strip() for name in lessons.split(","))
    for name in chosen:
        if name not in learning.lessons:
            known = ", ".join(learning.lessons)
            raise Illegal("expert-unknown-lesson", name=name, known=known)
    return learning, chosen


def check_packages(extra: str) -> None:
    """Raise `Illegal` if a package is missing that training with this extra needs."""
    for package in PACKAGES[extra]:
        if find_spec(package) is None:
            raise Illegal("expert-needs-package", package=package, extra=extra)


def train_planner(
    system: System,
    learning: Learning,
    lessons: Sequence[str],
    minutes: float,
    seed: int,
    out: Path,
    words: Translations,
) -> Path:
    """Train the planner, print its progress, and return the file of its weights."""
    if learning.look_ahead is None:
        raise Illegal("planner-cannot-learn", game=system.name)
    check_packages("players")
    from understudy.expert.planner import format_weights, view_of
    from understudy.sim.atomic_files import write_atomically
    from understudy.train.planner import PlannerProgress, train_planner

    view = view_of(learning, system.simulation().forecasting)

    def report(done: PlannerProgress) -> None:
        typer.echo(
            words(
                "terminal-train-planner",
                minutes=f"{done.minutes:.1f}",
                games=done.games,
                decisions=done.decisions,
                agreement=round(100 * done.agreement),
                won=round(100 * done.won),
            )
        )

    weights = train_planner(system, learning, view, lessons, minutes, seed, report)
    about = (
        f"{system.name}: log odds for each number that describes an answer",
        f"understudy train {system.name} --agent planner --minutes {minutes:g}"
        f" --lessons {','.join(lessons)} --seed {seed}",
    )
    file = out / PLANNER_FILE
    try:
        out.mkdir(parents=True, exist_ok=True)
        write_atomically(file, format_weights(view.names, weights, about).encode())
    except OSError as error:
        reason = error.strerror or str(error)
        raise Illegal("terminal-cannot-write", file=str(out), reason=reason) from None
    return file


def run_training(
    system: System,
    learning: Learning,
    plan: Plan,
    out: Path,
    resume: Path | None,
    words: Translations,
) -> bool:
    """Train and print progress. Return whether the run was not interrupted by Ctrl-C."""
    from understudy.expert.weight_files import load_weights
    from understudy.sim.workers import WorkerDied
    from understudy.train.learner_input import Settings
    from understudy.train.learning_curve import plot_learning_curve
    from understudy.train.run import LOG, train

    layout = learning.encoder.layout
    weights = load_weights(layout, resume) if resume is not None else {}
    settings = Settings(point_scale=learning.point_scale)

    def report(line: dict[str, Any]) -> None:
        typer.echo("\n".join(progress_lines(line, words)))

    try:
        train(system, learning, plan, settings, out, resume=weights, report=report)
    except KeyboardInterrupt:
        typer.echo(words("terminal-train-interrupted"), err=True)
        return False
    except WorkerDied:
        raise Illegal("terminal-train-died") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Illegal("terminal-cannot-write", file=str(out), reason=reason) from None
    if find_spec("matplotlib") is not None and (out / LOG).exists():
        plot_learning_curve([out / LOG], out / CURVE)
    return True


def progress_lines(line: Mapping[str, Any], words: Translations) -> list[str]:
    """Return a line of the log as text: totals, and results by lesson since the last line."""
    totals = words(
        "terminal-train-totals",
        minutes=f"{line['minutes']:.1f}",
        games=line["games"],
        decisions=line["decisions"],
        rate=line["per_second"],
    )
    results = [
        words(
            "terminal-train-lesson",
            lesson=label,
            won=round(100 * found["won"]),
            difference=f"{found['difference']:+.1f}",
            games=found["games"],
        )
        for label, found in line["results"].items()
    ]
    faults = [words("terminal-train-fault", fault=fault) for fault in line["faults"]]
    return [totals, *results, *faults]
