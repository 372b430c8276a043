"""Fixed workloads, measured the same way every time, beside a yardstick of the machine."""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from shutil import which
from statistics import median
from time import perf_counter
from typing import Final

from understudy.core import Illegal, System, Workload, find_system, system_names
from understudy.sim.single_game import game_seed, play_outcomes, record_game
from understudy.sim.workers import cores

YARDSTICK_STEPS: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class Measurement:
    """A workload's rate or wait: the median of `n` repeats, and how far apart they were."""

    unit: str
    median: float
    spread: float
    n: int
    instructions: float | None = None

    def to_json(self) -> dict[str, float]:
        """The figures by name; instructions for one game only where they were counted."""
        figures = {self.unit: self.median, "spread": self.spread, "n": self.n}
        if self.instructions is not None:
            figures["instructions"] = self.instructions
        return figures


RATE: Final = "games_per_second"
WAIT: Final = "milliseconds"
ANSWERS: Final = "answers_per_second"
SEED: Final = 1
"""Every workload begins with this seed."""


def workload_names() -> list[str]:
    """The workloads that can be measured here: those of all installed games."""
    return [name for game in system_names() for name in find_system(game).simulation().workloads]


def find_workload(name: str) -> tuple[System, Workload]:
    """The workload of this name, and the game that brings it."""
    for game in system_names():
        system = find_system(game)
        if name in system.simulation().workloads:
            return system, system.simulation().workloads[name]
    raise Illegal("terminal-unknown-workload", name=name, known=", ".join(workload_names()))


def prepare(system: System, workload: Workload) -> Callable[[int], None]:
    """Get ready for a workload of games or undos; what is given back does it a number of times."""
    options = system.complete_options(workload.options)
    if workload.what == "undo":
        session = record_game(system, options, game_seed(SEED, 0), workload.agent)

        def undo(times: int) -> None:
            for _ in range(times):
                session.undo()
                session.redo()

        return undo

    def play(games: int) -> None:
        numbers = range(games)
        for _ in play_outcomes(
            system, options, SEED, workload.agent, numbers, listening=workload.listening
        ):
            pass

    return play


def measure(name: str, games: int, repeats: int) -> Measurement:
    """Warm up, then time the repeats, each of as many games or undos."""
    system, workload = find_workload(name)
    unit = RATE if workload.what == "games" else WAIT
    work = prepare(system, workload)
    work(max(1, games // 10))
    figures = []
    for _ in range(repeats):
        began = perf_counter()
        work(games)
        seconds = perf_counter() - began
        figures.append(games / seconds if unit == RATE else 1000 * seconds / games)
    spread = max(figures) - min(figures)
    return Measurement(
        unit, median(figures), spread, repeats, instructions(name, max(1, games // 10))
    )


def instructions(name: str, games: int) -> float | None:
    """Instructions for one game, counted by `perf` in a process of its own; None without it.

    The same process without any game is counted too and taken off.
    """
    perf = which("perf")
    if perf is None:
        return None
    counted = []
    for times in (0, games):
        call = (
            "from understudy.sim.bench import find_workload, prepare; "
            f"prepare(*find_workload({name!r}))({times})"
        )
        command = [perf, "stat", "-x", ",", "-e", "instructions:u", sys.executable, "-c", call]
        said = subprocess.run(command, capture_output=True, text=True, check=False)
        figure = said.stderr.partition(",")[0].strip()
        if said.returncode or not figure.isdecimal():
            return None
        counted.append(int(figure))
    return (counted[1] - counted[0]) / games


def ratios(
    measured: Mapping[str, Mapping[str, float]], stored: Mapping[str, Mapping[str, float]]
) -> dict[str, float]:
    """How many times as fast as in a stored run: more is better, also for waits."""
    found = {}
    for name, figures in measured.items():
        before = stored.get(name, {})
        for unit, value in figures.items():
            if unit in (RATE, ANSWERS) and before.get(unit):
                found[name] = value / before[unit]
            elif unit == WAIT and value and unit in before:
                found[name] = before[unit] / value
    return found


def machine() -> dict[str, object]:
    """What was measured on, with the time of an empty loop of ten million steps."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": cores(),
        "empty_loop_seconds": empty_loop_seconds(),
    }


def empty_loop_seconds() -> float:
    """How long this machine needs for a loop that does nothing: the median of five."""
    return median(_empty_loop() for _ in range(5))


def _empty_loop() -> float:
    began = perf_counter()
    for _ in range(YARDSTICK_STEPS):
        pass
    return perf_counter() - began
