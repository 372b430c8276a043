"""Whole random games, checked after every step and every turn."""

from collections.abc import Callable
from typing import Any, Protocol, Self, TypeVarTuple

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

Values = TypeVarTuple("Values")

MAX_TURNS = 4000
"""A game with more turns is considered endless."""

CheckStep = Callable[[Any, Step], None]
CheckTurn = Callable[[Any], None]


class CopyablePolicy(Policy, Protocol):
    """A policy that can be copied."""

    def copy(self) -> Self:
        """Return a policy that gives the same answers from here on."""
        ...


Human = CopyablePolicy | Callable[[Any], Policy]
"""A policy, or a function that returns one for a game whose position it sees."""


def policy_of(human: Human, game: Any) -> Policy:
    """Return the policy that plays this game."""
    return human(game) if callable(human) else human


class CheckingTable(PolicyTable):
    """Calls `check` with the game after every step."""

    def __init__(self, chance: Chance, policy: Policy, game: Any, check: CheckStep) -> None:
        super().__init__(chance, policy, listening=True)
        self.game = game
        self.check = check

    def record(self, describe: Callable[[*Values], Step], *values: *Values) -> None:
        super().record(describe, *values)
        self.check(self.game, self.steps[-1])


def play_checked(
    system: System,
    options: Options,
    seed: int,
    human: Human,
    check_step: CheckStep,
    check_turn: CheckTurn,
) -> Any:
    """Play one whole game; refused turns are repeated, and errors name the seed.

    Without a journal the game must end in the same position.
    """
    copy = human if callable(human) else human.copy()
    try:
        game = _play(system, options, seed, human, check_step, check_turn)
        assert _play_without_journal(system, options, seed, copy) == game.facts()
        return game
    except Exception as error:
        error.add_note(f"in the random game of seed {seed} with {dict(options)}")
        raise


def _play(
    system: System,
    options: Options,
    seed: int,
    human: Human,
    check_step: CheckStep,
    check_turn: CheckTurn,
) -> Any:
    game = system.new(options)
    ledger = Ledger(game)
    chance = Chance(derive_stream(seed, "game"))
    table = CheckingTable(chance, policy_of(human, game), game, check_step)
    turn = refused = 0
    while not game.over:
        turn += 1
        assert turn < MAX_TURNS, "the game does not end"
        before, state, steps = game.copy(), table.chance.state, len(table.steps)
        table.begin_turn(turn)
        try:
            system.play_turn(game, table)
        except Refused:
            refused += 1
            game = table.game = before
            table.policy = policy_of(human, game)
            table.chance.state = state
            del table.steps[steps:]
            continue
        assert table.depth == 0
        check_turn(game)
        ledger.read(table.steps[steps:])
    ledger.check(game)
    assert refused < turn
    return game


def _play_without_journal(
    system: System, options: Options, seed: int, human: Human
) -> dict[str, Fact]:
    """Play the same game without a journal and return its last facts."""
    game = system.new(options)
    table = PolicyTable(Chance(derive_stream(seed, "game")), policy_of(human, game))
    while not game.over:
        before, state = game.copy(), table.chance.state
        try:
            system.play_turn(game, table)
        except Refused:
            game, table.chance.state = before, state
            table.policy = policy_of(human, game)
    assert table.steps == []
    facts: dict[str, Fact] = game.facts()
    return facts
