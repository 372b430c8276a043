"""One simulated game, and the seeds by which the games of a run are told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from understudy.sim.humans import find_human
from understudy.table import Chance, Options, Policy, PolicyTable, Step, System, stream


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run: an ordinary seed, so that any game can be played again.

    It depends on nothing but the run's seed and the number of the game. 53 bits are kept, so that
    a page can hold it as a number without rounding.
    """
    return stream(seed, "sim", number) >> 11


def play_game(
    system: System, options: Options, seed: int, policy: Policy, *, listening: bool = False
) -> tuple[Any, list[Step]]:
    """Play a whole game; its last position, and its journal if somebody is listening.

    The same seed and answers give the same game as a session.
    """
    position = system.new(options)
    table = PolicyTable(Chance(stream(seed, "game")), policy, listening=listening)
    turn = 0
    while not position.over:
        turn += 1
        table.begin_turn(turn)
        system.play_turn(position, table)
    return position, table.steps


def play_outcomes(
    system: System, options: Options, seed: int, human: str, numbers: range
) -> Iterator[dict[str, int]]:
    """Play the games of these numbers; what each of them came to."""
    model = find_human(human)
    for number in numbers:
        position, _ = play_game(system, options, game_seed(seed, number), model())
        yield system.outcomes(position)
