"""The deck of global events: dealt by the app, or revealed at the table and named."""

from __future__ import annotations

from understudy.core import Card, Table
from understudy.mars.printed.allowed_values import fold, match_names
from understudy.mars.printed.events import EVENTS, GlobalEvent
from understudy.mars.state import Game


def events_in_play(game: Game) -> list[str]:
    """Return the events whose expansions are in play, in printed order."""
    sets = game.setup.expansions
    return [event.id for event in EVENTS.values() if event.with_sets <= sets]


def find_events(text: str) -> tuple[str, ...]:
    """Return the events that match any part of their name in any language."""
    names = ((name, event.id) for event in EVENTS.values() for name in _names(event))
    return match_names(fold(text), names)


def _names(event: GlobalEvent) -> tuple[str, ...]:
    return event.id, *map(fold, event.names.values())


def next_event(game: Game, table: Table, face_up: int) -> str | None:
    """Return the next event, or None if the deck is empty; `face_up` is the number shown."""
    left = game.event_deck
    if not left:
        return None
    if "events" in game.setup.real:
        gone = frozenset(EVENTS.keys() - set(left))
        question = Card(
            id="mars-ask-event", cite="C p.7", kind="mars-event", pool="events",
            find=find_events, gone=gone, args={"open": face_up},
        )  # fmt: skip
        event = table.ask(question)
        left.remove(event)
        return event
    return left.pop(table.pick(len(left)))
