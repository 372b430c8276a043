"""What follows from something on your side: cards before you that watch for it (5). [T 5]"""

from __future__ import annotations

from typing import Final

from understudy.core import Table
from understudy.mars.human.state.card import Card, Source
from understudy.mars.human.state.card_definition import Step, Trigger
from understudy.mars.human.state.side import ActiveTrigger, HumanSide
from understudy.mars.state import Game

NOBODY: tuple[ActiveTrigger, ...] = ()

ITSELF: Final = "itself"
"""Those that count the card's own playing, from its first step on."""

LAID_OUT: Final = "laid out"
"""Those that watch no playing, from when its steps are done: its tags may set something off."""

NEXT: Final = "next"
"""Those that watch cards being played, from the next card on."""

BEGINNINGS: Final = (ITSELF, LAID_OUT, NEXT)


def run_steps(
    game: Game, table: Table, you: HumanSide, steps: tuple[Step, ...], source: Source
) -> None:
    """Steps from left to right."""
    for step in steps:
        step.do(game, table, you, source)


def run_trigger(
    game: Game,
    table: Table,
    you: HumanSide,
    card: Card,
    trigger: Trigger,
    triggered_by: Card | None = None,
) -> None:
    """One card answers what happened."""
    if table.listening:
        table.tell("mars-you-react", "T 5", card=card.ref)
        table.depth += 1
    run_steps(game, table, you, trigger.steps, Source(card, triggered_by=triggered_by))
    if table.listening:
        table.depth -= 1


def triggers_for(you: HumanSide, event: str) -> tuple[ActiveTrigger, ...]:
    """Who watches for an event."""
    return you.triggers.get(event, NOBODY)


def register_triggers(you: HumanSide, card: Card, begins: str) -> None:
    """Watches of a card begin: those that `begins` names (5). [T 5]"""
    added = [trigger for trigger in card.triggers if _begins(trigger) == begins]
    if not added:
        return
    table = dict(you.triggers)
    for trigger in added:
        table[trigger.event] = (*table.get(trigger.event, ()), (card, trigger))
    you.triggers = table


def _begins(trigger: Trigger) -> str:
    if trigger.itself:
        return ITSELF
    return NEXT if trigger.event in ("tag", "card", "event", "new tag") else LAID_OUT


def remove_triggers(you: HumanSide, card: Card) -> None:
    """A card no longer watches."""
    you.triggers = {
        event: tuple(pair for pair in pairs if pair[0] is not card)
        for event, pairs in you.triggers.items()
    }
