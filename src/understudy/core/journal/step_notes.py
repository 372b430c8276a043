"""What the steps of a journal ask of the people at the table.

A game says for each kind of step, in one table, what of it lies on the table: always, only where a
deck is made of real cards, or never. Whoever shows steps asks for their notes and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from understudy.core.journal.journal import Step
from understudy.core.journal.messages import Message, message_to_json

TABLE: Final = "table"
"""Beside the names of decks: what lies on the table in every game."""


@dataclass(frozen=True, slots=True)
class Note:
    """What one step means to people.

    `hands` have something to do; otherwise the app has done it all. It is `news` to whoever caused
    it by a report. `also` is what their own hands do because of it. What is due `now`, before the
    next question, cannot wait until the turn is told.
    """

    player_moves: bool
    is_new: bool
    reminders: tuple[Message, ...] = ()
    now: bool = False

    def to_json(self) -> dict[str, object]:
        """The note as JSON, to stand in its step; what does not apply is left out."""
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
    """A kind of step: hands are needed if one of these decks is real.

    What is `yours` you did before you said it. What is `told` is news though nothing is moved.
    What is due `now` cannot wait until the turn is over.
    """

    decks: frozenset[str]
    yours: bool = False
    told: bool = False
    now: bool = False

    def note(self, real: frozenset[str], also: tuple[Message, ...] = ()) -> Note:
        """The note of such a step, where these decks are real."""
        hands = TABLE in self.decks or not self.decks.isdisjoint(real)
        return Note(hands, hands or self.told, also, self.now)


NOTHING: Final = Note(player_moves=False, is_new=False)


def step_kinds(
    names: Iterable[str],
    *decks: str,
    yours: bool = False,
    told: bool = False,
    now: bool = False,
) -> dict[str, StepKind]:
    """A row of a game's table: kinds of steps that ask for the same."""
    kind = StepKind(frozenset(decks), yours, told, now)
    return dict.fromkeys(names, kind)


def default_note(step: Step) -> Note:
    """Of a game without a table: whatever changes is moved by hands."""
    changed = bool(step.changes)
    return Note(changed, changed)
