"""One simulated game, and the seeds by which the games of a run are told apart."""

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
    play_on,
)

A = TypeVar("A")


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run: an ordinary seed, so that any game can be played again.

    It depends on nothing but the run's seed and the number of the game. 48 bits are kept, so that
    a page can hold it as a number without rounding and takes it for a new game.
    """
    return derive_stream(seed, "sim", number) >> 16


def agent_chance(seed: int) -> Chance:
    """The chance of the agent in a game: apart from that of the game."""
    return Chance(derive_stream(seed, "human"))


def play_game(
    system: System, options: Options, seed: int, policy: Policy, *, listening: bool = False
) -> tuple[Any, list[Step]]:
    """Play a whole game; its last position, and its journal if somebody is listening.

    The same seed and answers give the same game as a session.
    """
    position = system.new(options)
    table = PolicyTable(Chance(derive_stream(seed, "game")), policy, listening=listening)
    play_on(system, position, table)
    return position, table.steps


def new_table(
    system: System, options: Options, seed: int, agent: Agent, *, listening: bool = False
) -> tuple[Any, PolicyTable]:
    """A new position and a table at which this agent sits."""
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
    """Play the games of these numbers; what each of them came to."""
    for number in numbers:
        own = game_seed(seed, number)
        position, table = new_table(system, options, own, agent, listening=listening)
        play_on(system, position, table)
        yield system.outcomes(position)


def play_with_progress(
    system: System, options: Options, seed: int, agent: Agent
) -> tuple[dict[str, int], list[dict[str, int]]]:
    """Play one game; what it came to, and how it stood whenever its clock was about to move on.

    A game without a clock is looked at once, at its end.
    """
    clock = system.simulation().clock
    position, table = new_table(system, options, seed, agent)
    last = system.outcomes(position)
    stood: list[dict[str, int]] = []

    def look() -> None:
        nonlocal last
        now = system.outcomes(position)
        if clock and now[clock] != last[clock]:
            stood.append(last)
        last = now

    play_on(system, position, table, after=look)
    return last, [*stood, last]


class _RecordingTable(PolicyTable):
    """Writes every answer down, until it is enough."""

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
    """A simulated game as a session: to be saved, opened in the page, undone, played on.

    With `until` it stops at the first question that is asked when the clock says so.
    """
    position = system.new(options)
    clock = system.simulation().clock

    def enough() -> bool:
        return until is not None and system.outcomes(position)[clock] >= until

    policy = agent(Seat(system.name, position, agent_chance(seed)))
    table = _RecordingTable(Chance(derive_stream(seed, "game")), policy, enough)
    with suppress(NeedsAnswer):
        play_on(system, position, table)
    return Session.replay(system, options, seed, table.tape)
