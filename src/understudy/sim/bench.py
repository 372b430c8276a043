"""Benchmarks: fixed workloads, and a reference loop that measures the machine."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from understudy.core import (
    Illegal,
    Seat,
    Session,
    Stepper,
    System,
    Workload,
    find_system,
    play_to_end,
    system_names,
    table,
)
from understudy.sim.single_game import (
    agent_chance,
    game_seed,
    new_table,
    play_outcomes,
    record_game,
)
from understudy.sim.workers import cores

EMPTY_LOOP_STEPS: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class Measurement:
    """Rate or latency of a workload: the median of `n` repeats and their spread."""

    unit: str
    median: float
    spread: float
    n: int
    instructions: float | None = None

    def to_json(self) -> dict[str, float]:
        """Return the values by name; instructions per game only where they were counted."""
        values = {self.unit: self.median, "spread": self.spread, "n": self.n}
        if self.instructions is not None:
            values["instructions"] = self.instructions
        return values


RATE: Final = "games_per_second"
LATENCY: Final = "milliseconds"
ANSWERS: Final = "answers_per_second"
SEED: Final = 1
"""The seed of every workload."""
TURNS_FROM: Final = 50
"""At most this many games are played to measure their turns."""
LAST_ANSWERS: Final = 10
"""How many answers at the end of a long turn are measured."""


def workload_names() -> list[str]:
    """Return the names of the workloads of all installed games."""
    return [name for game in system_names() for name in find_system(game).simulation().workloads]


def find_workload(name: str) -> tuple[System, Workload]:
    """Return the workload of this name and its game."""
    for game in system_names():
        system = find_system(game)
        if name in system.simulation().workloads:
            return system, system.simulation().workloads[name]
    raise Illegal("terminal-unknown-workload", name=name, known=", ".join(workload_names()))


def prepare(system: System, workload: Workload) -> Callable[[int], None]:
    """Prepare a workload of games or undos; return a function that runs it `n` times."""
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
    """Warm up, then time the repeats, each of `games` games or undos."""
    system, workload = find_workload(name)
    if workload.what in SINGLE:
        values = SINGLE[workload.what](system, workload, games, repeats)
        return Measurement(LATENCY, median(values), max(values) - min(values), len(values))
    unit = RATE if workload.what == "games" else LATENCY
    work = prepare(system, workload)
    work(max(1, games // 10))
    values = []
    for _ in range(repeats):
        began = perf_counter()
        work(games)
        seconds = perf_counter() - began
        values.append(games / seconds if unit == RATE else 1000 * seconds / games)
    spread = max(values) - min(values)
    return Measurement(
        unit, median(values), spread, repeats, instructions(name, max(1, games // 10))
    )


def _turns(system: System, workload: Workload, games: int, repeats: int) -> list[float]:
    """Return the median milliseconds of a turn in each repeat."""
    options = system.complete_options(workload.options)

    def once() -> float:
        times: list[float] = []
        for number in range(min(games, TURNS_FROM)):
            seed = game_seed(SEED, number)
            position, board = new_table(
                system, options, seed, workload.agent, listening=workload.listening
            )
            began = perf_counter()

            def note() -> None:
                nonlocal began
                now = perf_counter()
                times.append(now - began)
                began = perf_counter()

            play_to_end(system, position, board, after=note)
        return 1000 * median(times)

    once()
    return [once() for _ in range(repeats)]


def _stepper_answers(system: System, workload: Workload, games: int, repeats: int) -> list[float]:
    """Return the milliseconds of an answer to a stepper, with choosing it, in each repeat."""

    def once(number: int) -> float:
        stepper = Stepper(system, workload.options, game_seed(SEED, number), exact=True)
        seat = Seat(system.name, stepper.position, agent_chance(number))
        policy = workload.agent(seat)
        count = 0
        began = perf_counter()
        while (question := stepper.question) is not None:
            stepper.answer(policy.answer(question))
            count += 1
        return 1000 * (perf_counter() - began) / count

    once(0)
    return [once(number) for number in range(repeats)]


def _long_turn(system: System, workload: Workload, games: int, repeats: int) -> list[float]:
    """Return the milliseconds of the last ten of many answers in one turn, each in a new game."""

    def once(number: int) -> float:
        session = Session(system, workload.options, game_seed(SEED, number))
        for _ in range(workload.late - LAST_ANSWERS):
            session.answer(workload.answers[0])
        began = perf_counter()
        for _ in range(LAST_ANSWERS):
            session.answer(workload.answers[0])
        return 1000 * (perf_counter() - began) / LAST_ANSWERS

    return [once(number) for number in range(repeats)]


def _starts(system: System, workload: Workload, games: int, repeats: int) -> list[float]:
    """Return the milliseconds of processor time of new processes that run a command.

    The command gets no input: a game in the terminal ends at its first prompt.
    """
    command = [sys.executable, "-m", "understudy", *workload.command]

    def once() -> float:
        before = os.times()
        with TemporaryDirectory() as folder:
            own = {"UNDERSTUDY_DATA": folder}
            subprocess.run(
                command, capture_output=True, check=False, stdin=subprocess.DEVNULL,
                env={**os.environ, **own},
            )  # fmt: skip
        after = os.times()
        user = after.children_user - before.children_user
        return 1000 * (user + after.children_system - before.children_system)

    once()
    return [once() for _ in range(repeats)]


SINGLE: Final[dict[str, Callable[[System, Workload, int, int], list[float]]]] = {
    "turns": _turns,
    "stepper": _stepper_answers,
    "long_turn": _long_turn,
    "start": _starts,
}
"""Workloads that measure single things in milliseconds."""


def instructions(name: str, games: int) -> float | None:
    """Return the instructions per game, counted by `perf` in another process; None without perf.

    The same process without a game is counted too and subtracted.
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
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        count = done.stderr.partition(",")[0].strip()
        if done.returncode or not count.isdecimal():
            return None
        counted.append(int(count))
    return (counted[1] - counted[0]) / games


def ratios(
    measured: Mapping[str, Mapping[str, float]], stored: Mapping[str, Mapping[str, float]]
) -> dict[str, float]:
    """Return the speed relative to a stored run, for rates and latencies: higher is better."""
    found = {}
    for name, values in measured.items():
        before = stored.get(name, {})
        for unit, value in values.items():
            if unit in (RATE, ANSWERS) and before.get(unit):
                found[name] = value / before[unit]
            elif unit == LATENCY and value and unit in before:
                found[name] = before[unit] / value
    return found


def is_compiled() -> bool:
    """Return whether the rules run compiled by mypyc."""
    return not str(table.__file__).endswith((".py", ".pyc"))


def machine() -> dict[str, object]:
    """Return a description of this machine, with the time of an empty loop."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiled": is_compiled(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": cores(),
        "empty_loop_seconds": empty_loop_seconds(),
    }


def empty_loop_seconds() -> float:
    """Return the seconds of an empty loop of ten million steps: the median of five."""
    return median(_empty_loop() for _ in range(5))


def _empty_loop() -> float:
    began = perf_counter()
    for _ in range(EMPTY_LOOP_STEPS):
        pass
    return perf_counter() - began
