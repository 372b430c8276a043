"""Fixed workloads, measured the same way every time, beside a yardstick of the machine."""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final

from understudy.sim.games import play_outcomes
from understudy.sim.run import cores
from understudy.table import Illegal, find_system

YARDSTICK_STEPS: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class Measurement:
    """A workload's rate: the median of `n` repeats, and how far apart they were."""

    games_per_second: float
    spread: float
    n: int

    def to_json(self) -> dict[str, float]:
        """The figures by name."""
        return {
            "games_per_second": self.games_per_second,
            "spread": self.spread,
            "n": self.n,
        }


def mars_pass_only(games: int) -> None:
    """Base and Corporate Era on Tharsis, Normal, dealt decks; the human passes at once."""
    system = find_system("mars")
    options = system.settle({})
    for _ in play_outcomes(system, options, 1, "pass", range(games)):
        pass


WORKLOADS: Final[dict[str, Callable[[int], None]]] = {"mars-pass-only": mars_pass_only}
"""The workloads by name; each plays so many games in this process, journal off."""


def find_workload(name: str) -> Callable[[int], None]:
    """The workload of this name."""
    if name not in WORKLOADS:
        raise Illegal("terminal-unknown-workload", name=name, known=", ".join(WORKLOADS))
    return WORKLOADS[name]


def measure(workload: Callable[[int], None], games: int, repeats: int) -> Measurement:
    """Warm up, then time so many repeats of so many games."""
    workload(max(1, games // 10))
    rates = []
    for _ in range(repeats):
        began = perf_counter()
        workload(games)
        rates.append(games / (perf_counter() - began))
    return Measurement(median(rates), max(rates) - min(rates), repeats)


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
    """How long this machine needs for a loop that does nothing."""
    began = perf_counter()
    for _ in range(YARDSTICK_STEPS):
        pass
    return perf_counter() - began
