"""Simulation of one game, and the seeds of the games of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

from understudy.core import (
    Agent,
    Chance,
    NeedsAnswer,
    Options,
    Policy,
    PolicyTable,
    Question,
    Seat,
    Session,
    Step,
    System,
    TapeEntry,
    derive_stream,
    play_to_end,
)

A = TypeVar("A")


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a run, with which the game can be played again.

    It depends only on the seed of the run and the number of the game. It has 48 bits, so that
    JavaScript represents it exactly.
    """
    return derive_stream(seed, "sim", number) >> 16


def agent_chance(seed: int) -> Chance:
    """Return the chance of the agent, which is separate from that of the game."""
    return Chance(derive_stream(seed, "human"))


def play_game(
    system: System, options: Options, seed: int, policy: Policy, *, listening: bool = False
) -> tuple[Any, list[Step]]:
    """Play a whole game; return its last position, and its journal if `listening`.

    The same seed and answers give the same game as a session.
    """
    position = system.new(options)
    table = PolicyTable(Chance(derive_stream(seed, "game")), policy, listening=listening)
    play_to_end(system, position, table)
    return position, table.steps


def new_table(
    system: System, options: Options, seed: int, agent: Agent, *, listening: bool = False
) -> tuple[Any, PolicyTable]:
    """Return a new position and a table on which this agent plays it."""
    position = system.new(options)
    policy = agent(Seat(system.name, position, agent_chance(seed)))
    return position, PolicyTable(Chance(derive_stream(seed, "game")), policy, listening=listening)


def play_outcomes(
    system: System,
    options: Options,
    seed: int,
    agent: Agent,
    numbers: range,
    *,
    listening: bool = False,
) -> Iterator[dict[str, int]]:
    """Play the games of these numbers and yield their outcomes."""
    for number in numbers:
        own_seed = game_seed(seed, number)
        position, table = new_table(system, options, own_seed, agent, listening=listening)
        play_to_end(system, position, table)
        yield system.outcomes(position)


def play_with_progress(
    system: System, options: Options, seed: int, agent: Agent
) -> tuple[dict[str, int], list[dict[str, int]]]:
    """Play one game; return its outcomes, and a list of the outcomes before each clock tick.

    Without a clock the list has only the outcomes at the end.
    """
    clock = system.simulation().clock
    position, table = new_table(system, options, seed, agent)
    last = system.outcomes(position)
    progress: list[dict[str, int]] = []

    def record() -> None:
        nonlocal last
        now = system.outcomes(position)
        if clock and now[clock] != last[clock]:
            progress.append(last)
        last = now

    play_to_end(system, position, table, after=record)
    return last, [*progress, last]


class _RecordingTable(PolicyTable):
    """Records every answer until `enough`, then raises `NeedsAnswer`."""

    def __init__(self, chance: Chance, policy: Policy, enough: Callable[[], bool]) -> None:
        super().__init__(chance, policy)
        self.tape: list[TapeEntry] = []
        self.enough = enough

    def ask(self, question: Question[A]) -> A:
        if self.enough():
            raise NeedsAnswer(question)
        answer = super().ask(question)
        self.tape.append(TapeEntry(question.id, answer))
        return answer


def record_game(
    system: System, options: Options, seed: int, agent: Agent, until: int | None = None
) -> Session:
    """Return a simulated game as a session, which can be saved, undone and continued.

    With `until` it stops at the first question at or after this time of the clock.
    """
    position = system.new(options)
    clock = system.simulation().clock

    def enough() -> bool:
        return until is not None and system.outcomes(position)[clock] >= until

    policy = agent(Seat(system.name, position, agent_chance(seed)))
    table = _RecordingTable(Chance(derive_stream(seed, "game")), policy, enough)
    with suppress(NeedsAnswer):
        play_to_end(system, position, table)
    return Session.replay(system, options, seed, table.tape)
