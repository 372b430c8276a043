"""A whole game at which somebody looks over the table's shoulder."""

from collections.abc import Callable
from typing import Any, Protocol, Self

from tests.ledger import Ledger
from understudy.core import (
    Chance,
    Fact,
    Options,
    Policy,
    PolicyTable,
    Refused,
    Step,
    System,
    derive_stream,
)

LONGEST = 4000
"""Turns after which nobody believes any more that a game will end."""

CheckStep = Callable[[Any, Step], None]
CheckTurn = Callable[[Any], None]


class Somebody(Policy, Protocol):
    """Who answers, and can be had twice."""

    def copy(self) -> Self:
        """Somebody who will give the same answers from here on."""
        ...


class WatchedTable(PolicyTable):
    """Calls `check` with the game after every step it is told."""

    def __init__(self, chance: Chance, policy: Policy, game: Any, check: CheckStep) -> None:
        super().__init__(chance, policy, listening=True)
        self.game = game
        self.check = check

    def tell(self, *args: Any, **named: Any) -> None:
        super().tell(*args, **named)
        self.check(self.game, self.steps[-1])


def play_watched(
    system: System,
    options: Options,
    seed: int,
    human: Somebody,
    check_step: CheckStep,
    check_turn: CheckTurn,
) -> Any:
    """One whole game; a refused turn is taken again, and whatever goes wrong names the seed.

    Without a listener it is the very same game.
    """
    again = human.copy()
    try:
        game = _play(system, options, seed, human, check_step, check_turn)
        assert _play_unheard(system, options, seed, again) == game.facts()
        return game
    except Exception as error:
        error.add_note(f"in the random game of seed {seed} with {dict(options)}")
        raise


def _play(
    system: System,
    options: Options,
    seed: int,
    human: Somebody,
    check_step: CheckStep,
    check_turn: CheckTurn,
) -> Any:
    game = system.new(options)
    ledger = Ledger(game)
    table = WatchedTable(Chance(derive_stream(seed, "game")), human, game, check_step)
    turn = refused = 0
    while not game.over:
        turn += 1
        assert turn < LONGEST, "the game does not end"
        before, state, steps = game.copy(), table.chance.state, len(table.steps)
        table.begin_turn(turn)
        try:
            system.play_turn(game, table)
        except Refused:
            refused += 1
            game = table.game = before
            table.chance.state = state
            del table.steps[steps:]
            continue
        assert table.depth == 0
        check_turn(game)
        ledger.read(table.steps[steps:])
    ledger.check(game)
    assert refused < turn
    return game


def _play_unheard(system: System, options: Options, seed: int, human: Policy) -> dict[str, Fact]:
    """The same game with nobody to listen: where it ends."""
    game = system.new(options)
    table = PolicyTable(Chance(derive_stream(seed, "game")), human)
    while not game.over:
        before, state = game.copy(), table.chance.state
        try:
            system.play_turn(game, table)
        except Refused:
            game, table.chance.state = before, state
    assert table.steps == []
    facts: dict[str, Fact] = game.facts()
    return facts
