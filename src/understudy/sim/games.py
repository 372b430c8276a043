"""One simulated game, and the seeds by which the games of a run are told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from understudy.sim.humans import Model, Seat, find_human
from understudy.table import (
    Chance,
    Entry,
    Options,
    Policy,
    PolicyTable,
    Question,
    Session,
    Step,
    System,
    stream,
)

A = TypeVar("A")

CLOCK: Final = {"mars": "generation", "tapestry": "era"}
"""The outcome that tells the time in each game."""


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run: an ordinary seed, so that any game can be played again.

    It depends on nothing but the run's seed and the number of the game. 48 bits are kept, so that
    a page can hold it as a number without rounding and takes it for a new game.
    """
    return stream(seed, "sim", number) >> 16


def human_chance(seed: int) -> Chance:
    """The chance of the human model in a game: apart from that of the game."""
    return Chance(stream(seed, "human"))


def play_game(
    system: System, options: Options, seed: int, policy: Policy, *, listening: bool = False
) -> tuple[Any, list[Step]]:
    """Play a whole game; its last position, and its journal if somebody is listening.

    The same seed and answers give the same game as a session.
    """
    position = system.new(options)
    table = PolicyTable(Chance(stream(seed, "game")), policy, listening=listening)
    play_on(system, position, table)
    return position, table.steps


def play_on(system: System, position: Any, table: PolicyTable, turn: int = 0) -> None:
    """Play from this position to the end of the game."""
    play_turn = system.play_turn
    while not position.over:
        if table.listening:
            turn += 1
            table.begin_turn(turn)
        play_turn(position, table)


def seat(system: System, options: Options, seed: int, model: Model) -> tuple[Any, PolicyTable]:
    """A new position and a table at which this model sits."""
    position = system.new(options)
    policy = model(Seat(system.name, position, human_chance(seed)))
    return position, PolicyTable(Chance(stream(seed, "game")), policy)


def play_outcomes(
    system: System, options: Options, seed: int, human: str, numbers: range
) -> Iterator[dict[str, int]]:
    """Play the games of these numbers; what each of them came to."""
    model = find_human(human)
    for number in numbers:
        position, table = seat(system, options, game_seed(seed, number), model)
        play_on(system, position, table)
        yield system.outcomes(position)


def play_watched(
    system: System, options: Options, seed: int, model: Model
) -> tuple[dict[str, int], list[dict[str, int]]]:
    """Play one game; what it came to, and how it stood at the end of each generation or era."""
    clock = CLOCK.get(system.name, "generation")
    position, table = seat(system, options, seed, model)
    stood: list[dict[str, int]] = []
    turn, before = 0, getattr(position, clock)
    last = system.outcomes(position)
    while not position.over:
        turn += 1
        table.begin_turn(turn)
        system.play_turn(position, table)
        now = getattr(position, clock)
        if now != before:
            stood.append({**last, clock: before})
            before = now
        last = system.outcomes(position)
    stood.append({**last, clock: before})
    return last, stood


class _RecordingTable(PolicyTable):
    """Writes every answer down."""

    def __init__(self, chance: Chance, policy: Policy) -> None:
        super().__init__(chance, policy)
        self.tape: list[Entry] = []

    def ask(self, question: Question[A]) -> A:
        answer = super().ask(question)
        self.tape.append(Entry(question.id, answer))
        return answer


def record_game(system: System, options: Options, seed: int, human: str) -> Session:
    """A simulated game as a session: to be saved, opened in the page, undone, played on."""
    position = system.new(options)
    policy = find_human(human)(Seat(system.name, position, human_chance(seed)))
    table = _RecordingTable(Chance(stream(seed, "game")), policy)
    play_on(system, position, table)
    return Session.replay(system, options, seed, table.tape)
