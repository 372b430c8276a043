"""Triggers of your cards: registering and running them (5). [T 5]"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from understudy.core import Table
from understudy.mars.human.state.card import Card, Context
from understudy.mars.human.state.card_definition import FROM_FIRST_STEP, Step, Trigger
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game

T = TypeVar("T", bound=Trigger)

NONE: Final[tuple[tuple[Card, Any], ...]] = ()


def run_steps(context: Context, steps: tuple[Step, ...]) -> None:
    """Carry out steps from left to right."""
    table = context.table
    outer = context.step
    for step in steps:
        context.step = step
        if table.listening:
            table.begin_effect()
            step.do(context)
            table.end_effect()
        else:
            step.do(context)
    context.step = outer


def triggers_for(you: Human, event: type[T]) -> tuple[tuple[Card, T], ...]:
    """Return your active triggers of an event, each with its card."""
    return you.triggers.get(event, NONE)


def run_trigger(
    game: Game,
    table: Table,
    you: Human,
    card: Card,
    trigger: Trigger,
    triggered_by: Card | None = None,
) -> None:
    """Run one trigger of a card."""
    if table.listening:
        table.tell("mars-you-react", "T 5", card=card.ref)
        table.depth += 1
    run_steps(Context(game, table, you, card, triggered_by=triggered_by), trigger.steps)
    if table.listening:
        table.depth -= 1


def run_triggers(game: Game, table: Table, you: Human, event: type[Trigger]) -> None:
    """Run all your active triggers of an event that has no conditions."""
    for card, trigger in triggers_for(you, event):
        run_trigger(game, table, you, card, trigger)


def register_triggers(you: Human, card: Card, starts: str) -> None:
    """Activate the triggers of a card that start now (5). [T 5]"""
    added = [
        trigger
        for trigger in card.triggers
        if (FROM_FIRST_STEP if trigger.itself else trigger.starts) == starts
    ]
    if not added:
        return
    triggers = dict(you.triggers)
    for trigger in added:
        event = type(trigger)
        triggers[event] = (*triggers.get(event, ()), (card, trigger))
    you.triggers = triggers


def remove_triggers(you: Human, card: Card) -> None:
    """Deactivate all triggers of a card."""
    you.triggers = {
        event: tuple([pair for pair in pairs if pair[0] is not card])
        for event, pairs in you.triggers.items()
    }
