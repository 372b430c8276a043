"""Fixed workloads, measured the same way every time, beside a yardstick of the machine."""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from shutil import which
from statistics import median
from time import perf_counter
from typing import Final

from understudy.sim.games import game_seed, play_game, play_outcomes, record_game
from understudy.sim.humans import Pass
from understudy.sim.latency import Latency, answer_latency
from understudy.sim.workers import cores
from understudy.table import Illegal, Session, find_system, system_names

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


def _play(game: str, human: str, games: int, **chosen: object) -> None:
    system = find_system(game)
    options = system.settle(chosen)
    for _ in play_outcomes(system, options, 1, human, range(games)):
        pass


def mars_pass_only(games: int) -> None:
    """Base and Corporate Era on Tharsis, Normal, dealt decks; the human passes at once."""
    _play("mars", "pass", games)


def mars_pace_all_expansions(games: int) -> None:
    """Everything in the box and a random corporation; the human terraforms at a pace."""
    expansions = find_system("mars").options()["expansions"]
    _play("mars", "pace", games, expansions=expansions, corporation="random")


def tapestry_solo(games: int) -> None:
    """The Automa and the Shadow Empire, dealt decks as far as the app may; the human at a pace."""
    _play("tapestry", "pace", games)


def journal_on(games: int) -> None:
    """`mars-pass-only` with somebody who listens: every step is written down."""
    system = find_system("mars")
    options = system.settle({})
    for number in range(games):
        play_game(system, options, game_seed(1, number), Pass(), listening=True)


def undo_late_game(times: int) -> None:
    """Take back the last answer of a whole game and give it again."""
    session = _late_game()
    for _ in range(times):
        session.undo()
        session.redo()


@cache
def _late_game() -> Session:
    system = find_system("mars")
    return record_game(system, system.settle({}), game_seed(1, 0), "pace")


WORKLOADS: Final[dict[str, tuple[str, Callable[[int], None]]]] = {
    "mars-pass-only": (RATE, mars_pass_only),
    "mars-pace-all-expansions": (RATE, mars_pace_all_expansions),
    "tapestry-solo": (RATE, tapestry_solo),
    "undo-late-game": (WAIT, undo_late_game),
    "journal-on": (RATE, journal_on),
}
"""The workloads by name: what is measured, and what plays so many games in this process."""

NEEDS: Final = {"tapestry-solo": "tapestry"}
"""Workloads of games that may not be installed."""


LATENCIES: Final[dict[str, Callable[[int], Latency]]] = {"answer-latency": answer_latency}
"""What is measured by the wait for a single answer; each takes the number of answers."""


def workload_names() -> list[str]:
    """The workloads that can be measured here."""
    there = system_names()
    return [name for name in (*WORKLOADS, *LATENCIES) if NEEDS.get(name, "mars") in there]


def find_workload(name: str) -> Callable[[int, int], Measurement | Latency]:
    """How to measure the workload of this name, by the games of each repeat and the repeats."""
    if name not in workload_names():
        known = ", ".join(workload_names())
        raise Illegal("terminal-unknown-workload", name=name, known=known)
    if name in WORKLOADS:
        return partial(measure, name)
    return lambda answers, _: LATENCIES[name](answers)


def measure(name: str, games: int, repeats: int) -> Measurement:
    """Warm up, then time so many repeats of so many games."""
    unit, workload = WORKLOADS[name]
    workload(max(1, games // 10))
    figures = []
    for _ in range(repeats):
        began = perf_counter()
        workload(games)
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
        call = f"from understudy.sim.bench import WORKLOADS; WORKLOADS[{name!r}][1]({times})"
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
            if unit == RATE and before.get(unit):
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
