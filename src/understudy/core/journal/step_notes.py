"""Notes on the steps of a journal: what the players must do by hand.

Each game has one table that says for each kind of step whether something must be moved on the real
table: always, only with real decks, or never. Screens show these notes and decide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from understudy.core.journal.messages import Message, message_to_json
from understudy.core.journal.step import Step

TABLE: Final = "table"
"""In a list of decks: something on the table in every game, whatever the decks."""


@dataclass(frozen=True, slots=True)
class Note:
    """What one step means to the players.

    `player_moves`: a player must move something on the table. `is_new`: the player who reported the
    cause does not know it yet. `reminders` are further things to do because of the step. `now`: all
    this is due before the next question.
    """

    player_moves: bool
    is_new: bool
    reminders: tuple[Message, ...] = ()
    now: bool = False

    def to_json(self) -> dict[str, object]:
        """Return the note as JSON, to be merged into its step, without empty fields."""
        data: dict[str, object] = {}
        if self.player_moves:
            data["hands"] = True
        if self.is_new:
            data["news"] = True
        if self.now:
            data["now"] = True
        if self.reminders:
            data["also"] = [message_to_json(message) for message in self.reminders]
        return data


@dataclass(frozen=True, slots=True)
class StepKind:
    """A kind of step: a player must move something if one of `decks` is real.

    `yours`: the player did it before reporting it. `told`: new to the player although nothing is
    moved. `now`: due before the next question.
    """

    decks: frozenset[str]
    yours: bool = False
    told: bool = False
    now: bool = False

    def note(self, real: frozenset[str], reminders: tuple[Message, ...] = ()) -> Note:
        """Return the note of such a step if these decks are real."""
        moves = TABLE in self.decks or not self.decks.isdisjoint(real)
        return Note(moves, moves or self.told, reminders, self.now)


EMPTY_NOTE: Final = Note(player_moves=False, is_new=False)


def step_kinds(
    names: Iterable[str], *decks: str, yours: bool = False, told: bool = False, now: bool = False
) -> dict[str, StepKind]:
    """Return a row of a game's table: kinds of steps that need the same."""
    kind = StepKind(frozenset(decks), yours, told, now)
    return dict.fromkeys(names, kind)


def default_note(step: Step) -> Note:
    """Return the note of a step in a game without a table: every change is moved by hand."""
    changed = bool(step.changes)
    return Note(changed, changed)
